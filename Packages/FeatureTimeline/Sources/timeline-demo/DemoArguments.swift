import FeatureTimeline
import Foundation
import Networking
import Reactive

/// The arguments of the demo: `[SOURCE] [--once] [--screen NAME] [--scenario NAME] [--server ADDRESS]`.
struct DemoArguments {
  private(set) var source = TimelineSource.mastodonList(id: "12249")
  private(set) var isOnce = false
  private(set) var screen = DemoScreen.timeline
  private(set) var scenario = Scenario.content
  private var address: URL?
  private let environment: [String: String]

  init(_ arguments: some Sequence<String>, _ environment: [String: String]) throws {
    self.environment = environment
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--once": isOnce = true
      case "--screen": screen = try Self.choice(rest.popFirst(), of: argument)
      case "--scenario": scenario = try Self.choice(rest.popFirst(), of: argument)
      case "--server":
        guard let url = URL(web: rest.popFirst()) else { throw WrongArgument("--server needs an address: http://…") }
        address = url
      default:
        guard let source = TimelineSource(argument) else {
          throw WrongArgument("\(argument) is neither home, local, #tag, list:ID, @user,… nor twitter:owner/list")
        }
        self.source = source
      }
    }
    if address != nil, screen != .timeline || scenario != .content {
      throw WrongArgument("--screen and --scenario are for the server inside the demo, not for --server")
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String?, of option: String
  ) throws -> Choice {
    if let choice = name.flatMap(Choice.init(rawValue:)) { return choice }
    throw WrongArgument("\(option) needs one of: \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
  }

  /// Returns the server that `--server` specifies, with `path` appended to its URL, and with the token in
  /// `MASTODON_TOKEN` or `TWITTER_TOKEN`. Without `--server`, returns a server that sends requests to `stub`.
  func server(_ path: String, orElse stub: any Transport) throws -> TimelineServer {
    guard let base = address?.appending(path: path) else {
      guard let nowhere = URL(web: "http://demo.invalid") else { throw WrongArgument("no address") }
      return TimelineServer(
        client: APIClient(baseURL: nowhere, transport: stub), account: "mira@demo.invalid", isReachable: .just(true))
    }
    let token = environment["\(path.uppercased())_TOKEN"].map { AccessToken($0) }
    let limits = RateLimitInterceptor()
    let authentication = AuthenticationInterceptor(for: base, token: token)
    return TimelineServer(
      client: APIClient(baseURL: base, transport: CurlTransport(), interceptors: [limits, authentication]),
      isAuthorized: authentication.logouts.map { _ in false }.startWith(token != nil), isReachable: .just(true),
      limits: limits.limits)
  }
}

/// An invalid argument, with a description of the valid ones.
private struct WrongArgument: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
