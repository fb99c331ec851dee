public import Foundation

/// A navigation request: the target and its presentation.
public enum Segue: Hashable, Sendable {
  /// Shows a tab with the screens that it had before, or only its first screen if the tab is already shown. If the
  /// route is not a tab, its screen replaces all screens.
  case root(Route)
  /// Pushes a screen.
  case push(Route)
  /// Shows a screen beside the first one, which the user continues to work in, or none for `nil`. Does nothing if only
  /// one screen is visible at a time. Pushing the same route then moves the user there.
  case preview(Route?)
  /// Replaces the top screen.
  case replace(Route)
  /// Presents a screen in a box over the screen below.
  case present(Route)
  /// Replaces all screens with the screens of these routes, from the bottom up.
  case path([Route])
  /// Returns to the screen below.
  case back
  /// Returns to the first screen.
  case backToRoot
  /// Opens a link: pushes the destination that shows its page, or opens the page in the browser if the app has no such
  /// destination.
  case link(URL)
  /// Performs an action outside the app.
  case external(External)

  /// An action outside the app.
  public enum External: Hashable, Sendable {
    /// Opens a page in the browser.
    case web(URL)
    /// Copies text to the clipboard.
    case clipboard(String)
    /// Crashes the app on purpose, for developers.
    case crash
  }

  /// The routes of the screens that the segue shows, from the bottom up.
  public var routes: [Route] {
    switch self {
    case .root(let route), .push(let route), .replace(let route), .present(let route): [route]
    case .preview(let route): route.map { [$0] } ?? []
    case .path(let routes): routes
    case .back, .backToRoot, .link, .external: []
    }
  }
}
