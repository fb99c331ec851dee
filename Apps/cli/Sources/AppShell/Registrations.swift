import ArgumentParser
import FeatureCoinRank
import FeatureCoinRankTerminal
import Foundation
import Networking
import Persistence
import Presentation
import Reactive

extension TesseraCommand {
  /// The commands of the features, in the order of the help.
  static let featureCommands: [any ParsableCommand.Type] = [RankCommand.self]
}

extension Container {
  /// What the features keep.
  static let schemas = [CoinRankFeature.schema]

  /// All that the app consists of, in reading order.
  static func app(_ surroundings: Surroundings) -> Container {
    var container = Container()
    container.register(CurlTransport.self) { _ in CurlTransport() }
    container.register(APIClient.self, for: Service.allCases) { resolver, service in
      APIClient(baseURL: surroundings[service].url, transport: try resolver.resolve(CurlTransport.self))
    }
    container.register(Store.self, for: Place.allCases) { _, place in
      guard place == .file, let file = surroundings.storeFile else { return try Store.inMemory(schemas: schemas) }
      return try Store(file: file, schemas: schemas)
    }

    container.register(CoinRankFeature.self) { resolver in
      CoinRankFeature(
        dependencies: CoinRankDependencies(
          client: try resolver.resolve(APIClient.self, Service.ranking),
          store: try resolver.resolve(Store.self, surroundings[.ranking].place)))
    }

    container.register(SceneMaker.self, .transient, for: Route.samples) { resolver, route in
      switch route {
      case .ranking: SceneMaker(ranking: try resolver.resolve())
      case .about: SceneMaker(about: surroundings)
      }
    }
    container.register(ReportMaker.self, .transient, for: Route.samples) { resolver, route in
      switch route {
      case .ranking: ReportMaker(ranking: try resolver.resolve(), from: surroundings[.ranking])
      case .about: ReportMaker(about: surroundings)
      }
    }
    return container
  }

  /// Where a service's data is kept.
  fileprivate enum Place: Hashable, CaseIterable, Sendable {
    case memory, file
  }
}

extension Surroundings.Server {
  /// What the demo server says is forgotten with it.
  fileprivate var place: Container.Place { isDemo ? .memory : .file }
}

extension SceneMaker {
  fileprivate init(ranking feature: CoinRankFeature) {
    self.init { context in
      let viewModel = feature.makeRankingViewModel()
      let screen = CoinRankScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen: screen, segues: viewModel.intents.map { Segue($0) }) { [weak screen] in screen?.language = $0
      }
    }
  }

  fileprivate init(about surroundings: Surroundings) {
    self.init { context in
      let screen = AboutScreen(surroundings, language: context.language)
      return Scene(screen: screen) { [weak screen] in screen?.language = $0 }
    }
  }
}
