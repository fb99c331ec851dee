import ArgumentParser
import Composition
import FeatureTimeline
import FeatureTimelineModule
import Foundation
import Posts
import Presentation
import TerminalApp

/// A command that acts on Mastodon as the logged-in user, and prints the post.
protocol ActionCommand: AppCommand {
  var options: ActionOptions { get }
  /// The name of the action in the document.
  var action: String { get }
  /// Performs the action, and returns the post afterward.
  func perform(_ feature: TimelineFeature) async throws -> Post?
}

/// The options of commands that act on Mastodon.
struct ActionOptions: ParsableArguments {
  @Flag(help: .json)
  var json = false
}

extension ActionCommand {
  static var servers: [ServerID]? { TimelineModule().servers.map(\.id) }
  var server: ServerID? { ServerDefinition.mastodon.id }
  var json: Bool { options.json }

  func run(in app: App) async throws {
    let language = app.settings.language
    let id = ServerDefinition.mastodon.id
    let server = try app.environment.server(id, of: app.accounts.account(at: id))
    if server.lastingURL == nil { throw Failure(TimelineMessages.actionDemoEnds[language], .usage) }
    let name = server.name(in: language)
    let feature = try app.container.resolve(TimelineFeature.self)
    let post = try await Failure.naming(name, in: language, login: app.accounts.loginAdvice(at: id)) {
      try await app.accounts.expiring(at: id) { try await perform(feature) }
    }
    let document = ActionDocument(server: name, action: action, post: post)
    try Program.print(json ? document : nil, color: app.settings.color) {
      [TimelineMessages.done(action, post, language)]
    }
  }
}

/// A command that adds a reaction to a post, or withdraws it.
protocol ReactionCommand: ActionCommand {
  static var reaction: PostReaction { get }
  var post: String { get }
  var undo: Bool { get }
}

extension ReactionCommand {
  var action: String { (undo ? "un" : "") + Self.name }

  func perform(_ feature: TimelineFeature) async throws -> Post? {
    if post.isEmpty { throw Failure(TimelineMessages.emptyID.text, .usage) }
    return try await feature.set(Self.reaction, !undo, of: post)
  }
}

extension ArgumentHelp {
  fileprivate static var post: ArgumentHelp {
    ArgumentHelp(
      en: "The URL of the post on any server, or its ID, which `timeline --json` prints.",
      zhHans: "动态在任意服务器上的 URL，或其 ID（可由 `timeline --json` 得到）。")
  }

  fileprivate static var undo: ArgumentHelp {
    ArgumentHelp(en: "Withdraw it instead.", zhHans: "改为撤销。")
  }
}

private let actionDiscussion = LocalizedText(
  en: "Requires a login. JSON: schema tessera.action/1.", zhHans: "需要登录。JSON 格式：tessera.action/1。")

/// The command `tessera favorite 112`.
struct FavoriteCommand: ReactionCommand {
  static let name = "favorite"
  static let abstract = LocalizedText(en: "Add a post to your favorites.", zhHans: "喜欢一条动态。")
  static let discussion = actionDiscussion
  static let reaction = PostReaction.favorite

  @Argument(help: .post)
  var post: String
  @Flag(help: .undo)
  var undo = false
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions
}

/// The command `tessera boost 112`.
struct BoostCommand: ReactionCommand {
  static let name = "boost"
  static let abstract = LocalizedText(en: "Boost a post.", zhHans: "转嘟一条动态。")
  static let discussion = actionDiscussion
  static let reaction = PostReaction.boost

  @Argument(help: .post)
  var post: String
  @Flag(help: .undo)
  var undo = false
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions
}

/// The command `tessera bookmark 112`.
struct BookmarkCommand: ReactionCommand {
  static let name = "bookmark"
  static let abstract = LocalizedText(en: "Add a post to your bookmarks.", zhHans: "将一条动态加入书签。")
  static let discussion = actionDiscussion
  static let reaction = PostReaction.bookmark

  @Argument(help: .post)
  var post: String
  @Flag(help: .undo)
  var undo = false
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions
}
