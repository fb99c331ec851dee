import Presentation
public import TerminalUI

extension Command {
  static let timelineRefresh = Command("timeline.refresh")
  static let timelineMore = Command("timeline.more")
  static let timelineAuthor = Command("timeline.author")
  static let timelineBrowse = Command("timeline.browse")
  static let timelineCopy = Command("timeline.copy")
  static let timelinePeople = Command("timeline.people")
  static let timelineDates = Command("timeline.dates")

  /// The commands of this feature's screens, to which users may give other keys.
  public static let ofTimeline = [
    timelineRefresh, timelineMore, timelineAuthor, timelineBrowse, timelineCopy, timelinePeople, timelineDates,
  ]
}

extension KeyBinding {
  static func refresh(_ language: Language) -> KeyBinding {
    KeyBinding(["r"], .timelineRefresh, TimelineText.refresh.terminal(language))
  }

  static func more(_ language: Language) -> KeyBinding {
    KeyBinding(["m"], .timelineMore, TimelineText.loadMore.terminal(language))
  }

  static func author(_ language: Language) -> KeyBinding {
    KeyBinding(["a"], .timelineAuthor, TimelineText.author.terminal(language))
  }

  static func browse(_ language: Language) -> KeyBinding {
    KeyBinding(["o"], .timelineBrowse, TimelineText.browse.terminal(language))
  }

  static func copy(_ language: Language) -> KeyBinding {
    KeyBinding(["y"], .timelineCopy, TimelineText.copy.terminal(language))
  }

  static func people(_ language: Language) -> KeyBinding {
    KeyBinding(["p"], .timelinePeople, TimelineText.people.terminal(language))
  }

  static func dates(_ language: Language) -> KeyBinding {
    KeyBinding(["d"], .timelineDates, TimelineText.dates.terminal(language))
  }
}

/// Hints that name the key to press, as the user has bound it.
@MainActor struct Hints {
  let screen: any Screen
  let host: (any ScreenHost)?
  let language: Language

  /// `r retry`; nothing for a command without a key.
  func hint(_ command: Command, _ words: LocalizedText) -> TerminalText {
    guard let key = host?.keys(for: command, on: screen).first else { return .empty }
    return "\(key.description) \(words[language])"
  }

  /// `Loading failed · r retry`
  func line(_ text: LocalizedText, _ command: Command, _ words: LocalizedText) -> TerminalText {
    let hint = hint(command, words)
    return hint.isEmpty ? text.terminal(language) : "\(text[language]) · " + hint
  }

  /// What stands below the rows of a list.
  func footer<Row>(_ footer: ListContent<Row>.Footer) -> StyledText {
    switch footer {
    case .idle: StyledText(hint(.timelineMore, TimelineText.more))
    case .loadingMore: StyledText(TimelineText.loadingMore.terminal(language))
    case .loadMoreFailed: StyledText(line(TimelineText.failed, .timelineMore, TimelineText.retry), .warning)
    case .endReached: StyledText(TimelineText.endReached.terminal(language))
    }
  }

  /// What stands in the place of rows: that they are waited for, that there are none, that they cannot be had.
  func draw<Row>(_ state: ListState<Row>, in canvas: inout Canvas) {
    switch state {
    case .content: break
    case .loading: Spinner(TimelineText.refreshing.terminal(language)).draw(in: &canvas)
    case .empty:
      CenteredMessage(
        TimelineText.empty.terminal(language), hint: StyledText(hint(.timelineRefresh, TimelineText.refreshHint))
      ).draw(in: &canvas)
    case .failed(let failure):
      CenteredMessage(
        TimelineText.failed.terminal(language), detail: TerminalText(failure.message(in: language)),
        hint: StyledText(hint(.timelineRefresh, TimelineText.retry))
      ).draw(in: &canvas)
    }
  }
}
