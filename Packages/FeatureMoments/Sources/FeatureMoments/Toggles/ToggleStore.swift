public import Reactive

/// Decides whether some of the feature's switches are on.
///
/// Each store has switches of a type of its own: to ask one about another's does not compile.
public protocol ToggleStore<Toggle>: Sendable {
  associatedtype Toggle: Hashable & Sendable

  /// Emits whether a switch is on, now and whenever that changes. Never fails: one that cannot be read is off.
  func isOn(_ toggle: Toggle) -> Observable<Bool>
}
