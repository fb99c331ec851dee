public import Presentation
public import TerminalUI

/// A screen that can change its language while it is shown.
@MainActor public protocol LocalizedScreen: Screen {
  /// The language of its words. A change is visible in the next frame.
  var language: Language { get set }
}

extension TerminalText {
  /// Creates the text of one language. The text is sanitized like any other.
  public init(_ text: LocalizedText, _ language: Language) {
    self.init(text[language])
  }
}
