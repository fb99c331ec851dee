public import FeatureHub
import FeatureHubModule
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of the feature's screens, for pipes and for commands that show no screens.
public enum HubPlain {
  /// Returns the title of each row, followed by the indented details and text of the row. If there are no rows, a
  /// message replaces them. If the list ends early, the last line reports the reason.
  public static func lines(_ rows: [HubRow], end: LoadFailure? = nil, language: Language) -> [TerminalText] {
    let notice = end.map { [TerminalText($0.message(in: language))] } ?? []
    if rows.isEmpty { return [TerminalText(HubText.list.empty, language)] + notice }
    let lines: [TerminalText] = rows.flatMap { row in
      let details = HubRowLayout.details(row, language).text
      let below = (details.isEmpty ? [] : [details]) + HubRowLayout.paragraphs(row.body ?? "")
      return [TerminalText(row.title, language)] + below.map { $0.isEmpty ? .empty : "  " + $0 }
    }
    return lines + notice
  }
}
