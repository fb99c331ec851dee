public import Composition
public import FeatureCoinRank
import Networking
public import Persistence
import Presentation
import Reactive

extension RouteKey where Input == NoInput {
  /// The route to the ranking.
  public static let ranking = RouteKey("ranking")
  /// The route to the coins of the user.
  public static let coins = RouteKey("coins")
}

/// The module that adds the coin ranking to an app.
public struct CoinRankModule: FeatureModule {
  public let tabs = [RouteKey.ranking()]
  public let shortcuts = [Shortcut(key: "C", command: "app.coins", route: RouteKey.coins())]
  public let servers: [ServerDefinition] = [.wanAndroid]
  public let schemas: [Schema] = [CoinRankFeature.schema]

  /// Creates the module.
  public init() {}

  public var destinations: [Destination] {
    [
      Destination(.ranking, title: LocalizedText(en: "Ranking", zhHans: "积分排名")),
      Destination(.coins, title: LocalizedText(en: "My coins", zhHans: "我的积分"), below: tabs),
    ] + Self.moreDestinations
  }

  public func register(in container: inout Container) {
    container.register(CoinRankFeature.self) { resolver in
      let server = ServerDefinition.wanAndroid.id
      let accounts = try resolver.resolve((any AccountProvider).self)
      return CoinRankFeature(
        dependencies: CoinRankDependencies(
          client: try resolver.client(server), store: try resolver.store(server),
          account: CoinAccount(user: accounts.user(at: server)) { _ = accounts.expire(at: server).subscribe() },
          offersLogin: try resolver.resolve(ModuleList.self).offers(.login)))
    }
  }
}

extension Segue {
  /// Creates the segue of an intent of the coins screen. Returns `nil` if no module offers its destination.
  public init?(_ intent: MyCoinsIntent, _ modules: ModuleList) {
    switch intent {
    case .logIn:
      guard let login = modules.route(to: .login, .wanAndroid) else { return nil }
      self = .push(login)
    }
  }
}
