import Composition
import FeatureHub
import FeatureHubTerminal
import Presentation
import Reactive
import TerminalApp

extension HubModule {
  static let root = [RouteKey.hub(HubSearchInput(""))]

  /// Returns the routes of the screens below a screen about a repository: the search and the repository itself.
  @Sendable static func below(_ name: RepositoryName) -> [Route] {
    root + [RouteKey.hubRepository(name)]
  }

  /// The inputs of the sample routes: one repository.
  private static let samples = [RepositoryName("example/reactive-monorepo")].compactMap(\.self)

  static let search = Destination<TerminalInterface>(
    .hub, title: { _ in LocalizedText(en: "Hub", zhHans: "Hub") },
    samples: [HubSearchInput(""), HubSearchInput("reactive")], below: { $0.description.isEmpty ? [] : root },
    scene: { input, context in try context.scene { $0.search(input.description) } },
    report: {
      if $0.description.isEmpty { throw Failure(HubMessages.emptySearch[$1.language], .usage) }
      return try await report(.search($0.description), of: .hub, $1)
    })

  static let repository = destination(
    .hubRepository, samples: samples, below: { _ in root }, query: { .repository($0) },
    screen: { $0.repository($1) })

  static let issues = destination(
    .hubIssues, samples: samples, below: below, query: { .issues(of: $0, .open) },
    screen: { $0.issues(of: $1) })

  static let issue = destination(
    .hubIssue, samples: samples.map { HubIssueInput($0, 1) },
    below: { below($0.name) + [RouteKey.hubIssues($0.name)] },
    query: { .issue($0.number, in: $0.name) })

  static let commits = destination(
    .hubCommits, samples: samples.map { HubItemInput($0, "") }, below: { below($0.name) },
    query: { .commits(of: $0.name, branch: $0.item.isEmpty ? nil : $0.item) })

  static let commit = destination(
    .hubCommit, samples: samples.map { HubItemInput($0, "077a459b4772cffafdae8dfe65e4f7d7fa223d65") },
    below: { below($0.name) + [RouteKey.hubCommits(HubItemInput($0.name, ""))] },
    query: { .commit($0.item, in: $0.name) })

  static let branches = destination(
    .hubBranches, samples: samples, below: below, query: { .branches(of: $0) })

  static let contributors = destination(
    .hubContributors, samples: samples, below: below, query: { .contributors(to: $0) })

  static let user = destination(
    .hubUser, samples: [HubUserInput("mira_okafor")], below: { _ in root }, query: { .user($0.description) })

  /// Returns the destination that shows a query, with the query's title and report.
  ///
  /// - Parameter screen: A closure that creates the screen, or `nil` for a screen that lists the query's rows.
  private static func destination<Input, Item>(
    _ key: RouteKey<Input>, samples: [Input], below: @escaping @Sendable (Input) -> [Route],
    query: @escaping @Sendable (Input) -> HubQuery<Item>,
    screen: (@MainActor @Sendable (HubScreens, Input) -> HubScreens.Scene)? = nil
  ) -> Destination<TerminalInterface> {
    Destination(
      key, title: { query($0).title }, samples: samples, below: below,
      scene: { input, context in try context.scene { screen?($0, input) ?? $0.list(of: query(input)) } },
      report: { try await report(query($0), of: key, $1) })
  }

  /// Loads the requested number of pages of a query, or one page by default, as a report.
  private static func report<Input, Item>(
    _ query: HubQuery<Item>, of key: RouteKey<Input>, _ context: ReportContext
  ) async throws -> TextReport {
    try await context.report(
      // GitHub requires a token for none of these queries, so a rejected token is the user's.
      from: .hub, rejection: HubMessages.tokenRefused,
      { (feature: HubFeature) in
        let contents = try await feature.contents(of: query, pages: context.pages ?? 1)
        return (contents: contents, rows: feature.rows(query, contents.items))
      },
      lines: { HubPlain.lines($0.rows, end: $0.contents.end, language: $1) },
      document: { HubDocument(schema: "tessera.\(key.name)/1", server: $0, contents: $1.contents) })
  }
}

extension SceneContext<TerminalInterface> {
  fileprivate func scene(_ make: (HubScreens) -> HubScreens.Scene) throws -> Scene<TerminalInterface> {
    let (screen, intents) = make(HubScreens(try container.resolve(), context: screenContext()))
    return Scene(screen, segues: intents.compactMap { [modules] in Segue($0, modules) })
  }
}
