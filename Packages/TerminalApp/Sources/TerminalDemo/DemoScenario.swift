public import DemoServer

/// What the demo server does while a feature runs alone.
public struct DemoScenario: Sendable {
  /// The user of a feature that runs alone.
  public enum User: Sendable {
    /// The user is logged in to every service of the demo server.
    case loggedIn
    /// The user is not logged in.
    case loggedOut
    /// The user is logged in, but the demo server no longer accepts the login.
    case expired
  }

  let name: String
  let user: User
  let fault: Fault?
  let path: String
  let skipped: Int
  let configure: @Sendable (inout DemoServer.Configuration) -> Void

  /// Creates a scenario.
  ///
  /// - Parameters:
  ///   - name: The name that follows `--scenario`.
  ///   - user: The user.
  ///   - fault: The fault of the affected requests, or `nil` if the server responds to every request.
  ///   - path: The path of the affected requests. Includes all paths below it.
  ///   - skipped: The number of requests before the first affected request.
  ///   - configure: A closure that changes the configuration of the server.
  public init(
    _ name: String, user: User = .loggedIn, _ fault: Fault? = nil, at path: String = "/", skipping skipped: Int = 0,
    configure: @escaping @Sendable (inout DemoServer.Configuration) -> Void = { _ in }
  ) {
    self.name = name
    self.user = user
    self.fault = fault
    self.path = path
    self.skipped = skipped
    self.configure = configure
  }

  /// The scenarios that every feature has: slow responses, no connection, a service without content, a rate limit, texts
  /// with escape sequences, a user who is not logged in, and a login that the server no longer accepts.
  public static let ofEveryFeature = [
    DemoScenario("slow", .delay(.seconds(3))), DemoScenario("offline", .drop), DemoScenario("empty", .empty),
    DemoScenario("limited", .rateLimit()),
    DemoScenario("hostile") { $0.hasHostileTexts = true }, DemoScenario("logged-out", user: .loggedOut),
    DemoScenario("expired", user: .expired),
  ]
}
