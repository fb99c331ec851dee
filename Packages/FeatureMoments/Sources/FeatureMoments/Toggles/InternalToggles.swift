public import Persistence
public import Reactive

/// A switch that the makers throw on their own machine, in the internal menu.
public enum InternalToggle: String, Sendable, Hashable, CaseIterable {
  /// Whether moments can be liked.
  case likeButton = "isLikeButtonForMomentEnabled"
}

/// The switches that can be thrown here. They are kept, and all are off at first.
public struct InternalToggles: ToggleStore {
  private let values: KeyValueStore

  /// Creates the switches that are kept in a store, whose schemas must contain those of the feature.
  public init(_ store: Store) {
    values = KeyValueStore(store, scope: "moments/toggles")
  }

  public func isOn(_ toggle: InternalToggle) -> Observable<Bool> {
    values.values(for: toggle.key).catchAndReturn(false)
  }

  /// Throws a switch. Whoever watches it is told, if it was not so already.
  ///
  /// - throws: `StoreError` when it cannot be kept; it is then as before.
  public func set(_ toggle: InternalToggle, to isOn: Bool) throws {
    try values.set(isOn, for: toggle.key)
  }
}

extension InternalToggle {
  fileprivate var key: Key<Bool> { Key(rawValue, default: false) }
}
