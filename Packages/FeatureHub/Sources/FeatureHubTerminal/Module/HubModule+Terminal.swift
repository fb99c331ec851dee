public import ArgumentParser
import Composition
import FeatureHub
public import FeatureHubModule
import Presentation
import PresentationTerminal
import Reactive
public import TerminalApp
public import TerminalUI

extension HubModule: TerminalModule {
  public var keyCommands: [Command] { Command.ofHub }
  public var commands: [any ParsableCommand.Type] { [HubCommand.self] }

  public var scenes: [TerminalScene] {
    [
      TerminalScene(
        .hub, scene: { input, context in try context.scene { $0.search(input.description) } },
        report: {
          if $0.description.isEmpty {
            throw Failure(HubMessages.emptySearch(AppDefinition.current.name)[$1.language], .usage)
          }
          return try await Self.report(.search($0.description), of: .hub, $1)
        }),
      Self.scene(.hubRepository, of: { .repository($0) }, screen: { $0.repository($1) }),
      Self.scene(.hubIssues, of: { .issues(of: $0, .open) }, screen: { $0.issues(of: $1) }),
      Self.scene(.hubIssue, of: { .issue($0.number, in: $0.name) }),
      Self.scene(.hubCommits, of: { .commits(of: $0.name, branch: $0.branch) }),
      Self.scene(.hubCommit, of: { .commit($0.item, in: $0.name) }),
      Self.scene(.hubBranches, of: { .branches(of: $0) }),
      Self.scene(.hubContributors, of: { .contributors(to: $0) }),
      Self.scene(.hubUser, of: { .user($0.description) }),
    ] + Self.moreScenes
  }

  /// Returns the screen and the report of a query.
  ///
  /// - Parameter screen: A closure that creates the screen, or `nil` for a screen that lists the query's rows.
  private static func scene<Input, Item>(
    _ key: RouteKey<Input>, of query: @escaping @Sendable (Input) -> HubQuery<Item>,
    screen: (@MainActor @Sendable (HubScreens, Input) -> IntentScreen<HubIntent>)? = nil
  ) -> TerminalScene {
    TerminalScene(
      key, scene: { input, context in try context.scene { screen?($0, input) ?? $0.list(of: query(input)) } },
      report: { try await report(query($0), of: key, $1) })
  }

  /// Loads the requested number of pages of a query, or one page by default, as a report.
  private static func report<Input, Item>(
    _ query: HubQuery<Item>, of key: RouteKey<Input>, _ context: ReportContext
  ) async throws -> TextReport {
    let variable = AppDefinition.current.variable("github-token")
    return try await context.report(
      // GitHub requires a token for none of these queries, so a rejected token is the user's.
      from: .hub, rejection: { HubMessages.tokenRefused(by: $0, variable: variable) },
      { (feature: HubFeature) in
        let contents = try await feature.contents(of: query, pages: context.pages ?? 1)
        return (contents: contents, rows: feature.rows(query, contents.items))
      },
      lines: { HubPlain.lines($0.rows, end: $0.contents.end, language: $1) },
      document: { HubDocument(schema: "tessera.\(key.name)/1", server: $0, contents: $1.contents) },
      problem: \.contents.missing)
  }
}

extension SceneContext<TerminalInterface> {
  fileprivate func scene(_ make: (HubScreens) -> IntentScreen<HubIntent>) throws -> Scene<TerminalInterface> {
    Scene(make(HubScreens(try container.resolve(), context: screenContext()))) { [modules] in Segue($0, modules) }
  }
}
