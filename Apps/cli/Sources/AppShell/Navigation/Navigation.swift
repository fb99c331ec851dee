import Presentation

/// What became of a segue.
enum Navigation: Hashable, Sendable {
  /// The place is on top.
  case shown
  /// There is no root yet; it is followed after the first one is shown.
  case queued
  /// It is not followed, and nothing has changed.
  case refused(Refusal)

  /// Why a segue is not followed.
  enum Refusal: Hashable, Sendable {
    /// The place is on top already.
    case alreadyShown
    /// There is nothing to go back to.
    case nothingBehind
    /// A path leads nowhere.
    case noPlace
    /// A guard objects, with a sentence for the user.
    case guarded(LocalizedText)
    /// The screen cannot be made.
    case unavailable(String)
  }
}
