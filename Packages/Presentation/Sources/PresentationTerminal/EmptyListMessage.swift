public import Presentation
public import TerminalUI

/// The message in place of the rows of an empty list, such as a search before the user has typed anything.
public struct EmptyListMessage: Sendable {
  let title: LocalizedText
  let detail: LocalizedText?
  let remedy: (command: Command, action: LocalizedText)

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - title: The statement.
  ///   - detail: Advice, or `nil` for none.
  ///   - remedy: The command of the hint below, and the text of the hint.
  public init(_ title: LocalizedText, detail: LocalizedText? = nil, remedy: (command: Command, action: LocalizedText)) {
    self.title = title
    self.detail = detail
    self.remedy = remedy
  }

  @MainActor func message(_ hints: KeyHints) -> CenteredMessage {
    CenteredMessage(
      TerminalText(title, hints.language), detail: detail.map { TerminalText($0, hints.language) } ?? "",
      hint: StyledText(hints.hint(remedy.command, remedy.action)))
  }
}
