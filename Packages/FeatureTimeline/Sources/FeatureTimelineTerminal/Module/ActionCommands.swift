import ArgumentParser
import Composition
import FeatureTimeline
import FeatureTimelineModule
import Foundation
import Posts
import Presentation
import TerminalApp

/// A command that acts on Mastodon as the logged-in user, and prints the post or the person.
protocol ActionCommand: AppCommand {
  var options: ActionOptions { get }
  /// The name of the action in the document.
  var action: String { get }
  /// Performs the action, and returns what it was about.
  func perform(_ feature: TimelineFeature) async throws -> ActionTarget
}

/// What a command acted on.
enum ActionTarget: Sendable {
  /// The post after the action, or `nil` if the server's response cannot be read.
  case post(Post?)
  /// The person, and the relationship after the action.
  case person(Person, PersonRelationship?)

  func document(server: String, action: String) -> ActionDocument {
    switch self {
    case .post(let post): ActionDocument(server: server, action: action, post: post)
    case .person(let person, let relationship):
      ActionDocument(server: server, action: action, person: person, relationship: relationship)
    }
  }

  /// The ID and the URL of the post, or the username and the name of the person.
  var text: String? {
    switch self {
    case .post(let post): post.map { ($0.original ?? $0.id).text + ($0.url.map { "  \($0.absoluteString)" } ?? "") }
    case .person(let person, _): "@\(person.username)  \(person.name)"
    }
  }
}

/// The options of commands that act on Mastodon.
struct ActionOptions: ParsableArguments {
  @Flag(help: .json)
  var json = false
}

extension ActionCommand {
  static var servers: [ServerID]? { TimelineModule().servers.map(\.id) }
  static var discussion: LocalizedText {
    LocalizedText(en: "Requires a login. JSON: schema tessera.action/1.", zhHans: "需要登录。JSON 格式：tessera.action/1。")
  }
  var server: ServerID? { ServerDefinition.mastodon.id }
  var json: Bool { options.json }

  func run(in app: App) async throws {
    let language = app.settings.language
    let id = ServerDefinition.mastodon.id
    let name = try app.lastingServer(id, demoEnds: TimelineMessages.actionDemoEnds).name(in: language)
    let feature = try app.container.resolve(TimelineFeature.self)
    let target = try await Failure.naming(name, in: language, login: app.accounts.loginAdvice(at: id)) {
      try await app.accounts.expiring(at: id) { try await perform(feature) }
    }
    let document = target.document(server: name, action: action)
    try Program.print(json ? document : nil, color: app.settings.color) {
      [TimelineMessages.done(action, target, language)]
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

  func perform(_ feature: TimelineFeature) async throws -> ActionTarget {
    if post.isEmpty { throw Failure(TimelineMessages.emptyID(AppDefinition.current.name).text, .usage) }
    return .post(try await feature.set(Self.reaction, !undo, of: post))
  }
}

extension ArgumentHelp {
  static var actionPost: ArgumentHelp {
    ArgumentHelp(
      en: "The URL of the post on any server, or its ID, which `timeline --json` prints.",
      zhHans: "嘟文在任意服务器上的 URL，或其 ID（可由 `timeline --json` 得到）。")
  }

  static var unfavorite: ArgumentHelp {
    ArgumentHelp(en: "Remove the post from your favorites.", zhHans: "取消喜欢该嘟文。")
  }
  static var unboost: ArgumentHelp { ArgumentHelp(en: "Withdraw your boost.", zhHans: "取消转嘟。") }
  static var unbookmark: ArgumentHelp {
    ArgumentHelp(en: "Remove the post from your bookmarks.", zhHans: "将该嘟文移出书签。")
  }
  static var unmuteConversation: ArgumentHelp {
    ArgumentHelp(en: "Unmute the conversation.", zhHans: "取消静音该对话。")
  }
}

/// The command `tessera favorite 112`.
struct FavoriteCommand: ReactionCommand {
  static let name = "favorite"
  static let abstract = LocalizedText(en: "Add a post to your favorites.", zhHans: "喜欢一条嘟文。")
  static let reaction = PostReaction.favorite

  @Argument(help: .actionPost)
  var post: String
  @Flag(help: .unfavorite)
  var undo = false
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions
}

/// The command `tessera boost 112`.
struct BoostCommand: ReactionCommand {
  static let name = "boost"
  static let abstract = LocalizedText(en: "Boost a post.", zhHans: "转嘟一条嘟文。")
  static let reaction = PostReaction.boost

  @Argument(help: .actionPost)
  var post: String
  @Flag(help: .unboost)
  var undo = false
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions
}

/// The command `tessera bookmark 112`.
struct BookmarkCommand: ReactionCommand {
  static let name = "bookmark"
  static let abstract = LocalizedText(en: "Add a post to your bookmarks.", zhHans: "将一条嘟文加入书签。")
  static let reaction = PostReaction.bookmark

  @Argument(help: .actionPost)
  var post: String
  @Flag(help: .unbookmark)
  var undo = false
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions
}

/// The command `tessera mute-conversation 112`.
struct MuteConversationCommand: ActionCommand {
  static let name = "mute-conversation"
  static let abstract = LocalizedText(
    en: "Mute a conversation, so that it notifies you no longer.", zhHans: "静音一个对话的通知。")

  @Argument(help: .actionPost)
  var post: String
  @Flag(help: .unmuteConversation)
  var undo = false
  @OptionGroup var options: ActionOptions
  @OptionGroup var settings: SettingsOptions

  var action: String { undo ? "unmute-conversation" : Self.name }

  func perform(_ feature: TimelineFeature) async throws -> ActionTarget {
    if post.isEmpty { throw Failure(TimelineMessages.emptyID(AppDefinition.current.name).text, .usage) }
    return .post(try await feature.muteConversation(!undo, of: post))
  }
}
