import FeatureHub
import Presentation
import PresentationTerminal
import TerminalUI

/// The lines of a row: its title, its facts, and its text.
enum HubRowLayout {
  /// The maximum number of lines of a row's text. The whole text is on the web.
  private static let bodyLines = 40

  static func lines(
    _ row: HubRow, _ language: Language, columns: Int, measuring width: ColumnWidth = .standard
  ) -> [StyledText] {
    let columns = max(1, min(columns, 90))
    let title = TerminalText(row.title, language).wrapped(to: columns, measuring: width).prefix(2)
    let details = TerminalText(row.details, language)
    var lines = title.map { StyledText($0, Style(row.intent == nil ? .text : .primary, [.bold])) }
    if !details.isEmpty {
      lines += details.wrapped(to: columns, measuring: width).prefix(2).map { StyledText($0, .secondaryText) }
    }
    let body = paragraphs(row).flatMap { $0.isEmpty ? [.empty] : $0.wrapped(to: columns, measuring: width) }
    lines += body.prefix(bodyLines).map { StyledText($0) }
    if body.count > bodyLines { lines.append("…") }
    return lines
  }

  /// Returns the lines of the row's text, sanitized and not wrapped.
  static func paragraphs(_ row: HubRow) -> [TerminalText] {
    (row.body ?? "").split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText(String($0)) }
      .dropLast(row.body?.isEmpty == false ? 0 : 1)
  }
}
