/// Where to go, and how.
enum Segue: Hashable, Sendable {
  /// In place of all screens.
  case root(Route)
  /// On top, over the whole window.
  case push(Route)
  /// In place of the screen on top.
  case replace(Route)
  /// In a box over the screen on top.
  case present(Route)
  /// To the screen below.
  case back
  /// To the first screen.
  case backToRoot

  /// The place it leads to; nil if that is where one came from.
  var route: Route? {
    switch self {
    case .root(let route), .push(let route), .replace(let route), .present(let route): route
    case .back, .backToRoot: nil
    }
  }
}
