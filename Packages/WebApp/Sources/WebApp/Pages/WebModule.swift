public import Composition
public import Presentation

/// Everything that one feature adds to an app in a browser: the declarations of a `FeatureModule`, and its pages.
public protocol WebModule: FeatureModule {
  /// The pages of the feature's destinations.
  var pages: [WebScene] { get }
}

/// The page of a destination in a browser.
public struct WebScene: Sendable {
  /// The name of the destination.
  let name: String
  let make: @MainActor @Sendable (Route, SceneContext<WebInterface>) throws -> Scene<WebInterface>

  /// Creates the page of a destination.
  ///
  /// - Parameters:
  ///   - key: The typed name of the destination, which the module describes.
  ///   - scene: A closure that creates the page. It is called when a browser requests the route for the first time.
  public init<Input>(
    _ key: RouteKey<Input>,
    scene: @escaping @MainActor @Sendable (Input, SceneContext<WebInterface>) throws -> Scene<WebInterface>
  ) {
    name = key.name
    make = { try scene(Input(of: $0), $1) }
  }

  /// Creates the page of a destination that takes no input.
  public init(
    _ key: RouteKey<NoInput>,
    scene: @escaping @MainActor @Sendable (SceneContext<WebInterface>) throws -> Scene<WebInterface>
  ) {
    self.init(key, scene: { _, context in try scene(context) })
  }

  /// Creates the page of a destination that takes no input and shows a list from which the user cannot navigate.
  ///
  /// - Parameters:
  ///   - key: The typed name of the destination.
  ///   - layout: The title of the page, and the way its rows are drawn.
  ///   - viewModel: A closure that creates the view model. It is called once for each page.
  public init<ViewModel: ListViewModel>(
    _ key: RouteKey<NoInput>, list layout: PageLayout<ViewModel.Row>,
    viewModel: @escaping @MainActor @Sendable (Container) throws -> ViewModel
  ) where ViewModel.Intent == Never {
    self.init(key) { context in
      Scene(screen: ListPage(try viewModel(context.container), layout, context: context))
    }
  }
}

/// The user interface of an app in a browser.
public enum WebInterface: UserInterface {
  /// A page.
  public typealias Screen = any WebPage
  /// The session's services for a page.
  public typealias Host = PageHost
}
