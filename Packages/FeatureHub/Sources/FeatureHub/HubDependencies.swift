public import Networking
public import Persistence
public import Reactive

/// The feature's dependencies.
public struct HubDependencies: Sendable {
  /// The client of GitHub's REST API. Its interceptors add the user's token, if there is one, and revalidate cached
  /// responses.
  public var client: APIClient
  /// The store of the recent searches and of the stars.
  public var store: Store
  /// A single that emits whether the client sends a token. Without a token, the feature does not offer to star
  /// repositories.
  public var hasToken: Single<Bool>
  /// A single that emits a name for the owner of that token, or `nil` without a token. Stars that wait are sent only with a
  /// token of the same owner. The name must not reveal the token.
  public var tokenOwner: Single<String?>
  /// A Boolean value that indicates whether the app has a destination for the profiles of Mastodon servers.
  public var offersProfiles: Bool
  /// Emits the latest rate limit of the server, or `nil` before the first response.
  public var limits: Observable<RateLimit?>
  /// The scheduler that times the delays while the user types and between searches. By default, the main scheduler.
  public var scheduler: any SchedulerType & Sendable
  /// The serial scheduler that sends stars, off the main thread except in tests.
  public var sending: any SchedulerType

  /// Creates the dependencies of the feature.
  public init(
    client: APIClient, store: Store, hasToken: Single<Bool> = .just(false), tokenOwner: Single<String?>? = nil,
    offersProfiles: Bool = false,
    limits: Observable<RateLimit?> = .just(nil), scheduler: any SchedulerType & Sendable = MainScheduler.instance,
    sending: any SchedulerType = SerialDispatchQueueScheduler(internalSerialQueueName: "FeatureHub.sending")
  ) {
    self.client = client
    self.store = store
    let hasToken = hasToken.catch { _ in .just(false) }
    self.hasToken = hasToken
    self.tokenOwner = tokenOwner ?? hasToken.map { $0 ? "" : nil }
    self.offersProfiles = offersProfiles
    self.limits = limits
    self.scheduler = scheduler
    self.sending = sending
  }
}
