import ArgumentParser
public import Composition
public import FeatureTimeline
public import Presentation
import TerminalApp

extension Setting where Value == TimelineSource {
  /// The timeline of the first tab.
  static let timeline = Setting(
    "timeline", default: .mastodonTag("swift"),
    help: LocalizedText(en: "The timeline of the first tab.", zhHans: "首个标签页的时间线。"))
}

extension TimelineSource: SettingValue {
  public init?(settingText: String) { self.init(settingText) }
  public var settingText: String { description }
  public static var settingAdvice: LocalizedText {
    LocalizedText(
      en: """
        Use home, local, federated, bookmarks, favorites, list NAME, #swift, @mira_okafor,@hanae_sato, @tobiaslind@other.example, \
        twitter:owner/list or twitter:@mira_okafor.
        """,
      zhHans: """
        请使用 home、local、federated、bookmarks、favorites、list 名称、#swift、@mira_okafor,@hanae_sato、@tobiaslind@other.example、\
        twitter:owner/list 或 twitter:@mira_okafor。
        """)
  }
}

extension TimelineSource {
  /// The server of the source.
  var server: ServerID {
    switch api {
    case .mastodon: ServerDefinition.mastodon.id
    case .twitter: .twitter
    }
  }

  /// A Boolean value that indicates whether the people can be listed without loading posts.
  var listsPeople: Bool { if case .mastodonAccounts = self { true } else { hasPeople } }

  /// Creates a source from the words of a command: `list`, `RxSwift`. Returns `nil` if there are none.
  init?(arguments: [String], _ language: @autoclosure () -> Language) throws(Failure) {
    if arguments.isEmpty { return nil }
    let text = arguments.joined(separator: " ")
    guard let source = TimelineSource(text) else {
      throw Failure(TimelineCommandText.noTimeline(text, language()), .usage)
    }
    self = source
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

/// The error messages of the commands.
enum TimelineCommandText {
  static let demoEnds = LocalizedText(
    en:
      "The position was not stored, because the posts of the demo server end with this command. Name a server with --server.",
    zhHans: "位置未保存，因为演示服务器的动态会随此命令结束而消失。请用 --server 指定服务器。")
  static let keyRejected = LocalizedText(
    en: "The server rejected the key or the secret. Check TESSERA_TWITTER_KEY and TESSERA_TWITTER_SECRET.",
    zhHans: "服务器拒绝了密钥。请检查 TESSERA_TWITTER_KEY 和 TESSERA_TWITTER_SECRET。")

  static let emptySearch = LocalizedText(
    en: "There is nothing to search for. Enter a name, a #hashtag or text.",
    zhHans: "没有要搜索的内容。请输入名称、#话题标签或文字。")

  static func noPerson(_ name: String, _ language: Language) -> String {
    switch language {
    case .en: "\(name) is not a username. Enter a name such as mira, @mira or mira@other.example."
    case .zhHans: "\(name) 不是用户名。请输入类似 mira、@mira 或 mira@other.example 的名称。"
    }
  }

  static func noPeople(_ source: String, _ language: Language) -> String {
    switch language {
    case .en:
      "\(source) has no list of people. Name a list or people: tessera people list:12249, or tessera people @mira_okafor,@hanae_sato."
    case .zhHans: "\(source) 没有成员列表。请指定列表或用户：tessera people list:12249 或 tessera people @mira_okafor,@hanae_sato。"
    }
  }

  static func noTimeline(_ text: String, _ language: Language) -> String {
    switch language {
    case .en:
      "\(text) is not a timeline. Use home, local, federated, bookmarks, favorites, list NAME, tag swift, @mira_okafor,@hanae_sato or @tobiaslind@other.example."
    case .zhHans:
      "\(text) 不是时间线。可用 home、local、federated、bookmarks、favorites、list 名称、tag swift、@mira_okafor,@hanae_sato 或 @tobiaslind@other.example。"
    }
  }

  /// Returns the message for a post that is not among the newest.
  static func unknownPost(_ id: String, _ source: TimelineSource, _ language: Language) -> String {
    switch language {
    case .en: "\(id) is not among the newest posts of \(source). Use an ID that `tessera timeline --json` prints."
    case .zhHans: "\(source) 最新的动态中没有 \(id)。请使用 `tessera timeline --json` 输出的 ID。"
    }
  }
}
