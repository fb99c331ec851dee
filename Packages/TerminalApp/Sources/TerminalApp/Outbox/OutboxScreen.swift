import Foundation
import Observation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

extension Command {
  static let outboxSend = Command("outbox.send")
  static let outboxMarkAsDone = Command("outbox.markAsDone")
  static let outboxRemove = Command("outbox.remove")

  static let ofOutbox = [outboxSend, outboxMarkAsDone, outboxRemove]
}

/// A screen with the actions that servers have not performed yet: what each does, its age, its progress, and why its last
/// attempt failed or was refused.
@MainActor @Observable final class OutboxScreen: LocalizedScreen {
  var language: Language {
    get { context.language }
    set { context.language = newValue }
  }

  private var context: ScreenContext
  @ObservationIgnored private let viewModel: OutboxViewModel
  @ObservationIgnored private let bag = DisposeBag()
  @ObservationIgnored private lazy var list = List<OutboxRow>(
    height: { [weak self] row, columns in 2 + (self?.details(of: row, columns: columns).count ?? 0) },
    draw: { [weak self] row, _, canvas in self?.draw(row, in: &canvas) })

  /// Creates a screen that shows a view model.
  init(_ viewModel: OutboxViewModel, context: ScreenContext) {
    self.viewModel = viewModel
    self.context = context
    viewModel.rows.drive(with: self) { $0.list.show($1) }.disposed(by: bag)
    viewModel.failure.emit(with: self) { $0.context.host?.show($1, $0.language) }.disposed(by: bag)
  }

  var title: TerminalText { TerminalText(OutboxRow.listTitle, language) }

  /// The decisions about the selected action, each with its key.
  private var actions: [KeyAction] {
    guard let row = list.selectedRow else { return [] }
    return row.decisions.map { decision in
      KeyAction(decision.binding(TerminalText(decision.label(in: row.state), language))) { [viewModel] in
        viewModel.decide.accept((decision, row.id))
      }
    }
  }

  var keys: KeyTable { KeyTable(actions.bindings) + list.keys }

  func receive(_ event: InputEvent) -> Bool { list.receive(event) }

  func perform(_ command: Command) -> Bool { actions.perform(command) || list.perform(command) }

  func draw(in canvas: inout Canvas) {
    if list.count == 0 { return CenteredMessage(TerminalText(OutboxRow.empty, language)).draw(in: &canvas) }
    list.draw(in: &canvas)
    canvas.requestFrame(at: canvas.time + .seconds(60))
  }

  private func draw(_ row: OutboxRow, in canvas: inout Canvas) {
    let columns = canvas.size.columns
    let age = TerminalText(row.created.age(at: context.now()), language)
    let right = columns - canvas.width.columns(of: age)
    canvas.draw(TerminalText(row.title, language), limit: max(1, right - 2), style: Style(.text, [.bold]))
    canvas.draw(age, column: right, style: Style(.muted))
    for (number, line) in details(of: row, columns: columns).enumerated() {
      canvas.draw(line, column: 2, row: 1 + number, style: row.needsDecision ? Style(.warning) : Style(.muted))
    }
  }

  /// The progress of an action and the reason, wrapped.
  private func details(of row: OutboxRow, columns: Int) -> [TerminalText] {
    row.details(at: context.now(), in: context.timeZone, language).flatMap { $0.wrapped(to: max(1, columns - 2)) }
  }
}

extension OutboxRow {
  /// Returns the progress, and the reason if there is one.
  func details(at now: Date, in timeZone: TimeZone, _ language: Language) -> [TerminalText] {
    [progress(at: now, in: timeZone), reason].compactMap(\.self).map { TerminalText($0, language) }
  }
}

extension OutboxDecision {
  fileprivate func binding(_ label: TerminalText) -> KeyBinding {
    switch self {
    case .send: KeyBinding([.control("s")], .outboxSend, label)
    case .markAsDone: KeyBinding(["Y"], .outboxMarkAsDone, label)
    case .remove: KeyBinding(["u"], .outboxRemove, label)
    }
  }
}
