public import Presentation

/// Something that the user is to be told about, once.
public enum MomentsProblem: Hashable, Sendable {
  /// A like or unlike did not take place. The button is as before.
  case likeFailed(LoadFailure)
  /// There is no address to open or to pass on.
  case noAddress
}
