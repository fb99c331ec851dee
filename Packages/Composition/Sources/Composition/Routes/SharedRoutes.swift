public import Presentation

// What modules of different features share, so that no feature names another: services, and routes to capabilities that
// any module may offer. A route is `nil` in an app without such a module.

extension ServerDefinition {
  /// The Mastodon server of the timelines. The identifier is the name of the setting, which users have in their files and
  /// scripts.
  public static let mastodon = ServerDefinition(
    "timeline", purpose: LocalizedText(en: "timeline", zhHans: "时间线"), demoPath: "mastodon",
    probe: .getAny(["/api/v2/instance", "/api/v1/instance"]))
  /// The server that ranks the users of wanandroid.
  public static let wanAndroid = ServerDefinition(
    "ranking", purpose: LocalizedText(en: "coin ranking", zhHans: "积分排名"), demoPath: "wanandroid",
    probe: .get("/coin/rank/1/json"))
}

extension RouteKey where Input == LoginService? {
  /// The route to the login form of a service, or to the list of accounts if the service is `nil`.
  public static let login = RouteKey("login")
}

extension RouteKey where Input == NoInput {
  /// The route to the first timeline of the user who is logged in to Mastodon.
  public static let ownTimeline = RouteKey("timeline")
  /// The route to the version, the servers and the store of the app.
  public static let about = RouteKey("about")
  /// The route to the settings of the app.
  public static let settings = RouteKey("settings")
  /// The route to the actions that servers have not performed yet.
  public static let outbox = RouteKey("outbox")
}

extension RouteKey where Input == PersonInput {
  /// The route to the posts of a person.
  public static let person = RouteKey("timeline")
}

extension RouteKey where Input == ProfileInput {
  /// The route to the profile of a person.
  public static let personProfile = RouteKey("profile")
}

/// The username of a person on the user's Mastodon server, or the address of a person on another server:
/// `mira` or `mira@other.example`.
public struct ProfileInput: ValueInput {
  /// The name of the parameter.
  public static let parameter = "name"
  /// The username or the address.
  public let description: String

  /// Creates the input.
  public init(_ description: String) { self.description = description }
}

/// The address of a person on the user's Mastodon server or on another server: `@mira` or `@mira@other.example`.
public struct PersonInput: ValueInput {
  /// The name of the parameter.
  public static let parameter = "source"
  /// The address.
  public let description: String

  /// Creates the input.
  public init(_ description: String) { self.description = description }
}

extension LoginService: ValueInput {
  /// The name of the parameter.
  public static var parameter: String { "at" }
}

extension RouteKey where Input == ReplyInput {
  /// The route to the editor of a reply to a post.
  public static let reply = RouteKey("reply")
  /// The route to the editor of a post that quotes another one.
  public static let quote = RouteKey("quote")
}

extension RouteKey where Input == EditInput {
  /// The route to the editor of a post of the user.
  public static let edit = RouteKey("edit")
  /// The route to the editor that writes a deleted post of the user again. The route deletes nothing.
  public static let redraft = RouteKey("redraft")
}

/// The ID of a post of the user on the user's Mastodon server.
public struct EditInput: ValueInput {
  /// The name of the parameter.
  public static let parameter = "id"
  /// The ID.
  public let description: String

  /// Creates the input.
  public init(_ description: String) { self.description = description }
}

/// The ID of a post on the user's Mastodon server, or the URL of a post on any server.
public struct ReplyInput: ValueInput {
  /// The name of the parameter.
  public static let parameter = "id"
  /// The ID or the URL.
  public let description: String

  /// Creates the input.
  public init(_ description: String) { self.description = description }
}
