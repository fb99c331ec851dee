import ArgumentParser
import Composition
import FeatureTimeline
import FeatureTimelineModule
import Presentation
import TerminalApp

extension TimelineSource {
  /// Creates a source from words on the command line, such as `list RxSwift`. Returns `nil` if there are no words.
  init?(arguments: [String]) throws(Failure) {
    if arguments.isEmpty { return nil }
    let text = arguments.joined(separator: " ")
    guard let source = TimelineSource(text) else { throw Failure(TimelineMessages.noTimeline(text).text, .usage) }
    self = source
  }
}

extension ArgumentHelp {
  /// Returns the help of an argument that names a timeline, with the given text about the default value at its end.
  static func timeline(en: String, zhHans: String) -> ArgumentHelp {
    ArgumentHelp(
      en: """
        The timeline: home, local, federated, bookmarks, favorites, list NAME, tag NAME, or accounts such as \
        @mira_okafor,@hanae_sato. \(en)
        """,
      zhHans: """
        时间线：home（主页）、local（本站）、federated（跨站）、bookmarks（书签）、favorites（喜欢）、list 名称、tag 名称，\
        或账号，例如 @mira_okafor,@hanae_sato。\(zhHans)
        """)
  }
}

/// The argument that names a timeline in words, such as `list RxSwift`.
struct TimelineArgument: ParsableArguments {
  @Argument(help: .timeline(en: "Default: the timeline of the first tab.", zhHans: "默认：首个标签页的时间线。"))
  var source: [String] = []

  /// Returns the timeline, or `nil` if the argument is missing.
  ///
  /// - Throws: A ``Failure`` if the words do not name a timeline.
  func named() throws(Failure) -> TimelineSource? { try TimelineSource(arguments: source) }

  /// Returns the server of the timeline that the argument names or, if the argument is missing, of the timeline in the
  /// settings. Returns `nil` if the argument or a setting is invalid.
  func server(_ options: TimelineOptions, _ settings: SettingsOptions) -> ServerID? {
    // allow(no-dropped-errors): the command reports an invalid argument or setting when it runs
    try? (named() ?? settings.load(own: options.texts).values[.timeline]).server
  }
}

/// The settings of the timeline, as options of the commands.
struct TimelineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en:
        "The timeline of the first tab: home, local, federated, bookmarks, favorites, 'list NAME', '#NAME', twitter:OWNER/LIST, or accounts such as @mira_okafor,@hanae_sato.",
      zhHans:
        "首个标签页的时间线：home、local、federated、bookmarks、favorites、'list 名称'、'#名称'、twitter:OWNER/LIST，或账号，例如 @mira_okafor,@hanae_sato。"
    ))
  var timeline: String?

  /// The values of the given options, keyed by the names of their settings.
  var texts: [String: String] { timeline.map { [Setting.timeline.name: $0] } ?? [:] }
}
