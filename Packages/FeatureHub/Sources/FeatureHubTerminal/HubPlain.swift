public import FeatureHub
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of the feature's screens, for pipes and for commands that show no screens.
public enum HubPlain {
  /// Returns the title of each row, followed by the indented details and text of the row. Returns a message if there
  /// are no rows.
  public static func lines(_ rows: [HubRow], language: Language) -> [TerminalText] {
    if rows.isEmpty { return [TerminalText(HubText.list.empty, language)] }
    return rows.flatMap { row in
      let details = TerminalText(row.details, language)
      let below = (details.isEmpty ? [] : [details]) + HubRowLayout.paragraphs(row.body ?? "")
      return [TerminalText(row.title, language)] + below.map { $0.isEmpty ? .empty : "  " + $0 }
    }
  }
}
