public import Presentation
public import TerminalUI

/// The hints on a screen. Each hint consists of the first key that is bound to a command, and the action of the key,
/// such as `r retry`.
@MainActor public struct KeyHints {
  private let screen: any Screen
  private let context: ScreenContext

  /// Creates hints for the commands of a screen.
  public init(for screen: any Screen, in context: ScreenContext) {
    self.screen = screen
    self.context = context
  }

  /// The language of the hints.
  public var language: Language { context.language }

  /// Returns a hint with the key of a command and its action, or empty text if the command has no key.
  public func hint(_ command: Command, _ action: LocalizedText) -> TerminalText {
    guard let key = context.host?.keys(for: command, on: screen).first else { return .empty }
    return "\(key.description) \(action[language])"
  }

  /// Returns a statement, followed by a hint if the command has a key, such as `Loading failed · r retry`.
  public func line(_ statement: LocalizedText, _ command: Command, _ action: LocalizedText) -> TerminalText {
    let hint = hint(command, action)
    if hint.isEmpty { return TerminalText(statement, language) }
    let text = statement[language]
    // A Chinese full stop is as wide as the separator, which replaces it.
    return TerminalText(text.hasSuffix("。") ? String(text.dropLast()) : text) + " · " + hint
  }

  /// Returns the message of a screen that could not load its content, with the key that loads the content again.
  public func message(for failure: LoadFailure, _ text: ListText = .standard) -> CenteredMessage {
    CenteredMessage(
      TerminalText(text.failed, language), detail: TerminalText(failure.message(in: language)),
      hint: StyledText(hint(.listRefresh, text.retry)))
  }
}
