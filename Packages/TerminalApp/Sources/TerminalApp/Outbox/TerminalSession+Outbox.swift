import Composition
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// The actions that wait to be sent.
extension TerminalSession {
  /// Sends the actions of the current user, and shows their number in the status bar.
  func watchOutboxes() {
    outboxBag = DisposeBag()
    outboxes = modules.outboxes(container)
    OutboxViewModel.rows(of: outboxes).asDriver(onErrorJustReturn: []).drive(onNext: { [weak self] rows in
      self?.outboxRows = rows
      self?.showOutbox()
    }).disposed(by: outboxBag)
    container.send(outboxes).disposed(by: outboxBag)
  }

  /// Shows the number of actions, and of those that need a decision.
  func showOutbox() {
    let needsDecision = outboxRows.contains(where: \.needsDecision)
    let text = OutboxRow.summary(outboxRows).map { TerminalText($0[navigator.language]) } ?? ""
    application.statusBar.right = StyledText(text, needsDecision ? .warning : .muted)
  }

  /// Ends the session. Asks before actions are lost that are not sent and not stored, unless the question is already shown.
  func quit() {
    let count = outboxRows.count(where: \.isLostAtEnd)
    if count == 0 || isAskingToQuit { return application.quit() }
    isAskingToQuit = true
    let strings = application.strings
    application.confirm(
      TerminalText(AppText.quitQuestion, navigator.language),
      message: TerminalText(AppText.lostAtEnd(count), navigator.language), confirm: strings.quit,
      cancel: TerminalText(AppText.stay, navigator.language), isDestructive: true
    ) { [weak self] isConfirmed in
      self?.isAskingToQuit = false
      if isConfirmed { self?.application.quit() }
    }
  }

  /// Sends all waiting actions, because the servers may be reachable again.
  func sendOutboxes() {
    do {
      for source in outboxes { try source.sendAll() }
    } catch {
      warn(LocalizedText(describing: error))
    }
  }
}
