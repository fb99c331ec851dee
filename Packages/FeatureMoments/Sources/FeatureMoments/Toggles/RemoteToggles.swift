public import Reactive

/// A feature flag that the server decides.
public enum RemoteToggle: Sendable, Hashable, CaseIterable {
  /// Avatars are round.
  case roundedAvatar

  var key: RemoteConfig.Key {
    switch self {
    case .roundedAvatar: .isRoundedAvatar
    }
  }
}

/// The feature flags that the server decides. A new response takes effect at once. Without one, all are off.
public struct RemoteToggles: ToggleStore {
  private let provider: any RemoteConfigProvider

  /// Creates flags from a provider's values.
  public init(_ provider: any RemoteConfigProvider) {
    self.provider = provider
  }

  public func isOn(_ toggle: RemoteToggle) -> Observable<Bool> {
    provider.values.map { $0.bool(for: toggle.key) ?? false }.distinctUntilChanged()
  }
}
