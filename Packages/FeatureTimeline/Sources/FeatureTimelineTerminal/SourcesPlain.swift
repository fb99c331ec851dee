public import FeatureTimeline
import Posts
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of the list of timelines, for pipes and for commands that show no screens.
public enum SourcesPlain {
  /// Returns each timeline as `tessera timeline` accepts it, with its title, and below them the reasons why others are
  /// missing.
  public static func lines(_ choices: [TimelineChoice], language: Language) -> [TerminalText] {
    var rows: [[TerminalText]] = []
    var notices: [TerminalText] = []
    for choice in choices {
      switch choice {
      case .source(let source, let title):
        rows.append([TerminalText(title.map { "list \($0)" } ?? source.description), choice.text(language)])
      case .notice: notices.append(choice.text(language))
      }
    }
    return TextTable(rows, limit: PeoplePlain.columnLimit).lines + notices
  }
}

/// The plain text renderer of people, for pipes and for commands that show no screens.
public enum PeoplePlain {
  /// The maximum width of a column. Texts from a server can be long.
  static let columnLimit = 40

  /// Returns the username and the name of each person, in two columns. If the list ends early, the last line
  /// states the reason.
  public static func lines(_ contents: PeopleContents, language: Language) -> [TerminalText] {
    let rows = contents.people.map { [TerminalText("@" + $0.username), TerminalText($0.name)] }
    return TextTable(rows, limit: columnLimit).lines
      + (contents.failure.map { [TerminalText($0.message(in: language))] } ?? [])
  }
}
