/// The way a screen is shown.
public enum ScreenPresentation: Sendable, Hashable {
  /// The screen takes the whole window.
  case full
  /// The screen is shown in a box over the screen below.
  case modal
}

/// The screens that an app shows, from the bottom up.
///
/// Both the ``Navigator`` and the app may change the stack. For example, the app pushes a help screen. Screens are
/// identified by reference.
@MainActor public protocol NavigationStack<Screen>: AnyObject {
  /// The type of screens.
  associatedtype Screen

  /// The number of screens on the stack.
  var count: Int { get }
  /// Returns a Boolean value that indicates whether a screen is on the stack.
  func contains(_ screen: Screen) -> Bool
  /// Returns a Boolean value that indicates whether a screen is the one that the user works in: the top screen, unless
  /// the user works in the first one beside a preview.
  func isOnTop(_ screen: Screen) -> Bool
  /// Pushes a screen onto the stack.
  func push(_ screen: Screen, as presentation: ScreenPresentation)
  /// Replaces the top screen. The new screen has the same presentation.
  func replaceTop(with screen: Screen)
  /// Replaces all screens.
  func replaceAll(with screens: [(screen: Screen, presentation: ScreenPresentation)])
  /// Removes the top screen. If it is the only screen, does nothing and returns `false`.
  func pop() -> Bool
  /// Removes all screens but the first.
  func popToRoot()
  /// A Boolean value that indicates whether a screen can be shown beside the first one now.
  var canPreview: Bool { get }
  /// Shows a screen beside the first one, in place of all others, or none for `nil`. The user continues to work in the
  /// first one.
  func preview(_ screen: Screen?)
  /// Lets the user work in a screen that is visible beside the current one. Returns `false` if it is not.
  func focus(on screen: Screen) -> Bool
}

extension NavigationStack {
  /// The default value, `false`, because the interface shows one screen at a time.
  public var canPreview: Bool { false }
  /// Does nothing, because the interface shows one screen at a time.
  public func preview(_ screen: Screen?) {}
  /// Returns `false`, because the interface shows one screen at a time.
  public func focus(on screen: Screen) -> Bool { false }
}
