import ArgumentParser
import Composition
import FeatureTimeline
import FeatureTimelineModule
import Posts
import Presentation
import TerminalApp

/// The command `tessera timeline '#swift'`, which prints or shows the posts of a source.
struct TimelineCommand: RouteCommand {
  static let name = "timeline"
  static let abstract = LocalizedText(
    en: "Show the posts of your home timeline, a list, a hashtag or accounts.", zhHans: "显示主页、列表、话题标签或账号的嘟文。")
  static let discussion = LocalizedText(
    en:
      "home, bookmarks, favorites and lists require a login. Prints the newest 40 posts unless --pages is given. JSON: schema tessera.timeline/2.",
    zhHans: "home、bookmarks、favorites 和列表需要登录。未指定 --pages 时输出最新的 40 条嘟文。JSON 格式：tessera.timeline/2。")
  static let key = RouteKey.timeline

  @OptionGroup var words: TimelineArgument
  @OptionGroup var options: TimelineOptions
  @OptionGroup var reading: ReadingOptions

  var server: ServerID? { words.server(options, settings) }
  var ownSettings: [String: String] { options.texts }

  func input() throws(Failure) -> TimelineSource? { try words.named() }
}

/// The command `tessera timelines`, which prints or shows the timelines of the server.
struct TimelinesCommand: RouteCommand {
  static let name = "timelines"
  static let abstract = LocalizedText(
    en: "Show the timelines that you can choose, with your lists and followed hashtags.",
    zhHans: "显示可选择的时间线，包括你的列表和关注的话题标签。")
  static let key = RouteKey.sources

  @OptionGroup var reading: ReadingOptions
}

/// A command that uses the timeline in its arguments or, without one, the timeline in the settings.
protocol SourceCommand: RouteCommand {
  var source: [String] { get }
  var options: TimelineOptions { get }
}

extension SourceCommand {
  // allow(no-dropped-errors): the command reports an invalid argument or setting when it runs
  var server: ServerID? { try? timeline().server }
  var ownSettings: [String: String] { options.texts }

  func timeline() throws(Failure) -> TimelineSource {
    if let source = try TimelineSource(arguments: source) { return source }
    return try settings.load(own: options.texts).values[.timeline]
  }

  // The timeline in the settings is that of the first tab.
  func path(in modules: ModuleList) throws(Failure) -> [Route] {
    let route = Self.key(try input())
    return source.isEmpty ? [RouteKey.timeline(nil), route] : modules.path(to: route)
  }
}

/// The command `tessera people list:12249`, which prints or shows a list of people.
struct PeopleCommand: SourceCommand {
  static let name = "people"
  static let abstract = LocalizedText(
    en: "Show the accounts of a timeline, followers, or who reacted to a post.", zhHans: "显示时间线包含的账号、关注者，或对嘟文作出反应的人。")
  static let key = RouteKey.people

  @Argument(
    help: ArgumentHelp(
      en: """
        The people: list NAME, accounts such as @mira_okafor,@hanae_sato, followers NAME, following NAME, \
        favorites POST, boosts POST, or requests (who asks to follow you). Default: the timeline in the settings.
        """,
      zhHans: """
        列表：list 名称、账号（例如 @mira_okafor,@hanae_sato）、followers 用户名、following 用户名、favorites 嘟文 ID、\
        boosts 嘟文 ID，或 requests（请求关注你的人）。默认：设置中的时间线。
        """))
  var source: [String] = []

  @OptionGroup var options: TimelineOptions
  @OptionGroup var reading: ReadingOptions

  func input() throws(Failure) -> PeopleSource {
    let people = PeopleSource(source.joined(separator: " "))
    if let people, !people.isTimeline { return people }
    let source = try timeline()
    if !source.listsPeople {
      if self.source.isEmpty, options.texts.isEmpty {
        throw Failure(TimelineMessages.whichPeople(AppDefinition.current.name).text, .usage)
      }
      throw Failure(TimelineMessages.noPeople(source, program: AppDefinition.current.name).text, .usage)
    }
    return .timeline(source)
  }
}

extension PeopleSource {
  fileprivate var isTimeline: Bool { if case .timeline = self { true } else { false } }
}

/// The command `tessera post 112 '#swift'`, which prints or shows one post with its full text.
struct PostCommand: SourceCommand {
  static let name = "post"
  static let abstract = LocalizedText(en: "Show one post.", zhHans: "显示一条嘟文。")
  static let discussion = LocalizedText(
    en: "JSON: schema tessera.timeline/2, with one post.", zhHans: "JSON 格式：tessera.timeline/2，只含一条嘟文。")
  static let key = RouteKey.post

  @Argument(
    help: ArgumentHelp(
      en: "The ID of the post, which `timeline --json` prints.", zhHans: "嘟文的 ID，可由 `timeline --json` 得到。"))
  var id: String

  @Argument(help: .timeline(en: "Default: the timeline in the settings.", zhHans: "默认：设置中的时间线。"))
  var source: [String] = []

  @OptionGroup var options: TimelineOptions
  @OptionGroup var reading: ReadingOptions

  func input() throws(Failure) -> PostInput {
    if id.isEmpty { throw Failure(TimelineMessages.emptyID(AppDefinition.current.name).text, .usage) }
    return PostInput(PostID(id), try timeline())
  }
}
