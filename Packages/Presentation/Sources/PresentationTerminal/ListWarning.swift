public import Presentation
public import TerminalUI

/// A warning above a list, such as that the user is not logged in, and the command that resolves the problem.
public struct ListWarning {
  private let text: LocalizedText
  private let remedy: (command: Command, action: LocalizedText)?

  /// Creates a warning.
  ///
  /// - Parameters:
  ///   - text: The warning.
  ///   - remedy: The command that resolves the problem and the text of its hint, which is shown while the screen offers
  ///     the command's key.
  public init(_ text: LocalizedText, remedy: (command: Command, action: LocalizedText)? = nil) {
    self.text = text
    self.remedy = remedy
  }

  @MainActor func line(_ hints: KeyHints) -> TerminalText {
    remedy.map { hints.line(text, $0.command, $0.action) } ?? TerminalText(text, hints.language)
  }
}
