public import Presentation

/// A problem to show to the user once.
public enum MomentsProblem: Hashable, Sendable {
  /// A like or unlike failed. The button is as before.
  case likeFailed(LoadFailure)
  /// There is no URL to open or to share.
  case noAddress
}
