public import Foundation

/// A request to go somewhere, and how.
public enum Segue: Hashable, Sendable {
  /// Shows a tab with the screens that were left above it, or its first screen if the tab is already shown. A route that is no tab replaces
  /// all screens.
  case root(Route)
  /// Puts a screen on top.
  case push(Route)
  /// Replaces the top screen.
  case replace(Route)
  /// Puts a screen on top, in a box.
  case present(Route)
  /// Replaces all screens, from the bottom up.
  case path([Route])
  /// Returns to the screen below.
  case back
  /// Returns to the first screen.
  case backToRoot
  /// Leaves the app.
  case external(External)

  /// A target outside of the app.
  public enum External: Hashable, Sendable {
    /// A page in the browser.
    case web(URL)
    /// Text for the clipboard.
    case clipboard(String)
    /// A deliberate crash, for developers.
    case crash
  }

  /// The routes that it leads to, from the bottom up.
  public var routes: [Route] {
    switch self {
    case .root(let route), .push(let route), .replace(let route), .present(let route): [route]
    case .path(let routes): routes
    case .back, .backToRoot, .external: []
    }
  }
}
