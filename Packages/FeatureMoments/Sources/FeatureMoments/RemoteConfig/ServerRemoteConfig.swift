import Foundation
public import Networking
public import Persistence
public import Reactive

/// A provider of the values that `GET /remote-config` returns. Stores the values for the next start.
public struct ServerRemoteConfig: RemoteConfigProvider {
  private let client: APIClient
  private let stored: KeyValueStore
  private let key = Key("values", default: RemoteConfig())
  private let defaults: RemoteConfig
  private let scheduler: any ImmediateSchedulerType & Sendable

  /// Creates a provider. Sends no requests.
  ///
  /// - Parameters:
  ///   - client: The client. The values of each server are stored separately.
  ///   - store: The store of the values. Its schemas must contain the feature's schemas.
  ///   - defaults: The values of keys that the server does not send.
  ///   - scheduler: The scheduler that writes responses to the store.
  public init(
    client: APIClient, store: Store, defaults: RemoteConfig, scheduler: any ImmediateSchedulerType & Sendable
  ) {
    self.client = client
    self.defaults = defaults
    self.scheduler = scheduler
    stored = KeyValueStore(store, scope: "moments/remote-config/\(client.baseURL.absoluteString)")
  }

  /// Emits the stored values, immediately and after each change. Missing values have their defaults.
  public var values: Observable<RemoteConfig> {
    // allow(no-dropped-errors): without stored values, the defaults hold
    stored.values(for: key).catchAndReturn(RemoteConfig())
      .map { [defaults] in $0.falling(backTo: defaults) }
      .distinctUntilChanged()
  }

  /// Returns a single that loads the values from the server and stores them.
  public func fetch() -> Single<Void> {
    client.send(.remoteConfig).observe(on: scheduler).map { [stored, key] in try stored.set($0, for: key) }
  }
}

extension Endpoint where Response == RemoteConfig {
  fileprivate static var remoteConfig: Endpoint { Endpoint(.get, "/remote-config") }
}
