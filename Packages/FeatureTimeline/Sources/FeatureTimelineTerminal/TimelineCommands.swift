import FeatureTimelineModule
import Posts
import PostsTerminal
import Presentation
import PresentationTerminal
public import TerminalUI

extension Command {
  static let timelineBrowse = Command("timeline.browse")
  static let timelineCopy = Command("timeline.copy")
  static let timelinePeople = Command("timeline.people")
  static let timelineSources = Command("timeline.sources")
  static let timelineDates = Command("timeline.dates")
  static let timelineFold = Command("timeline.fold")
  static let timelineNextLink = Command("timeline.nextLink")
  static let timelinePreviousLink = Command("timeline.previousLink")
  static let timelineLogIn = Command("timeline.logIn")
  static let timelineThread = Command("timeline.thread")
  static let timelineProfile = Command("timeline.profile")
  static let timelineSearch = Command("timeline.search")
  static let timelineVersions = Command("timeline.versions")
  static let timelineQuoted = Command("timeline.quoted")
  static let timelineFavorites = Command("timeline.favorites")
  static let timelineBoosts = Command("timeline.boosts")

  /// The commands of the feature's screens, to which users can bind other keys.
  public static let ofTimeline =
    ofPagedLists + ofActions + [
      timelineBrowse, timelineCopy, timelinePeople, timelineSources, timelineDates, timelineFold, timelineNextLink,
      timelinePreviousLink, timelineLogIn, timelineThread, timelineProfile, timelineSearch, timelineVersions,
      timelineQuoted, timelineFavorites, timelineBoosts,
    ]
}

extension KeyAction {
  /// Returns the action that copies the URL of a post.
  static func copy(_ post: Post?, in context: ScreenContext) -> KeyAction {
    let language = context.language
    return KeyAction(.copy(language)) { context.host?.copy(post?.url, confirming: TimelineText.copied, language) }
  }
}

extension KeyBinding {
  static func refresh(_ language: Language) -> KeyBinding {
    KeyBinding(["R"], .listRefresh, TerminalText(TimelineText.listText.refresh, language))
  }

  static func browse(_ language: Language) -> KeyBinding {
    KeyBinding(["o"], .timelineBrowse, TerminalText(.openInBrowser, language))
  }

  static func copy(_ language: Language) -> KeyBinding {
    KeyBinding(["y"], .timelineCopy, TerminalText(TimelineText.copy, language))
  }

  static func people(_ language: Language) -> KeyBinding {
    KeyBinding(["P"], .timelinePeople, TerminalText(TimelineText.people, language))
  }

  static func sources(_ language: Language) -> KeyBinding {
    KeyBinding(["s"], .timelineSources, TerminalText(TimelineText.sources, language))
  }

  static func fold(_ language: Language) -> KeyBinding {
    KeyBinding(["x"], .timelineFold, TerminalText(TimelineText.fold, language))
  }

  static func nextLink(_ language: Language) -> KeyBinding {
    KeyBinding(["]"], .timelineNextLink, TerminalText(TimelineText.nextLink, language))
  }

  static func previousLink(_ language: Language) -> KeyBinding {
    KeyBinding(["["], .timelinePreviousLink, TerminalText(TimelineText.previousLink, language))
  }

  static func openLink(_ language: Language) -> KeyBinding {
    KeyBinding([.enter], .listOpen, TerminalText(TimelineText.openLink, language))
  }

  static func logIn(_ language: Language) -> KeyBinding {
    KeyBinding(["I"], .timelineLogIn, TerminalText(.logIn, language))
  }

  static func dates(_ language: Language) -> KeyBinding {
    KeyBinding(["D"], .timelineDates, TerminalText(.exactDates, language))
  }

  static func thread(_ language: Language) -> KeyBinding {
    KeyBinding(["t"], .timelineThread, TerminalText(TimelineText.thread, language))
  }

  static func favorites(_ language: Language) -> KeyBinding {
    KeyBinding(["w"], .timelineFavorites, TerminalText(TimelineText.favoritedBy, language))
  }

  static func boosts(_ language: Language) -> KeyBinding {
    KeyBinding(["W"], .timelineBoosts, TerminalText(TimelineText.boostedBy, language))
  }

  static func versions(_ language: Language) -> KeyBinding {
    KeyBinding(["H"], .timelineVersions, TerminalText(TimelineText.versions, language))
  }

  static func quoted(_ language: Language) -> KeyBinding {
    KeyBinding(["Q"], .timelineQuoted, TerminalText(TimelineText.quoted, language))
  }

  static func profile(_ language: Language) -> KeyBinding {
    KeyBinding(["p"], .timelineProfile, TerminalText(TimelineText.profile, language))
  }

  static func search(_ language: Language, _ text: LocalizedText = TimelineText.search) -> KeyBinding {
    KeyBinding(["S"], .timelineSearch, TerminalText(text, language))
  }
}
