public import Persistence
public import Reactive

/// A feature flag that developers turn on or off in the internal menu.
public enum InternalToggle: String, Sendable, Hashable, CaseIterable {
  /// Moments can be liked.
  case likeButton = "isLikeButtonForMomentEnabled"
}

/// The error of a like while ``InternalToggle/likeButton`` is off.
public struct LikesAreOff: Error, Hashable {
  /// Creates the error.
  public init() {}
}

/// The feature flags that can be changed on this machine. A changed one is stored.
public struct InternalToggles: ToggleStore {
  private let values: KeyValueStore
  private let defaults: Set<InternalToggle>

  /// Creates the flags that are stored in a store, whose schemas must contain those of the feature.
  ///
  /// - Parameter defaults: The flags that are on until they are changed.
  public init(_ store: Store, defaults: Set<InternalToggle> = []) {
    values = KeyValueStore(store, scope: "moments/toggles")
    self.defaults = defaults
  }

  public func isOn(_ toggle: InternalToggle) -> Observable<Bool> {
    values.values(for: key(toggle)).catchAndReturn(false)
  }

  /// Turns a feature flag on or off. Its observers receive the new value if it changed.
  ///
  /// - Throws: `StoreError` if it cannot be stored. The flag is unchanged then.
  public func set(_ toggle: InternalToggle, to isOn: Bool) throws {
    try values.set(isOn, for: key(toggle))
  }

  private func key(_ toggle: InternalToggle) -> Key<Bool> { Key(toggle.rawValue, default: defaults.contains(toggle)) }
}
