public import Reactive

/// Where the values that the server decides come from.
public protocol RemoteConfigProvider: Sendable {
  /// Emits the values, now and after each fetch that changed one: those of the last fetch, and defaults beside them. Never fails.
  var values: Observable<RemoteConfig> { get }

  /// Asks for newer values. When it fails, those that were there stay.
  func fetch() -> Single<Void>
}
