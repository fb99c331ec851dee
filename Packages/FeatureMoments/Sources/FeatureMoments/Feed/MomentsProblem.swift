public import Presentation

/// A problem to show to the user once.
public enum MomentsProblem: Hashable, Sendable {
  /// A like or unlike failed, and the button is back in its previous state.
  case likeFailed(LoadFailure)
  /// The moment has no URL to open, or nothing to share.
  case noAddress
}
