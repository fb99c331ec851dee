/// A screen with a question and two answers. The harmless answer is the default.
@MainActor final class ConfirmationScreen: Screen {
  let title: TerminalText
  private let message: TerminalText
  private let form: Form
  private let confirmLabel: TerminalText
  private let cancelLabel: TerminalText
  private var answer: (@MainActor (Bool) -> Void)?

  nonisolated static let yes = Command("confirm.yes")
  nonisolated static let no = Command("confirm.no")

  init(
    title: TerminalText, message: TerminalText, confirm: TerminalText, cancel: TerminalText, isDestructive: Bool,
    answer: @escaping @MainActor (Bool) -> Void
  ) {
    self.title = title
    self.message = message
    self.answer = answer
    confirmLabel = confirm
    cancelLabel = cancel
    let cancelButton = Button(cancel)
    let confirmButton = Button(confirm, color: isDestructive ? .error : .accent)
    form = Form([cancelButton, confirmButton])
    cancelButton.onPress = { [weak self] in self?.finish(false) }
    confirmButton.onPress = { [weak self] in self?.finish(true) }
  }

  var preferredSize: Size? { Size(columns: 44, rows: message.wrapped(to: 44).count + form.height + 1) }

  var keys: KeyTable {
    KeyTable([
      KeyBinding(["y", "Y"], Self.yes, confirmLabel), KeyBinding(["n", "N", .escape, "q"], Self.no, cancelLabel),
    ])
  }

  func receive(_ event: InputEvent) -> Bool { form.receive(event) }

  func perform(_ command: Command) -> Bool {
    switch command {
    case Self.yes: finish(true)
    case Self.no: finish(false)
    default: return false
    }
    return true
  }

  private func finish(_ isConfirmed: Bool) {
    let answer = answer
    self.answer = nil
    answer?(isConfirmed)
  }

  /// Answers the question with `false`, unless the user has already answered it.
  func screenDidDisappear() { finish(false) }

  func draw(in canvas: inout Canvas) {
    let lines = message.wrapped(to: canvas.size.columns, measuring: canvas.width)
    for (row, line) in lines.enumerated() { canvas.draw(line, row: row) }
    let top = lines.count + 1
    canvas.inside(Rect(row: top, columns: canvas.size.columns, rows: canvas.size.rows - top)) { form.draw(in: &$0) }
  }
}

extension TerminalApplication {
  /// Asks a question in a box. `answer` is called once, with `true` if the user confirmed and with `false` in all other
  /// cases. Until then, the keys of the application, such as those of its tabs, have no effect.
  public func confirm(
    _ title: TerminalText, message: TerminalText, confirm: TerminalText, cancel: TerminalText,
    isDestructive: Bool = false, answer: @escaping @MainActor (Bool) -> Void
  ) {
    weak var shown: ConfirmationScreen?
    let screen = ConfirmationScreen(
      title: title, message: message, confirm: confirm, cancel: cancel, isDestructive: isDestructive
    ) { [screens] isConfirmed in
      if let shown, screens.top === shown { screens.pop() }
      answer(isConfirmed)
    }
    shown = screen
    screens.push(screen, as: .modal)
  }
}
