import FeatureHub
import Foundation
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
    func lines(of text: String) -> ArraySlice<TerminalText> {
      let start = TerminalText(beginning(of: text, lines: 2, columns: columns))
      return start.wrapped(to: columns, measuring: width).prefix(2)
    }
    var found = lines(of: row.title[language]).map {
      StyledText($0, Style(row.intent == nil ? .text : .accent, [.bold]))
    }
    var details = details(row, language)
    // The details of such a row are the address.
    if case .link(let url) = row.intent { details = details.linked(to: TerminalText(url.absoluteString)) }
    if details.columns(measuring: width) <= columns {
      if !details.isEmpty { found.append(details) }
    } else {
      found += lines(of: details.text.string).map { StyledText($0, .muted) }
    }
    let start = beginning(of: row.body ?? "", lines: bodyLines, columns: columns)
    let body = paragraphs(start).flatMap { $0.linkedLines(to: columns, measuring: width) }
    found += body.prefix(bodyLines)
    if body.count > bodyLines || start.utf8.count < (row.body ?? "").utf8.count { found.append("…") }
    return found
  }

  /// Returns the details of a row, followed by its labels. Each label has one of five colors, chosen by its name.
  static func details(_ row: HubRow, _ language: Language) -> StyledText {
    let colors: [Color] = [.accent, .info, .positive, .boost, .warning]
    let details = StyledText(TerminalText(beginning(of: row.details[language], lines: 2, columns: 90)), .muted)
    return row.labels.prefix(labels).reduce(details) { line, label in
      let name = String(label.prefix(40))
      let color = colors[name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % colors.count]
      return line + StyledText(TerminalText((line.isEmpty ? "[" : " [") + name + "]"), color)
    }
  }

  /// The maximum number of labels of a row.
  private static let labels = 10

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
