public import FeatureHub
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of the feature's screens, for pipes and for commands that show no screens.
public enum HubPlain {
  /// Returns the title of each row, followed by the indented details and text of the row. If there are no rows, a
  /// message replaces them. If the list ends at a link that leads to another server, the last line reports the link.
  public static func lines(_ rows: [HubRow], isTruncated: Bool = false, language: Language) -> [TerminalText] {
    let notice = isTruncated ? [TerminalText(LoadFailure.foreignLink.message(in: language))] : []
    if rows.isEmpty { return [TerminalText(HubText.list.empty, language)] + notice }
    let lines: [TerminalText] = rows.flatMap { row in
      let details = TerminalText(row.details, language)
      let below = (details.isEmpty ? [] : [details]) + HubRowLayout.paragraphs(row.body ?? "")
      return [TerminalText(row.title, language)] + below.map { $0.isEmpty ? .empty : "  " + $0 }
    }
    return lines + notice
  }
}
