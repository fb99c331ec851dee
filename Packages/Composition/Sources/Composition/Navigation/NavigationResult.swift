public import Presentation

/// The result of following a ``Segue``.
public enum NavigationResult: Hashable, Sendable {
  /// The destination is shown.
  case shown
  /// No screen is shown yet. The navigator follows the segue after it has shown the first screen.
  case queued
  /// The segue was refused. The associated value is the reason.
  case refused(Refusal)

  /// The reason why a segue is not followed.
  public enum Refusal: Hashable, Sendable {
    /// The destination is already the top screen.
    case alreadyShown
    /// There is no screen to go back to.
    case nothingBelow
    /// No module of the app offers the destination, or the parameters of the route are invalid.
    case noDestination
    /// A guard refused the destination, or its server is not set. The associated value is a message for the user.
    case guarded(LocalizedText)
    /// The screen could not be created. The associated value describes the error.
    case failed(String)
  }
}
