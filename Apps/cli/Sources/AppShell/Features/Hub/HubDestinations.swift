import Composition
import FeatureHub
import FeatureHubTerminal
import Presentation
import Reactive
import TerminalApp

extension HubModule {
  static let root = [RouteKey.hub(HubSearchInput())]

  /// Returns the routes below a screen of a repository.
  static func below(_ name: RepositoryName) -> [Route] {
    root + [RouteKey.hubRepository(HubRepositoryInput(name))]
  }

  /// A repository for lists and tests.
  private static let sample = RepositoryName("example/reactive-monorepo")

  static var sampleRepository: [HubRepositoryInput] { sample.map { [HubRepositoryInput($0)] } ?? [] }

  static func sampleItem(_ item: String) -> [HubItemInput] { sample.map { [HubItemInput($0, item)] } ?? [] }

  static let search = Destination<TerminalInterface>(
    .hub, title: { _ in LocalizedText(en: "Hub", zhHans: "Hub") },
    samples: [HubSearchInput(), HubSearchInput(text: "reactive")], below: { $0.text.isEmpty ? [] : root },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeSearchViewModel(text: input.text)
      let screen = SearchScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    },
    report: { try await HubReports.search($0.text, $1) })

  static let repository = Destination<TerminalInterface>(
    .hubRepository, title: { _ in LocalizedText(en: "Repository", zhHans: "仓库") }, samples: sampleRepository,
    below: { _ in root },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeRepositoryViewModel(of: input.name)
      let screen = RepositoryScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    },
    report: { try await HubReports.report(.repository($0.name), schema: "tessera.hub-repository/1", $1) })

  static let user = Destination<TerminalInterface>(
    .hubUser, title: { _ in LocalizedText(en: "User", zhHans: "用户") }, samples: [HubUserInput("mira_okafor")],
    below: { _ in root },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeUserViewModel(of: input.login)
      let screen = UserScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    },
    report: { try await HubReports.report(.user($0.login), schema: "tessera.hub-user/1", $1) })
}
