/// A prompt in the bottom line of the screen, for example for a command or a search text.
@MainActor final class Prompt {
  let label: TerminalText
  let field: TextField
  private var finish: (@MainActor (String?) -> Void)?

  init(
    label: TerminalText, text: String, onChange: (@MainActor (String) -> Void)?,
    finish: @escaping @MainActor (String?) -> Void
  ) {
    self.label = label
    self.finish = finish
    field = TextField()
    field.text = text
    field.onChange = onChange
    field.onSubmit = { [weak self] in self?.end($0) }
  }

  func receive(_ event: InputEvent) {
    if !field.receive(event), event == .key(.escape) || event == .key(.control("c")) { end(nil) }
  }

  private func end(_ answer: String?) {
    let finish = finish
    self.finish = nil
    finish?(answer)
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.surface)
    let left = canvas.draw(label + " ", column: 1, style: Style(.accent, [.bold]))
    let columns = canvas.size.columns - left - 1
    canvas.inside(Rect(column: left, columns: max(1, columns), rows: 1)) { field.draw(in: &$0) }
  }
}

extension TerminalApplication {
  /// Asks for a line of text in place of the status bar.
  ///
  /// - Parameters:
  ///   - label: The label before the text, such as `/` for a search or `:` for a command.
  ///   - text: The initial text.
  ///   - onChange: A closure that is called with each change, for a search while the user types.
  ///   - answer: A closure that is called once: with the line when the user presses Enter, or with `nil` when the
  ///     prompt is canceled, for example with Esc.
  public func ask(
    _ label: TerminalText, text: String = "", onChange: (@MainActor (String) -> Void)? = nil,
    answer: @escaping @MainActor (String?) -> Void
  ) {
    prompt?.receive(.key(.escape))
    prompt = Prompt(label: label, text: text, onChange: onChange) { [weak self] line in
      self?.prompt = nil
      answer(line)
    }
  }
}
