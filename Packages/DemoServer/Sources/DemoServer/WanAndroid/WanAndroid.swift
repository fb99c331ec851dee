import Foundation

/// A part of the API of www.wanandroid.com: the ranking, accounts with cookies, coins, messages, banners, and popular
/// search terms.
struct WanAndroid: APIFamily {
  struct State: Codable, Equatable, Sendable {
    var random: SplitMix64
    var accounts: [Account]
    var sessions: [Session] = []
    /// The number of requests for the ranking. With each one, `rankingShift` users overtake all others. Not counted if
    /// `rankingShift` is 0.
    var rankingRequests = 0

    /// Whether the state is plausible. See ``PostStream/State/isPlausible``.
    var isPlausible: Bool {
      let coins = accounts.flatMap(\.history)
      let times = coins.map(\.milliseconds) + accounts.flatMap(\.messages).map(\.milliseconds)
      return (0...1_000_000_000).contains(rankingRequests)
        && coins.allSatisfy { (0...1_000_000_000).contains($0.count) }
        && times.allSatisfy(Date.plausibleMilliseconds.contains)
    }
  }

  var state: State
  /// The generated users, the best first.
  let players: [Player]
  let rankingShift: Int

  static var notFound: Response { Response.statusPage(404) }

  init(configuration: DemoServer.Configuration, genesis: Date, state: State? = nil) {
    players = Player.ranking(
      count: configuration.rankedUsers, seed: configuration.seed, isHostile: configuration.hasHostileTexts)
    rankingShift = configuration.rankingShift
    self.state =
      state
      ?? State(
        random: SplitMix64(seed: configuration.seed), accounts: [.demo(genesis: genesis)],
        sessions: [.demo(genesis: genesis)])
  }

  static let routes: [Route<WanAndroid>] = [
    .get("/coin/rank/{page}/json") { $0.ranking($1) },
    .post("/user/login") { $0.login($1) },
    .post("/user/register") { $0.register($1) },
    .get("/user/logout/json") { $0.logout($1) },
    .get("/user/lg/userinfo/json") { $0.userInfo($1) },
    .get("/lg/coin/userinfo/json") { $0.coins($1) },
    .get("/lg/coin/list/{page}/json") { $0.coinHistory($1) },
    .get("/message/lg/count_unread/json") { $0.unreadCount($1) },
    .get("/message/lg/unread_list/{page}/json") { $0.messages($1, read: false) },
    .get("/message/lg/readed_list/{page}/json") { $0.messages($1, read: true) },
    .get("/banner/json") { _, _ in .envelope(Self.banners) },
    .get("/hotkey/json") { _, _ in .envelope(Self.hotKeys) },
  ]
}
