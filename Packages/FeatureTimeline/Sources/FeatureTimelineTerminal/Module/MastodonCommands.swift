import ArgumentParser
import Composition
import FeatureTimeline
import FeatureTimelineModule
import Foundation
import Posts
import Presentation
import TerminalApp

/// The command `tessera thread 112`, which prints or shows the thread of a post.
struct ThreadCommand: RouteCommand {
  static let name = "thread"
  static let abstract = LocalizedText(
    en: "Show a post, the posts that it replies to, and the replies.", zhHans: "显示一条嘟文、它所回复的嘟文以及对它的回复。")
  static let key = RouteKey.thread

  @Argument(
    help: ArgumentHelp(
      en: "The ID of the post, which `timeline --json` prints.", zhHans: "嘟文的 ID，可由 `timeline --json` 得到。"))
  var id: String

  @OptionGroup var reading: ReadingOptions

  func input() throws(Failure) -> ThreadInput {
    if id.isEmpty { throw Failure(TimelineMessages.emptyID(AppDefinition.current.name).text, .usage) }
    return ThreadInput(id)
  }
}

/// The command `tessera profile mira`, which prints or shows the profile of a person.
struct ProfileCommand: RouteCommand {
  static let name = "profile"
  static let abstract = LocalizedText(
    en: "Show the profile and the pinned posts of a person.", zhHans: "显示某个用户的个人资料和置顶嘟文。")
  static let key = RouteKey.profile

  @Argument(
    help: ArgumentHelp(
      en: "The username, such as mira, @mira or mira@other.example.",
      zhHans: "用户名，例如 mira、@mira 或 mira@other.example。"))
  var name: String

  @OptionGroup var reading: ReadingOptions

  func input() throws(Failure) -> Username {
    try Username(argument: name)
  }
}

/// The command `tessera search tea`, which prints or shows people, hashtags and posts.
struct SearchCommand: RouteCommand {
  static let name = "search"
  static let abstract = LocalizedText(en: "Search for people, hashtags and posts.", zhHans: "搜索用户、话题标签和嘟文。")
  static let discussion = LocalizedText(
    en: """
      Most servers let only logged-in users search for posts. To find a person or a post on another server, log in and \
      search for the address. JSON: schema tessera.search/1.
      """,
    zhHans: "大多数服务器只允许已登录的用户搜索嘟文。要查找其他服务器上的用户或嘟文，请登录后搜索其地址。JSON 格式：tessera.search/1。")
  static let key = RouteKey.search

  @Argument(help: ArgumentHelp(en: "The text to search for.", zhHans: "要搜索的内容。"))
  var text: [String]

  @OptionGroup var reading: ReadingOptions

  func input() throws(Failure) -> SearchInput {
    let text = text.joined(separator: " ").trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { throw Failure(TimelineMessages.emptySearch.text, .usage) }
    return SearchInput(text)
  }
}
