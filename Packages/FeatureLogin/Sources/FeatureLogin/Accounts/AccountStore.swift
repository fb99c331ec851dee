public import Reactive

/// Where the application keeps who is signed in.
public protocol AccountStore: Sendable {
  /// Emits who is signed in, one session for each service at most: at once, and after each change. Never fails.
  var sessions: Observable<[LoginSession]> { get }

  /// Keeps a session, in place of the one of its service. Fails if it cannot be kept.
  func keep(_ session: LoginSession) -> Single<Void>

  /// Forgets the session of a service. Does nothing if there is none.
  func forget(_ service: LoginService) -> Single<Void>
}

/// An account store that forgets all when it goes, for demos and tests.
public final class MemoryAccounts: AccountStore {
  private let relay: BehaviorRelay<[LoginSession]>

  /// Creates a store with sessions.
  public init(_ sessions: [LoginSession] = []) {
    relay = BehaviorRelay(value: sessions)
  }

  public var sessions: Observable<[LoginSession]> { relay.asObservable() }

  public func keep(_ session: LoginSession) -> Single<Void> {
    .deferred { [relay] in
      relay.accept(relay.value.filter { $0.service != session.service } + [session])
      return .just(())
    }
  }

  public func forget(_ service: LoginService) -> Single<Void> {
    .deferred { [relay] in
      relay.accept(relay.value.filter { $0.service != service })
      return .just(())
    }
  }
}
