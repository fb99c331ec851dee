import FeatureCoinRank
import FeatureCoinRankTerminal
import Foundation
import Networking
import Persistence
import Presentation
import Reactive

extension Container {
  /// All that the app consists of, in reading order.
  static func app(_ surroundings: Surroundings) -> Container {
    var container = Container()
    container.register(Surroundings.self) { _ in surroundings }

    container.register(CurlTransport.self) { _ in CurlTransport() }
    container.register(APIClient.self) { resolver in
      APIClient(baseURL: surroundings.server, transport: try resolver.resolve(CurlTransport.self))
    }
    container.register(Store.self) { _ in
      let schemas = [CoinRankFeature.schema]
      guard let file = surroundings.storeFile else { return try Store.inMemory(schemas: schemas) }
      return try Store(file: file, schemas: schemas)
    }

    container.register(CoinRankFeature.self) { resolver in
      CoinRankFeature(dependencies: CoinRankDependencies(client: try resolver.resolve(), store: try resolver.resolve()))
    }

    container.register(SceneMaker.self, .transient, for: Route.samples) { resolver, route in
      switch route {
      case .ranking: SceneMaker(ranking: try resolver.resolve(), language: surroundings.language)
      case .about: SceneMaker { _ in Scene(screen: AboutScreen(surroundings)) }
      }
    }
    return container
  }
}

extension SceneMaker {
  fileprivate init(ranking feature: CoinRankFeature, language: Language) {
    self.init { host in
      let viewModel = feature.makeRankingViewModel()
      return Scene(
        screen: CoinRankScreen(viewModel: viewModel, host: host, language: language),
        segues: viewModel.intents.map { Segue($0) })
    }
  }
}
