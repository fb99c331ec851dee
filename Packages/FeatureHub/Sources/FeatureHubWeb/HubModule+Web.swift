import Composition
import FeatureHub
public import FeatureHubModule
import Presentation
import Reactive
public import WebApp

extension HubModule: WebModule {
  public var pages: [WebScene] {
    [
      WebScene(.hub) { input, context in
        try context.scene({ $0.makeSearchViewModel(text: input.description, suggesting: .popular) }) {
          ListPage(search: $0, context: context)
        }
      },
      WebScene(.hubRepository) { name, context in
        try context.scene({ $0.makeRepositoryViewModel(of: name) }) { ListPage(repository: $0, context: context) }
      },
      WebScene(.hubIssues) { name, context in
        try context.scene({ $0.makeIssuesViewModel(of: name) }) { ListPage(issues: $0, context: context) }
      },
      Self.page(.hubIssue, of: { .issue($0.number, in: $0.name) }),
      Self.page(.hubCommits, of: { .commits(of: $0.name, branch: $0.branch) }),
      Self.page(.hubCommit, of: { .commit($0.item, in: $0.name) }),
      Self.page(.hubBranches, of: { .branches(of: $0) }),
      Self.page(.hubContributors, of: { .contributors(to: $0) }),
      Self.page(.hubUser, of: { .user($0.description) }),
    ] + Self.morePages
  }

  /// Returns the page that lists the rows of a query.
  private static func page<Input, Item>(
    _ key: RouteKey<Input>, of query: @escaping @Sendable (Input) -> HubQuery<Item>
  ) -> WebScene {
    WebScene(key) { input, context in
      let shown = query(input)
      return try context.scene({ $0.makeListViewModel(of: shown) }) {
        ListPage(hub: $0, title: shown.title, context: context)
      }
    }
  }
}

extension SceneContext<WebInterface> {
  /// Creates a page with its view model. Its rows are links, so it requests no segues.
  fileprivate func scene<ViewModel>(
    _ viewModel: (HubFeature) -> ViewModel, page: (ViewModel) -> ListPage<HubRow>
  ) throws -> Scene<WebInterface> {
    Scene(screen: page(viewModel(try container.resolve(HubFeature.self))))
  }
}
