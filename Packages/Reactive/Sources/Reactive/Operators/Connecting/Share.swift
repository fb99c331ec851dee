/// The lifetime of the elements that a shared sequence replays.
public enum SubjectLifetimeScope: Sendable {
  /// Until the source terminates or the last observer is disposed of. The next observer subscribes to the source again.
  case whileConnected
  /// As long as the shared sequence exists, including its terminal event.
  case forever
}

extension ObservableType {
  /// Returns an observable that shares one subscription to the source among all its observers.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Share)
  ///
  /// The first observer connects; the source is disposed of with the last one. A new observer first receives the last `replay`
  /// elements.
  ///
  /// - Parameters:
  ///   - replay: The number of elements to replay.
  ///   - scope: The lifetime of the replayed elements, which determines what an observer receives that subscribes after
  ///     the source has terminated or all other observers have been disposed of.
  @inlinable public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    let shared = Shared(asObservable(), scope: scope) { Hub(replay: replay) }
    return Producer { shared.run($0) }
  }
}

@usableFromInline final class Shared<Element: Sendable>: Sendable {
  private struct State {
    var connection: Connection<Element>?
    var subject: Hub<Element>?
  }

  private let source: Observable<Element>
  private let makeHub: @Sendable () -> Hub<Element>
  private let scope: SubjectLifetimeScope
  private let state = Lock(State())
  private let serializer = Serializer()

  @usableFromInline init(
    _ source: Observable<Element>, scope: SubjectLifetimeScope, makeHub: @escaping @Sendable () -> Hub<Element>
  ) {
    self.source = source
    self.scope = scope
    self.makeHub = makeHub
  }

  @usableFromInline func run(_ sink: Sink<Element>) -> any Disposable {
    let (connection, isFirst) = state.withLock { state in
      if let connection = state.connection {
        connection.subscribers.value += 1
        return (connection, false)
      }
      let subject = state.subject ?? makeHub()
      if scope == .forever { state.subject = subject }
      let connection = Connection(subject)
      connection.subscribers.value = 1
      state.connection = connection
      return (connection, true)
    }
    let membership = connection.subject.run(sink)
    if isFirst { connect(connection) }
    return Disposables.create(with: {
      membership.dispose()
      self.leave(connection)
    })
  }

  private func connect(_ connection: Connection<Element>) {
    // With the scope `.forever`, a subject that has terminated has already sent its terminal event to the subscriber.
    if connection.subject.hasEnded() { return forget(connection) }
    let (subscription, subject, serializer) = (connection.subscription, connection.subject, serializer)
    switch scope {
    case .whileConnected:
      source.start(
        Sink(
          subscription, next: { if subscription.isActive { subject.next($0) } },
          stop: { termination in
            guard subscription.stop() else { return }
            // Removed first, so that a subscription within the terminal event starts a new connection.
            self.forget(connection)
            subject.end(termination)
            subscription.dispose()
          }))
    case .forever:
      // Not removed here: an observer that subscribes before the subject terminates would subscribe to the source
      // again. Serialized, because the subject outlives the connection, and a disposed connection may still be
      // delivering an event.
      let next: @Sendable (Element) -> Void = { if !subscription.isDisposed { subject.next($0) } }
      let end: @Sendable (Termination) -> Void = { termination in
        subject.end(termination)
        subscription.dispose()
      }
      source.start(
        Sink(
          subscription, next: { if subscription.isActive { serializer.perform($0, next) } },
          stop: { if subscription.stop() { serializer.perform($0, end) } }))
    }
  }

  private func forget(_ connection: Connection<Element>) {
    state.withLock { if $0.connection === connection { $0.connection = nil } }
  }

  private func leave(_ connection: Connection<Element>) {
    let wasLast = state.withLock { state in
      connection.subscribers.value -= 1
      guard connection.subscribers.value == 0 else { return false }
      if state.connection === connection { state.connection = nil }
      return true
    }
    if wasLast { connection.subscription.dispose() }
  }
}

private final class Connection<Element: Sendable>: Sendable {
  let subject: Hub<Element>
  let subscription = Subscription()
  /// Accessed only while the lock of the shared sequence is held.
  let subscribers = Confined(0)

  init(_ subject: Hub<Element>) { self.subject = subject }
}

/// The subject of a shared sequence, as closures that are created where the type of its elements is known.
@usableFromInline struct Hub<Element: Sendable>: Sendable {
  @usableFromInline let run: @Sendable (Sink<Element>) -> any Disposable
  @usableFromInline let next: @Sendable (Element) -> Void
  @usableFromInline let end: @Sendable (Termination) -> Void
  @usableFromInline let hasEnded: @Sendable () -> Bool

  @inlinable init(replay: Int) {
    if replay > 0 {
      let broadcast = ReplayBroadcast<Element>(capacity: replay, replaysAfterEnd: true)
      run = { broadcast.run($0) }
      next = { broadcast.next($0) }
      end = { broadcast.finish($0) }
      hasEnded = { broadcast.hasEnded }
    } else {
      let subject = PublishSubject<Element>()
      run = { subject.run($0) }
      next = { subject.onNext($0) }
      end = { subject.end($0) }
      hasEnded = { subject.broadcast.hasEnded }
    }
  }
}
