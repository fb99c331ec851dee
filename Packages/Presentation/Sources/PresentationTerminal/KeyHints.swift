public import Presentation
public import TerminalUI

/// Hints that name the key of a command as the user has bound it: `r retry`.
@MainActor public struct KeyHints {
  private let screen: any Screen
  private let host: (any ScreenHost)?
  private let language: Language

  /// Creates hints for the commands of one screen.
  public init(for screen: any Screen, host: (any ScreenHost)?, language: Language) {
    self.screen = screen
    self.host = host
    self.language = language
  }

  /// Returns the key of a command and what it does. Empty if the command has no key.
  public func hint(_ command: Command, _ action: LocalizedText) -> TerminalText {
    guard let key = host?.keys(for: command, on: screen).first else { return .empty }
    return "\(key.description) \(action[language])"
  }

  /// Returns a statement, followed by a hint if the command has a key: `Loading failed · r retry`.
  public func line(_ statement: LocalizedText, _ command: Command, _ action: LocalizedText) -> TerminalText {
    let hint = hint(command, action)
    return hint.isEmpty ? TerminalText(statement, language) : TerminalText(statement, language) + " · " + hint
  }
}
