public import Reactive

/// A store of feature flags.
///
/// Each store has its own type of flag, so reading a flag from the wrong store does not compile.
public protocol ToggleStore<Toggle>: Sendable {
  /// The type of the flags.
  associatedtype Toggle: Hashable & Sendable

  /// Returns an observable that emits whether a flag is on, on subscription and after each change. The observable never
  /// fails; a flag that cannot be read is off.
  func isOn(_ toggle: Toggle) -> Observable<Bool>
}
