import Foundation

/// All API families, each with its path prefix, and their state.
struct World: Sendable {
  /// The state that persists across restarts.
  struct State: Codable, Equatable, Sendable {
    /// The time at which the state was created. The dates of the generated data are relative to this time.
    var genesis: Date
    var wanAndroid: WanAndroid.State
    var posts: PostStream.State
    var mastodon: Mastodon.State
    var moments: Moments.State
    var remoteConfig: DemoServer.RemoteConfig

    /// Whether the state is plausible. See ``PostStream/State/isPlausible``.
    var isPlausible: Bool {
      let seconds =
        [genesis.timeIntervalSince1970] + wanAndroid.sessions.map(\.expires.timeIntervalSince1970)
        + (mastodon.markers ?? [:]).values.map(\.updated.timeIntervalSince1970)
      let range = Date.plausibleMilliseconds
      return seconds.allSatisfy { (0...Double(range.upperBound) / 1000).contains($0) } && wanAndroid.isPlausible
        && posts.isPlausible
    }
  }

  let genesis: Date
  var wanAndroid: WanAndroid
  var posts: PostStream
  var mastodon: Mastodon
  var twitter: Twitter
  var moments: Moments
  var remoteConfig: RemoteConfigAPI
  var gitHub: GitHub
  var login = Login()
  var images = ImagesAPI()
  /// The services of features, by path.
  var services: [String: any DemoServer.Service]

  init(configuration: DemoServer.Configuration, state: State? = nil) {
    genesis = state?.genesis ?? Date(milliseconds: configuration.now().milliseconds)
    wanAndroid = WanAndroid(configuration: configuration, genesis: genesis, state: state?.wanAndroid)
    posts = PostStream(configuration: configuration, genesis: genesis, state: state?.posts)
    mastodon = Mastodon(configuration: configuration, posts: posts, state: state?.mastodon)
    twitter = Twitter(configuration: configuration, posts: posts)
    moments = Moments(configuration: configuration, genesis: genesis, state: state?.moments)
    gitHub = GitHub(configuration: configuration, genesis: genesis)
    services = Dictionary(
      configuration.services.map { (type(of: $0).path, $0) }, uniquingKeysWith: { first, _ in first })
    remoteConfig = RemoteConfigAPI(config: state?.remoteConfig ?? configuration.remoteConfig)
  }

  var state: State {
    State(
      genesis: genesis, wanAndroid: wanAndroid.state, posts: posts.state, mastodon: mastodon.state,
      moments: moments.state, remoteConfig: remoteConfig.config)
  }

  mutating func respond(to request: Request) -> Response {
    let request = services[request.segments.first ?? ""] == nil ? Self.belowItsFamily(request) : request
    if request.segments.first == "pictures" { return images.respond(to: request.dropping(prefix: 1)) }
    return ImagesAPI.address(reply(to: request), at: request.origin)
  }

  private mutating func reply(to request: Request) -> Response {
    let inner = request.dropping(prefix: 1)
    switch request.segments.first {
    case "wanandroid":
      return wanAndroid.respond(to: inner)
    case "mastodon":
      posts.catchUp(to: request.date)
      mastodon.posts = posts
      let response = mastodon.respond(to: inner)
      posts = mastodon.posts
      return response
    case "twitter":
      posts.catchUp(to: request.date)
      twitter.posts = posts
      return twitter.respond(to: inner)
    case "github":
      return gitHub.respond(to: inner)
    case "graphql":
      return moments.respond(to: inner)
    case "login":
      return login.respond(to: inner)
    case "remote-config":
      return remoteConfig.respond(to: inner)
    case nil:
      let paths = Self.prefixes + services.keys.sorted()
      return .json(["name": "DemoServer", "apis": .array(paths.map { .string("/" + $0) })])
    case let path?:
      do {
        return try services[path]?.response(to: DemoServer.ServiceRequest(inner)).response ?? .statusPage(404)
      } catch {
        return .statusPage(500)
      }
    }
  }

  mutating func events(of feed: inout EventFeed, at date: Date, origin: String) -> Data {
    posts.catchUp(to: date)
    guard feed.next < posts.indices.upperBound || feed.changes < posts.changes.count else { return Data() }
    mastodon.posts = posts
    let events = mastodon.events(of: &feed, at: date)
    return ImagesAPI.address(Response(status: 200, body: events), at: origin).body
  }

  static func rateLimited(_ request: Request, resetAfter: Duration?) -> Response {
    let date = request.date
    let request = belowItsFamily(request)
    return switch request.segments.first {
    case "github": GitHub.rateLimited(at: date, resetAfter: resetAfter)
    case "mastodon": Mastodon.rateLimited(at: date, resetAfter: resetAfter)
    case "twitter": Twitter.rateLimited(at: date, resetAfter: resetAfter)
    default: WanAndroid.rateLimited(at: date, resetAfter: resetAfter)
    }
  }

  /// Returns the request with the prefix of its API, which is missing if a client is configured with the server's root
  /// URL. The path identifies the API, because no two of these APIs share a path.
  private static func belowItsFamily(_ request: Request) -> Request {
    guard let first = request.segments.first, !prefixes.contains(first) else { return request }
    func isOf<API>(_ routes: [Route<API>]) -> Bool { routes.contains { $0.match(request.segments) != nil } }
    var copy = request
    if isOf(WanAndroid.routes) {
      copy.segments.insert("wanandroid", at: 0)
    } else if isOf(Mastodon.routes) {
      copy.segments.insert("mastodon", at: 0)
    } else if isOf(Twitter.routes) {
      copy.segments.insert("twitter", at: 0)
    } else if isOf(GitHub.routes) {
      copy.segments.insert("github", at: 0)
    }
    return copy
  }

  private static let prefixes = [
    "github", "graphql", "login", "mastodon", "pictures", "remote-config", "twitter", "wanandroid",
  ]
}
