/// How a screen is shown.
public enum ScreenPresentation: Sendable, Hashable {
  /// Over the whole window.
  case full
  /// In a box over the screen below.
  case modal
}

/// The screens that an app shows, from the bottom up.
///
/// The ``Navigator`` changes the stack; the app may do so, too, for example with a help screen of its own. Screens are identified by
/// reference.
@MainActor public protocol NavigationStack<Screen>: AnyObject {
  associatedtype Screen

  /// The number of screens.
  var count: Int { get }
  /// Returns whether a screen is on the stack.
  func contains(_ screen: Screen) -> Bool
  /// Returns whether a screen is the top screen.
  func isOnTop(_ screen: Screen) -> Bool
  /// Puts a screen on top.
  func push(_ screen: Screen, as presentation: ScreenPresentation)
  /// Replaces the top screen, with the same presentation.
  func replaceTop(with screen: Screen)
  /// Replaces all screens.
  func replaceAll(with screens: [(screen: Screen, presentation: ScreenPresentation)])
  /// Removes the top screen. Returns `false`, and does nothing, if it is the only one.
  func pop() -> Bool
  /// Removes all screens but the first.
  func popToRoot()
}
