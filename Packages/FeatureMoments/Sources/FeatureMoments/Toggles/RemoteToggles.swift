public import Reactive

/// A switch that the server throws.
public enum RemoteToggle: Sendable, Hashable, CaseIterable {
  /// Whether pictures of people are round.
  case roundedAvatar

  var key: RemoteConfig.Key {
    switch self {
    case .roundedAvatar: .isRoundedAvatar
    }
  }
}

/// The switches that the server throws. A later answer of the server's shows at once. Without one, all are off.
public struct RemoteToggles: ToggleStore {
  private let provider: any RemoteConfigProvider

  /// Creates the switches that a provider's values tell of.
  public init(_ provider: any RemoteConfigProvider) {
    self.provider = provider
  }

  public func isOn(_ toggle: RemoteToggle) -> Observable<Bool> {
    provider.values.map { $0.bool(for: toggle.key) ?? false }.distinctUntilChanged()
  }
}
