/// A place in the app, with all that its screen needs.
enum Route: Hashable, Sendable {
  /// The coin ranking.
  case ranking
  /// What this program is, and which server it talks to.
  case about

  /// One of each, for lists and checks.
  static let samples: [Route] = [.ranking, .about]
}
