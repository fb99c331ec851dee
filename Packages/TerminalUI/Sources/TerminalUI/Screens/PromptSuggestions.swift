/// The texts that the keys of a prompt insert: earlier answers with Up and Down, and completions with Tab and Shift-Tab.
struct PromptSuggestions {
  private let history: [String]
  private let completions: [String]
  /// The texts through which repeated keys go, and the position of the one that is shown.
  private var choices: (texts: [String], position: Int)?
  private var isHistory = false

  init(history: [String], completions: [String]) {
    self.history = history
    self.completions = completions
  }

  /// Returns the text that a key inserts in place of a text, or `nil` if there is none. What the user has typed remains
  /// one of the choices.
  mutating func text(for key: Key, after text: String) -> String? {
    switch key {
    case .up, .down: move(by: key == .up ? 1 : -1, isHistory: true, after: text)
    case .tab, .backTab: move(by: key == .tab ? 1 : -1, isHistory: false, after: text)
    default: nil
    }
  }

  private mutating func move(by step: Int, isHistory: Bool, after text: String) -> String? {
    // Typing or the other kind of suggestion starts anew.
    var current = choices.flatMap { self.isHistory == isHistory && $0.texts[$0.position] == text ? $0 : nil }
    if current == nil {
      let begun = text.lowercased()
      let others =
        isHistory ? history.reversed() : completions.filter { $0 != text && $0.lowercased().hasPrefix(begun) }
      current = ([text] + others, 0)
    }
    guard let (texts, last) = current else { return nil }
    // Completions start again after the last one. History ends with the oldest answer and the typed text.
    let position = isHistory ? last + step : (last + step + texts.count) % texts.count
    guard texts.indices.contains(position), texts[position] != text else { return nil }
    choices = (texts, position)
    self.isHistory = isHistory
    return texts[position]
  }
}
