public import Presentation

/// The result of following a ``Segue``.
public enum NavigationResult: Hashable, Sendable {
  /// The destination is shown.
  case shown
  /// No screen is shown yet. The segue is followed after the first one is.
  case queued
  /// Nothing changed.
  case refused(Refusal)

  /// The reason why a segue is not followed.
  public enum Refusal: Hashable, Sendable {
    /// The destination is already on top.
    case alreadyShown
    /// There is no screen to go back to.
    case nothingBelow
    /// No module of the app offers the destination.
    case noDestination
    /// A guard refuses the destination, with a sentence for the user.
    case guarded(LocalizedText)
    /// The screen could not be created, for the reason given.
    case failed(String)
  }
}
