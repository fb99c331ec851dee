import FeatureLogin
import FeatureLoginModule
import Foundation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// A login without screens to a Mastodon server. The login prints a URL and reads a code from the input.
@MainActor struct MastodonPrompt {
  /// The error that is thrown if the input ends without a code.
  struct NoCode: Error {}

  let language: Language
  /// Emits each line of the input and completes at its end.
  let input: Observable<String>
  /// A closure that writes lines.
  let write: @MainActor ([StyledText]) -> Void

  /// Logs in.
  ///
  /// - Throws: A `LoginFailure`; ``NoCode`` if the input ends while only a pasted code can complete the login;
  ///   `CancellationError` if the task is canceled.
  func logIn(_ feature: LoginFeature, at server: ServerAddress, usesBrowser: Bool) async throws {
    let ended = PublishRelay<Void>()
    let lines = input.do(onCompleted: { ended.accept(()) })
    // The end of the login comes first, because subscribing to the steps reads the input, which can end immediately.
    let events = Observable<MastodonStep?>.merge(
      ended.asObservable().map { nil }, feature.logIn(at: server, answers: lines, usesBrowser: usesBrowser).map { $0 })
    var step = MastodonStep.idle
    var hasInput = true
    for try await event in events.values {
      if let event {
        step = event
        show(event)
      } else {
        hasInput = false
      }
      switch step {
      case .ended(.success): return
      case .ended(.failure(let failure)): throw failure
      // With a browser on this machine, the login can succeed without input.
      case .waiting where !hasInput && !usesBrowser: throw NoCode()
      case .idle, .registering, .waiting, .exchanging: break
      }
    }
    // The steps end only with a result.
    throw NoCode()
  }

  private func show(_ step: MastodonStep) {
    guard case .waiting(let url, let isOpened, let problem) = step else { return }
    if let problem { return write([StyledText(TerminalText(problem.message(in: language)), .error)]) }
    write([
      StyledText(TerminalText(isOpened ? LoginText.browserOpened : LoginText.openInBrowser, language)),
      // The URL is alone in its line, so that the user can select it.
      StyledText(TerminalText(url.absoluteString)),
      StyledText(TerminalText(LoginText.pasteCode, language)),
    ])
  }
}
