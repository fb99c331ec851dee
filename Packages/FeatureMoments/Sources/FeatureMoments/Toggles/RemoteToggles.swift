public import Reactive

/// A feature flag that the server controls.
public enum RemoteToggle: Sendable, Hashable, CaseIterable {
  /// The flag for round avatars.
  case roundedAvatar

  var key: RemoteConfig.Key {
    switch self {
    case .roundedAvatar: .isRoundedAvatar
    }
  }
}

/// The feature flags that the server controls. A new response takes effect at once. A flag without a value is off.
public struct RemoteToggles: ToggleStore {
  private let provider: any RemoteConfigProvider

  /// Creates the flags from a provider's values.
  public init(_ provider: any RemoteConfigProvider) {
    self.provider = provider
  }

  /// Returns an observable that emits whether a flag is on, on subscription and after each change. The observable never
  /// fails.
  public func isOn(_ toggle: RemoteToggle) -> Observable<Bool> {
    provider.values.map { $0.bool(for: toggle.key) ?? false }.distinctUntilChanged()
  }
}
