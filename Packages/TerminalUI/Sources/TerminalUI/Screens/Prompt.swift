/// A prompt in the bottom line of the screen, for example for a command or a search text.
@MainActor final class Prompt {
  let label: TerminalText
  let field: TextField
  private var suggestions: PromptSuggestions
  private var finish: (@MainActor (String?) -> Void)?

  init(
    label: TerminalText, text: String, suggestions: PromptSuggestions, onChange: (@MainActor (String) -> Void)?,
    finish: @escaping @MainActor (String?) -> Void
  ) {
    self.label = label
    self.suggestions = suggestions
    self.finish = finish
    field = TextField()
    field.text = text
    field.onChange = onChange
    field.onSubmit = { [weak self] in self?.end($0) }
  }

  func receive(_ event: InputEvent) {
    if field.receive(event) { return }
    switch event {
    case .key(.escape), .key(.control("c")): end(nil)
    case .key(let key): if let text = suggestions.text(for: key, after: field.text) { show(text) }
    default: break
    }
  }

  private func show(_ text: String) {
    field.text = text
    field.onChange?(text)
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
  ///   - history: The earlier answers, the oldest first, through which Up and Down go.
  ///   - completions: The texts to which Tab completes the beginning of one of them.
  ///   - onChange: A closure that is called with each change, for a search while the user types.
  ///   - answer: A closure that is called once: with the line when the user presses Enter, or with `nil` when the
  ///     prompt is canceled, for example with Esc.
  public func ask(
    _ label: TerminalText, text: String = "", history: [String], completions: [String],
    onChange: (@MainActor (String) -> Void)? = nil, answer: @escaping @MainActor (String?) -> Void
  ) {
    prompt?.receive(.key(.escape))
    let suggestions = PromptSuggestions(history: history, completions: completions)
    prompt = Prompt(label: label, text: text, suggestions: suggestions, onChange: onChange) { [weak self] line in
      self?.prompt = nil
      answer(line)
    }
  }

  /// Asks for a line of text in place of the status bar, without history and completion.
  ///
  /// - Parameters:
  ///   - label: The label before the text.
  ///   - text: The initial text.
  ///   - onChange: A closure that is called with each change.
  ///   - answer: A closure that is called once: with the line, or with `nil` when the prompt is canceled.
  public func ask(
    _ label: TerminalText, text: String = "", onChange: (@MainActor (String) -> Void)? = nil,
    answer: @escaping @MainActor (String?) -> Void
  ) {
    ask(label, text: text, history: [], completions: [], onChange: onChange, answer: answer)
  }
}
