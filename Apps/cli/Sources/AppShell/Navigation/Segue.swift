import Foundation

/// Where to go, and how.
enum Segue: Hashable, Sendable {
  /// To the first screen of a tab and what was above it; on that tab already, back to its first screen. A place that is no tab's takes
  /// the place of all screens.
  case root(Route)
  /// On top, over the whole window.
  case push(Route)
  /// In place of the screen on top.
  case replace(Route)
  /// In a box over the screen on top.
  case present(Route)
  /// To several places at once: the first as with ``root(_:)``, with nothing above it, and each further one on top.
  case path([Route])
  /// To the screen below.
  case back
  /// To the first screen.
  case backToRoot
  /// Out of the app.
  case outside(Outside)

  /// What is not on a screen of the app.
  enum Outside: Hashable, Sendable {
    /// A page in the browser.
    case web(URL)
    /// The clipboard.
    case copy(String)
    /// A trap, to see what becomes of the terminal. For makers only.
    case trap
  }

  /// The places it leads to, the last one on top; none if that is where one came from, or outside.
  var routes: [Route] {
    switch self {
    case .root(let route), .push(let route), .replace(let route), .present(let route): [route]
    case .path(let routes): routes
    case .back, .backToRoot, .outside: []
    }
  }
}
