import Composition
import FeatureHub
import FeatureHubTerminal
import Presentation
import Reactive
import TerminalApp

extension HubModule {
  static let root = [RouteKey.hub(HubSearchInput(""))]

  /// Returns the routes below a screen of a repository.
  @Sendable static func below(_ name: RepositoryName) -> [Route] {
    root + [RouteKey.hubRepository(name)]
  }

  /// A repository for lists and tests.
  private static let sample = RepositoryName("example/reactive-monorepo")

  static var sampleRepository: [RepositoryName] { sample.map { [$0] } ?? [] }

  static func sampleItem(_ item: String) -> [HubItemInput] { sample.map { [HubItemInput($0, item)] } ?? [] }

  static let search = Destination<TerminalInterface>(
    .hub, title: { _ in LocalizedText(en: "Hub", zhHans: "Hub") },
    samples: [HubSearchInput(""), HubSearchInput("reactive")], below: { $0.description.isEmpty ? [] : root },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeSearchViewModel(text: input.description)
      let screen = SearchScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    },
    report: { try await HubReports.search($0.description, $1) })

  static let repository = destination(
    .hubRepository, samples: sampleRepository, below: { _ in root }, query: { .repository($0) },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeRepositoryViewModel(of: input)
      let screen = RepositoryScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    })

  static let issues = destination(
    .hubIssues, samples: sampleRepository, below: below, query: { .issues(of: $0, .open) },
    scene: { input, context in
      let viewModel = try context.container.resolve(HubFeature.self).makeIssuesViewModel(of: input)
      let screen = IssuesScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen, segues: viewModel.intents.map { Segue($0) })
    })

  static let issue = destination(
    .hubIssue, samples: sample.map { [HubIssueInput($0, 1)] } ?? [],
    below: { below($0.name) + [RouteKey.hubIssues($0.name)] },
    query: { .issue($0.number, in: $0.name) })

  static let commits = destination(
    .hubCommits, samples: sampleItem(""), below: { below($0.name) },
    query: { .commits(of: $0.name, branch: $0.branch) })

  static let commit = destination(
    .hubCommit, samples: sampleItem("077a459b4772cffafdae8dfe65e4f7d7fa223d65"),
    below: { below($0.name) + [RouteKey.hubCommits(HubItemInput($0.name, ""))] },
    query: { .commit($0.item, in: $0.name) })

  static let branches = destination(
    .hubBranches, samples: sampleRepository, below: below, query: { .branches(of: $0) })

  static let contributors = destination(
    .hubContributors, samples: sampleRepository, below: below, query: { .contributors(to: $0) })

  static let user = destination(
    .hubUser, samples: [HubUserInput("mira_okafor")], below: { _ in root }, query: { .user($0.description) })

  /// Returns the destination of a query, with a screen that has no keys of its own.
  private static func destination<Input, Item>(
    _ key: RouteKey<Input>, samples: [Input], below: @escaping @Sendable (Input) -> [Route],
    query: @escaping @Sendable (Input) -> HubQuery<Item>
  ) -> Destination<TerminalInterface> {
    destination(
      key, samples: samples, below: below, query: query,
      scene: { input, context in
        let query = query(input)
        let viewModel = try context.container.resolve(HubFeature.self).makeListViewModel(of: query)
        let screen = HubQueryScreen(
          viewModel: viewModel, title: query.title, host: context.host, language: context.language)
        return Scene(screen, segues: viewModel.intents.map { Segue($0) })
      })
  }

  /// Returns the destination of a query, whose title and report are those of the query.
  private static func destination<Input, Item>(
    _ key: RouteKey<Input>, samples: [Input], below: @escaping @Sendable (Input) -> [Route],
    query: @escaping @Sendable (Input) -> HubQuery<Item>,
    scene: @escaping @MainActor @Sendable (Input, SceneContext<TerminalInterface>) throws -> Scene<TerminalInterface>
  ) -> Destination<TerminalInterface> {
    Destination(
      key, title: { query($0).title }, samples: samples, below: below, scene: scene,
      report: { try await HubReports.report(query($0), schema: key.schema, $1) })
  }
}

extension HubItemInput {
  /// The name of the branch, or `nil` for the default branch.
  fileprivate var branch: String? { item.isEmpty ? nil : item }
}
