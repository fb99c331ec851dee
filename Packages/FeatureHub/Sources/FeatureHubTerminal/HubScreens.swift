public import FeatureHub
import Presentation
public import PresentationTerminal
import Reactive

/// A factory of the feature's screens with their view models.
@MainActor public struct HubScreens {
  private let feature: HubFeature
  private let context: ScreenContext

  /// Creates a factory of the screens of `feature`.
  public init(_ feature: HubFeature, context: ScreenContext) {
    self.feature = feature
    self.context = context
  }

  /// Creates the screen of the search.
  public func search(_ text: String) -> IntentScreen<HubIntent> {
    let viewModel = feature.makeSearchViewModel(text: text, suggesting: .popular)
    return IntentScreen(SearchScreen(viewModel: viewModel, context: context), viewModel.intents)
  }

  /// Creates the screen of a repository.
  public func repository(_ name: RepositoryName) -> IntentScreen<HubIntent> {
    let viewModel = feature.makeRepositoryViewModel(of: name)
    return IntentScreen(RepositoryScreen(viewModel: viewModel, context: context), viewModel.intents)
  }

  /// Creates the screen of the issues of a repository.
  public func issues(of name: RepositoryName) -> IntentScreen<HubIntent> {
    let viewModel = feature.makeIssuesViewModel(of: name)
    return IntentScreen(IssuesScreen(viewModel: viewModel, context: context), viewModel.intents)
  }

  /// Creates a screen that shows the result of a query and has only the keys that all screens of the feature have.
  public func list<Item>(of query: HubQuery<Item>) -> IntentScreen<HubIntent> {
    let viewModel = feature.makeListViewModel(of: query)
    let screen = HubQueryScreen(viewModel: viewModel, title: query.title, context: context)
    return IntentScreen(screen, viewModel.intents)
  }
}
