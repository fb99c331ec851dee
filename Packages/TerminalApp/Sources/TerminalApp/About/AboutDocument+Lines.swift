import Composition
import Presentation
import TerminalUI

extension AboutDocument {
  /// Returns the contents of the document as lines of text.
  func lines(_ definitions: [ServerDefinition], in language: Language) -> [TerminalText] {
    [TerminalText(heading)]
      + facts(definitions, in: language).map { "\(TerminalText($0.label))  \(TerminalText($0.value))" }
  }
}
