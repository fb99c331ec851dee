import Composition
import Presentation

// The declarations that several modules share: the servers that more than one of them uses, and the routes to capabilities that any
// module may offer.

extension ServerDefinition {
  /// A Mastodon server.
  static let mastodon = ServerDefinition(
    "timeline", purpose: LocalizedText(en: "timeline", zhHans: "时间线"), demoPath: "mastodon", login: .mastodon)
  /// A server that ranks the users of wanandroid.
  static let wanAndroid = ServerDefinition(
    "ranking", purpose: LocalizedText(en: "coin ranking", zhHans: "积分排名"), demoPath: "wanandroid", login: .wanAndroid)
}

extension LoginMethod {
  static let mastodon: LoginMethod = "mastodon"
  static let wanAndroid: LoginMethod = "wanandroid"
  static let phone: LoginMethod = "phone"

  fileprivate static let all = [mastodon, wanAndroid, phone]
}

extension RouteKey where Input == LoginInput {
  /// The route to the form to log in with a method.
  static let login = RouteKey("login")
}

extension ModuleList {
  /// The route to the form to log in at Mastodon, or `nil` if no module offers it.
  var mastodonLoginRoute: Route? { route(to: .login, LoginInput(method: .mastodon)) }
}

extension RouteKey where Input == NoInput {
  /// The route to the first timeline of the user who is logged in at Mastodon.
  static let ownTimeline = RouteKey("timeline")
}

extension RouteKey where Input == PersonInput {
  /// The route to the posts of a person.
  static let person = RouteKey("timeline")
}

/// A person on the user's Mastodon server or another one: `@mira` or `@mira@other.example`.
struct PersonInput: ValueInput {
  static let parameter = "source"
  let description: String

  init(_ description: String) { self.description = description }
}

/// The method with which to log in.
struct LoginInput: RouteInput {
  /// The method, or `nil` for the list of accounts.
  var method: LoginMethod?

  init(method: LoginMethod?) { self.method = method }

  init?(parameters: [String: String]) {
    guard let text = parameters["at"] else { return }
    let method = LoginMethod(rawValue: text.lowercased())
    guard LoginMethod.all.contains(method) else { return nil }
    self.method = method
  }

  var parameters: [String: String] { method.map { ["at": $0.rawValue] } ?? [:] }
}
