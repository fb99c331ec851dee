public import Composition
import Presentation

// The declarations that several modules share: servers, and the routes to capabilities that any module may offer.

extension ServerDefinition {
  /// The Mastodon server of the timelines.
  static let mastodon = ServerDefinition(
    "timeline", purpose: LocalizedText(en: "timeline", zhHans: "时间线"), demoPath: "mastodon", login: .mastodon,
    probe: .getAny(["/api/v2/instance", "/api/v1/instance"]))
  /// The server that ranks the users of wanandroid.
  static let wanAndroid = ServerDefinition(
    "ranking", purpose: LocalizedText(en: "coin ranking", zhHans: "积分排名"), demoPath: "wanandroid", login: .wanAndroid,
    probe: .get("/coin/rank/1/json"))
}

extension LoginMethod {
  static let mastodon: LoginMethod = "mastodon"
  static let wanAndroid: LoginMethod = "wanandroid"
  static let phone: LoginMethod = "phone"

  fileprivate static let all = [mastodon, wanAndroid, phone]
}

extension RouteKey where Input == LoginMethod? {
  /// The route to the login form of a method, or to the list of accounts if the method is `nil`.
  static let login = RouteKey("login")
}

extension RouteKey where Input == NoInput {
  /// The route to the first timeline of the user who is logged in to Mastodon.
  static let ownTimeline = RouteKey("timeline")
}

extension RouteKey where Input == PersonInput {
  /// The route to the posts of a person.
  static let person = RouteKey("timeline")
}

/// The address of a person on the user's Mastodon server or on another server: `@mira` or `@mira@other.example`.
struct PersonInput: ValueInput {
  static let parameter = "source"
  let description: String

  init(_ description: String) { self.description = description }
}

extension LoginMethod: ValueInput {
  public static var parameter: String { "at" }
  public var description: String { rawValue }

  public init?(_ text: String) {
    self.init(rawValue: text.lowercased())
    guard Self.all.contains(self) else { return nil }
  }
}
