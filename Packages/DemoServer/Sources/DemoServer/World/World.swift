import Foundation

/// All API families, each on its path prefix, with everything that they remember.
struct World: Sendable {
  /// What outlives a restart.
  struct State: Codable, Equatable, Sendable {
    /// The moment at which the world began; the dates of all that it holds are counted from it.
    var genesis: Date
    var wanAndroid: WanAndroid.State
  }

  let genesis: Date
  var wanAndroid: WanAndroid

  init(configuration: DemoServer.Configuration, state: State? = nil) {
    genesis = state?.genesis ?? Date(milliseconds: configuration.now().milliseconds)
    wanAndroid = WanAndroid(configuration: configuration, genesis: genesis, state: state?.wanAndroid)
  }

  var state: State { State(genesis: genesis, wanAndroid: wanAndroid.state) }

  mutating func respond(to request: Request) -> Response {
    switch request.segments.first {
    case "wanandroid": wanAndroid.respond(to: request.dropping(prefix: 1))
    case nil: .json(["name": "DemoServer", "apis": .array(Self.prefixes.map { .string("/" + $0) })])
    default: .statusPage(404)
    }
  }

  func rateLimited(_ request: Request) -> Response {
    switch request.segments.first {
    default: WanAndroid.rateLimited(at: request.date)
    }
  }

  private static let prefixes = ["wanandroid"]
}
