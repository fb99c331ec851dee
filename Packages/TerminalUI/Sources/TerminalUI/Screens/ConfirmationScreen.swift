/// A screen with a question and its answers. The harmless answer is the default.
@MainActor final class ConfirmationScreen: Screen {
  let title: TerminalText
  private let message: TerminalText
  private let form: Form
  private let choices: [TerminalText]
  private let cancelLabel: TerminalText
  private var answer: (@MainActor (Int?) -> Void)?

  /// The commands of the answers, in order. A question has no more answers than commands.
  nonisolated static let commands = [Command("confirm.yes"), Command("confirm.second"), Command("confirm.third")]
  nonisolated static let no = Command("confirm.no")

  init(
    title: TerminalText, message: TerminalText, choices: [TerminalText], cancel: TerminalText, isDestructive: Bool,
    answer: @escaping @MainActor (Int?) -> Void
  ) {
    self.title = title
    self.message = message
    self.answer = answer
    self.choices = Array(choices.prefix(Self.commands.count))
    cancelLabel = cancel
    let cancelButton = Button(cancel)
    let buttons = self.choices.map { Button($0, color: isDestructive ? .error : .accent) }
    form = Form([cancelButton] + buttons)
    cancelButton.onPress = { [weak self] in self?.finish(nil) }
    for (index, button) in buttons.enumerated() { button.onPress = { [weak self] in self?.finish(index) } }
  }

  var preferredSize: Size? { Size(columns: 44, rows: message.wrapped(to: 44).count + form.height + 1) }

  var keys: KeyTable {
    // Every question is confirmed with the same key.
    let keys: [[Key]] = [["y", "Y", "1"], ["2"], ["3"]]
    return KeyTable(
      choices.indices.map { KeyBinding(keys[$0], Self.commands[$0], choices[$0]) }
        + [KeyBinding(["n", "N", .escape, "q"], Self.no, cancelLabel)])
  }

  func receive(_ event: InputEvent) -> Bool { form.receive(event) }

  func perform(_ command: Command) -> Bool {
    let choice = choices.indices.first { Self.commands[$0] == command }
    guard choice != nil || command == Self.no else { return false }
    finish(choice)
    return true
  }

  private func finish(_ choice: Int?) {
    let answer = answer
    self.answer = nil
    answer?(choice)
  }

  /// Cancels the question, unless the user has already answered it.
  func screenDidDisappear() { finish(nil) }

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
    choose(title, message: message, choices: [confirm], cancel: cancel, isDestructive: isDestructive) {
      answer($0 != nil)
    }
  }

  /// Asks a question with up to three answers in a box. `answer` is called once, with the index of the user's choice, or
  /// with `nil` if the user chose none. Until then, the keys of the application, such as those of its tabs, have no effect.
  public func choose(
    _ title: TerminalText, message: TerminalText, choices: [TerminalText], cancel: TerminalText,
    isDestructive: Bool = false, answer: @escaping @MainActor (Int?) -> Void
  ) {
    weak var shown: ConfirmationScreen?
    let screen = ConfirmationScreen(
      title: title, message: message, choices: choices, cancel: cancel, isDestructive: isDestructive
    ) { [screens] choice in
      if let shown, screens.top === shown { screens.pop() }
      answer(choice)
    }
    shown = screen
    screens.push(screen, as: .modal)
  }
}
