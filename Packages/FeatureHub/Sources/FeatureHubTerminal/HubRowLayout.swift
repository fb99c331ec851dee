import FeatureHub
import Presentation
import PresentationTerminal
import TerminalUI

/// The lines of a row: its title, its details, and its text.
enum HubRowLayout {
  /// The maximum number of lines of a row's text. The web page of the row shows the whole text.
  private static let bodyLines = 40

  static func lines(
    _ row: HubRow, _ language: Language, columns: Int, measuring width: ColumnWidth = .standard
  ) -> [StyledText] {
    let columns = max(1, min(columns, 90))
    func lines(of text: LocalizedText) -> ArraySlice<TerminalText> {
      let start = TerminalText(beginning(of: text[language], lines: 2, columns: columns))
      return start.wrapped(to: columns, measuring: width).prefix(2)
    }
    var found = lines(of: row.title).map { StyledText($0, Style(row.intent == nil ? .text : .accent, [.bold])) }
    if !row.details[language].isEmpty { found += lines(of: row.details).map { StyledText($0, .muted) } }
    let start = beginning(of: row.body ?? "", lines: bodyLines, columns: columns)
    let body = paragraphs(start).flatMap { $0.isEmpty ? [.empty] : $0.wrapped(to: columns, measuring: width) }
    found += body.prefix(bodyLines).map { StyledText($0) }
    if body.count > bodyLines || start.utf8.count < (row.body ?? "").utf8.count { found.append("…") }
    return found
  }

  /// Returns the beginning of the text, limited to slightly more characters than the lines have cells. The rest is
  /// omitted, because the text comes from the server, can be long, and is laid out for every frame.
  private static func beginning(of text: String, lines: Int, columns: Int) -> String {
    let characters = (lines + 1) * (columns + 1)
    // A single character can be long, too. Four scalars per character are enough for ordinary text.
    return String(Substring(text.unicodeScalars.prefix(4 * characters)).prefix(characters))
  }

  /// Returns the lines of a row's text, sanitized and not wrapped.
  static func paragraphs(_ text: String) -> [TerminalText] {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText(String($0)) }
  }
}
