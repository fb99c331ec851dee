public import Persistence
public import Reactive

/// A feature flag that developers turn on or off in the internal menu.
public enum InternalToggle: String, Sendable, Hashable, CaseIterable {
  /// The flag for likes. If it is off, there is no like button.
  case likeButton = "isLikeButtonForMomentEnabled"
}

/// The error that ``MomentsFeature/setLike(_:of:)`` throws while ``InternalToggle/likeButton`` is off.
public struct LikesAreOff: Error, Hashable {
  /// Creates the error.
  public init() {}
}

/// The feature flags that the user can change on this machine. Changes are stored.
public struct InternalToggles: ToggleStore {
  private let values: KeyValueStore
  private let defaults: Set<InternalToggle>

  /// Creates the flags of a store. The schemas of the store must contain the feature's schemas.
  ///
  /// - Parameters:
  ///   - store: The store of the flags.
  ///   - defaults: The flags that are on until the user changes them.
  public init(_ store: Store, defaults: Set<InternalToggle> = []) {
    values = KeyValueStore(store, scope: "moments/toggles")
    self.defaults = defaults
  }

  /// Returns an observable that emits whether a flag is on, on subscription and after each change. The observable never
  /// fails.
  public func isOn(_ toggle: InternalToggle) -> Observable<Bool> {
    // allow(no-dropped-errors): a flag that cannot be read is off
    values.values(for: key(toggle)).catchAndReturn(false)
  }

  /// Turns a feature flag on or off. Observers receive the new value if it changed.
  ///
  /// - Throws: `StoreError` if the flag cannot be stored. The flag is then unchanged.
  public func set(_ toggle: InternalToggle, to isOn: Bool) throws {
    try values.set(isOn, for: key(toggle))
  }

  private func key(_ toggle: InternalToggle) -> Key<Bool> { Key(toggle.rawValue, default: defaults.contains(toggle)) }
}
