public import Reactive

/// A source of remote configuration.
public protocol RemoteConfigProvider: Sendable {
  /// Emits the values of the last fetch, completed with default values, on subscription and after each change. Never
  /// fails.
  var values: Observable<RemoteConfig> { get }

  /// Returns a single that fetches newer values. If fetching fails, the previous values do not change.
  func fetch() -> Single<Void>
}
