public import FeatureHub
public import Presentation
public import PresentationTerminal
public import Reactive
public import TerminalUI

/// Creates the screens of the feature with their view models.
@MainActor public struct HubScreens {
  /// A screen, and the intents with which it asks to navigate.
  public typealias Scene = (screen: any LocalizedScreen, intents: Signal<HubIntent>)

  private let feature: HubFeature
  private let host: any ScreenHost
  private let language: Language

  /// Creates a value that creates screens.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - host: The host, which shows messages and provides the keys. The screens do not retain it.
  ///   - language: The language of the screens.
  public init(_ feature: HubFeature, host: any ScreenHost, language: Language) {
    self.feature = feature
    self.host = host
    self.language = language
  }

  /// Creates the screen of the search.
  public func search(_ text: String) -> Scene {
    let viewModel = feature.makeSearchViewModel(text: text)
    return (SearchScreen(viewModel: viewModel, host: host, language: language), viewModel.intents)
  }

  /// Creates the screen of a repository.
  public func repository(_ name: RepositoryName) -> Scene {
    let viewModel = feature.makeRepositoryViewModel(of: name)
    return (RepositoryScreen(viewModel: viewModel, host: host, language: language), viewModel.intents)
  }

  /// Creates the screen of the issues of a repository.
  public func issues(of name: RepositoryName) -> Scene {
    let viewModel = feature.makeIssuesViewModel(of: name)
    return (IssuesScreen(viewModel: viewModel, host: host, language: language), viewModel.intents)
  }

  /// Creates the screen of any other query.
  public func list<Item>(of query: HubQuery<Item>) -> Scene {
    let viewModel = feature.makeListViewModel(of: query)
    let screen = HubQueryScreen(viewModel: viewModel, title: query.title, host: host, language: language)
    return (screen, viewModel.intents)
  }
}
