import ArgumentParser
public import Composition
public import FeatureTimeline
import FeatureTimelineTerminal
public import Presentation
import TerminalApp

extension Setting where Value == TimelineSource {
  /// The timeline of the first tab.
  static let timeline = Setting(
    "timeline", default: .mastodonTag("swift"),
    help: LocalizedText(en: "The timeline of the first tab.", zhHans: "首个标签页的时间线。"))
}

extension TimelineSource: SettingValue {
  public static var settingAdvice: LocalizedText { TimelineMessages.sources }
}

extension TimelineSource {
  /// The server of the source.
  var server: ServerID {
    switch api {
    case .mastodon: ServerDefinition.mastodon.id
    case .twitter: .twitter
    }
  }

  /// Creates a source from the words of a command: `list`, `RxSwift`. Returns `nil` if there are none.
  init?(arguments: [String]) throws(Failure) {
    if arguments.isEmpty { return nil }
    let text = arguments.joined(separator: " ")
    guard let source = TimelineSource(text) else { throw Failure(TimelineMessages.noTimeline(text).text, .usage) }
    self = source
  }
}

extension ArgumentHelp {
  /// Returns the help of an argument that names a timeline. It ends with a sentence about the default value.
  static func timeline(en: String, zhHans: String) -> ArgumentHelp {
    ArgumentHelp(
      en: """
        The timeline: home, local, federated, bookmarks, favorites, list NAME, tag swift, or @mira_okafor,@hanae_sato. \
        \(en)
        """,
      zhHans: """
        时间线：home（主页）、local（本站）、federated（跨站）、bookmarks（书签）、favorites（喜欢）、list 名称、tag swift \
        或 @mira_okafor,@hanae_sato。\(zhHans)
        """)
  }
}

/// The argument that names a timeline in words: `list RxSwift`.
struct TimelineArgument: ParsableArguments {
  @Argument(
    help: .timeline(
      en: "Default: the timeline in the settings, or the one that the first tab shows.",
      zhHans: "默认：设置中的时间线，否则为首个标签页的时间线。"))
  var source: [String] = []

  /// Returns the timeline, or `nil` if the argument is missing.
  ///
  /// - Throws: A ``Failure`` if the words do not name a timeline.
  func named() throws(Failure) -> TimelineSource? { try TimelineSource(arguments: source) }

  /// Returns the server of the timeline, or of the timeline in the settings if the argument is missing. `nil` if either is invalid.
  func server(_ options: TimelineOptions, _ settings: SettingsOptions) -> ServerID? {
    try? (named() ?? settings.load(own: options.texts).values[.timeline]).server
  }
}

/// The settings of the timeline as options of its commands.
struct TimelineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en:
        "The timeline of the first tab: home, local, federated, 'list NAME', #swift, @mira_okafor,@hanae_sato, or twitter:owner/list.",
      zhHans: "首个标签页的时间线：home、local、federated、'list 名称'、#swift、@mira_okafor,@hanae_sato 或 twitter:owner/list。"))
  var timeline: String?

  /// The values of the options, by the names of their settings.
  var texts: [String: String] { timeline.map { [Setting.timeline.name: $0] } ?? [:] }
}
