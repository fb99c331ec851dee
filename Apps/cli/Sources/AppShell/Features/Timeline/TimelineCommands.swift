import ArgumentParser
import Composition
import FeatureTimeline
import FeatureTimelineTerminal
import Posts
import Presentation
import TerminalApp

/// The command `tessera timeline '#swift'`, which prints or shows the posts of a source.
struct TimelineCommand: RouteCommand {
  static let name = "timeline"
  static let abstract = LocalizedText(
    en: "Show the posts of your home timeline, a list, a hashtag or accounts.", zhHans: "显示主页、列表、话题标签或账号的动态。")
  static let discussion = LocalizedText(
    en: "Prints the newest 40 posts unless --pages is given. JSON: schema tessera.timeline/2.",
    zhHans: "未指定 --pages 时输出最新的 40 条动态。JSON 格式：tessera.timeline/2。")
  static let server: ServerID? = ServerDefinition.mastodon.id
  static let key = RouteKey.timeline

  @OptionGroup var words: TimelineArgument
  @OptionGroup var options: TimelineOptions
  @OptionGroup var reading: ReadingOptions

  var ownSettings: [String: String] { options.texts }

  func input() throws(Failure) -> TimelineSource? { try words.named() }
}

/// The command `tessera timelines`, which prints or shows the timelines of the server.
struct TimelinesCommand: RouteCommand {
  static let name = "timelines"
  static let abstract = LocalizedText(
    en: "Show the timelines that you can choose, with your lists and followed hashtags.",
    zhHans: "显示可选择的时间线，包括你的列表和关注的话题标签。")
  static let discussion = LocalizedText(schema: "tessera.timelines/1")
  static let server: ServerID? = ServerDefinition.mastodon.id
  static let key = RouteKey.sources

  @OptionGroup var reading: ReadingOptions
}

/// The command `tessera people list:12249`, which prints or shows the people who write the posts of a source.
struct PeopleCommand: DestinationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "people",
      abstract: LocalizedText(en: "Show the accounts whose posts a timeline shows.", zhHans: "显示时间线包含的账号。"),
      discussion: LocalizedText(schema: "tessera.people/1"))
  }
  static let server: ServerID? = ServerDefinition.mastodon.id

  @Argument(
    help: ArgumentHelp(
      en: "The timeline: list NAME or @mira_okafor,@hanae_sato. Default: the timeline in the settings.",
      zhHans: "时间线：list 名称 或 @mira_okafor,@hanae_sato。默认：设置中的时间线。"))
  var source: [String] = []

  @OptionGroup var options: TimelineOptions
  @OptionGroup var reading: ReadingOptions

  var ownSettings: [String: String] { options.texts }

  func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
    let named = try TimelineSource(arguments: source)
    let source =
      if let named { named } else { try settings.load(for: Self.server, own: options.texts).values[.timeline] }
    guard source.listsPeople else {
      throw Failure(TimelineMessages.noPeople(source).text, .usage)
    }
    if named != nil { return modules.path(to: RouteKey.people(source)) }
    return [RouteKey.timeline(nil), RouteKey.people(source)]
  }
}

/// The command `tessera post 112 '#swift'`, which prints or shows one post with its full text.
struct PostCommand: DestinationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "post",
      abstract: LocalizedText(en: "Show one post.", zhHans: "显示一条动态。"),
      discussion: LocalizedText(
        en: "JSON: schema tessera.timeline/2, with one post.", zhHans: "JSON 格式：tessera.timeline/2，只含一条动态。"))
  }
  static let server: ServerID? = ServerDefinition.mastodon.id

  @Argument(
    help: ArgumentHelp(
      en: "The ID of the post, which `timeline --json` prints.", zhHans: "动态的 ID，可由 `timeline --json` 得到。"))
  var id: String

  @Argument(
    help: ArgumentHelp(
      en: """
        The timeline: home, local, federated, bookmarks, favorites, list NAME, tag swift, or @mira_okafor,@hanae_sato. \
        Default: the timeline in the settings.
        """,
      zhHans: """
        时间线：home（主页）、local（本站）、federated（跨站）、bookmarks（书签）、favorites（喜欢）、list 名称、tag swift \
        或 @mira_okafor,@hanae_sato。默认：设置中的时间线。
        """))
  var source: [String] = []

  @OptionGroup var options: TimelineOptions
  @OptionGroup var reading: ReadingOptions

  var ownSettings: [String: String] { options.texts }

  func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
    if id.isEmpty { throw Failure(TimelineMessages.emptyID.text, .usage) }
    if let source = try TimelineSource(arguments: source) {
      return modules.path(to: RouteKey.post(PostInput(PostID(id), source)))
    }
    let source = try settings.load(own: options.texts).values[.timeline]
    return [RouteKey.timeline(nil), RouteKey.post(PostInput(PostID(id), source))]
  }
}
