public import Networking
public import Reactive

/// A request of a ``StoredList``.
public enum ListRequest<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The user requests the newest rows.
  case refresh
  /// The list requests the newest rows by itself, because it has become visible, or after an interval.
  case poll
  /// The user requests the rows below the last stored one.
  case more
  /// The user requests the rows that are missing at a row.
  case row(ID)

  /// A Boolean value that indicates whether the request is for the newest rows.
  public var isOfNewest: Bool { self == .refresh || self == .poll }
}

/// The conditions under which a ``StoredList`` polls the server. The observables must not fail.
public struct ListPolling: Sendable {
  /// The number of seconds between a response and the next request.
  public var interval: Double
  /// The clock that delays requests. It must run its actions on the main thread.
  public var clock: any SchedulerType
  /// Emits whether the server is reachable. Polling pauses while it is unreachable.
  public var isReachable: Observable<Bool>
  /// Emits whether requests are authorized. The list sends none while they are not.
  public var isAuthorized: Observable<Bool>
  /// Emits the rate limit of the server, or `nil` if it is unknown.
  public var limits: Observable<RateLimit?>
  /// Emits whether the list contains all changes without polling, as ``LiveChanges/isLive`` does. While it does, the list
  /// polls only at a tenth of the rate.
  public var isLive: Observable<Bool>
  /// Emits when the list must request the newest rows at once, as ``LiveChanges/needed`` does.
  public var needed: Signal<Void>
  /// The failure of the list while requests are not authorized.
  public var loggedOut: LoadFailure

  /// Creates the conditions.
  public init(
    interval: Double, clock: any SchedulerType, isReachable: Observable<Bool>, isAuthorized: Observable<Bool>,
    limits: Observable<RateLimit?>, isLive: Observable<Bool> = .just(false), needed: Signal<Void> = .empty(),
    loggedOut: LoadFailure = .unauthorized
  ) {
    self.interval = interval
    self.clock = clock
    self.isReachable = isReachable
    self.isAuthorized = isAuthorized
    self.limits = limits
    self.isLive = isLive
    self.needed = needed
    self.loggedOut = loggedOut
  }
}
