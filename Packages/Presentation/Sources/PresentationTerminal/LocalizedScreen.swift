public import Presentation
public import TerminalUI

/// A screen whose language can change while it is shown.
@MainActor public protocol LocalizedScreen: Screen {
  /// The language of the screen's texts. A change takes effect in the next frame.
  var language: Language { get set }
}

extension TerminalText {
  /// Creates sanitized text in the given language.
  public init(_ text: LocalizedText, _ language: Language) {
    self.init(text[language])
  }
}
