public import Reactive

/// A source of the values that the server decides.
public protocol RemoteConfigProvider: Sendable {
  /// Emits the values of the last fetch, and defaults for the others: on subscription and after each change. Never fails.
  var values: Observable<RemoteConfig> { get }

  /// Fetches newer values. If it fails, the old values stay.
  func fetch() -> Single<Void>
}
