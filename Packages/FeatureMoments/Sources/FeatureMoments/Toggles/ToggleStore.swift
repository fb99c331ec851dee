public import Reactive

/// A store of some of the feature's flags.
///
/// Each store has flags of its own type, so asking the wrong store does not compile.
public protocol ToggleStore<Toggle>: Sendable {
  associatedtype Toggle: Hashable & Sendable

  /// Emits whether a flag is on: on subscription and after each change. Never fails; a flag that cannot be read is off.
  func isOn(_ toggle: Toggle) -> Observable<Bool>
}
