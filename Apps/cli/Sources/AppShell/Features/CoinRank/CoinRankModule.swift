import ArgumentParser
import Composition
import FeatureCoinRank
import FeatureCoinRankTerminal
import Persistence
import Presentation
import Reactive
import TerminalApp
import TerminalUI

extension RouteKey where Input == NoInput {
  static let ranking = RouteKey("ranking")
  static let coins = RouteKey("coins")
}

/// The module that adds the coin ranking to the app.
struct CoinRankModule: AppModule {
  let tabs = [RouteKey.ranking()]
  let shortcuts = [Shortcut(key: "C", command: "app.coins", route: RouteKey.coins())]
  let servers: [ServerDefinition] = [.wanAndroid]
  let schemas = [CoinRankFeature.schema]
  let keyCommands = Command.ofCoinRank
  var commands: [any ParsableCommand.Type] { [RankCommand.self, CoinsCommand.self] }

  var destinations: [Destination<TerminalInterface>] {
    [
      Destination(
        .ranking, title: LocalizedText(en: "Ranking", zhHans: "积分排名"), list: .ranking,
        viewModel: { try $0.resolve(CoinRankFeature.self).makeRankingViewModel() },
        report: CoinRankReports.ranking),
      Destination(
        .coins, title: LocalizedText(en: "My coins", zhHans: "我的积分"), below: tabs,
        scene: { context in
          let feature = try context.container.resolve(CoinRankFeature.self)
          let login = context.modules.route(to: .login, .wanAndroid)
          let viewModel = feature.makeMyCoinsViewModel()
          let screen = MyCoinsScreen(viewModel: viewModel, context: context.screenContext())
          return Scene(screen, segues: viewModel.intents.compactMap { Segue($0, login: login) })
        },
        report: CoinRankReports.coins),
    ]
  }

  func register(in container: inout Container) {
    container.register(CoinRankFeature.self) { resolver in
      let server = ServerDefinition.wanAndroid.id
      return CoinRankFeature(
        dependencies: CoinRankDependencies(
          client: try resolver.client(server), store: try resolver.store(server),
          account: WanAndroidAccount(try resolver.resolve((any AccountProvider).self)),
          offersLogin: try resolver.resolve(ModuleList<TerminalInterface>.self).offers(.login)))
    }
  }
}

extension Segue {
  /// Creates the segue of an intent of the coins screen. Returns `nil` if no module offers its destination.
  ///
  /// - Parameter login: The route to the login form, or `nil` if no module offers it.
  fileprivate init?(_ intent: MyCoinsIntent, login: Route?) {
    switch intent {
    case .logIn:
      guard let login else { return nil }
      self = .push(login)
    }
  }
}
