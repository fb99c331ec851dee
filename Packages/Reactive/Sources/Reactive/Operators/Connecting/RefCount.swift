extension ConnectableObservableType {
  /// Returns an observable that connects when its first observer subscribes, and disconnects when its last observer
  /// unsubscribes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-RefCount)
  ///
  ///     source       --1--2--3--4--
  ///     subscriber   x--------------
  ///     refCount     --1--2--3--4--
  ///
  /// The first observer is subscribed before the connection is made, so that it receives elements that are emitted
  /// while the connection is being made. If it receives a terminal event first, no connection is made. After the
  /// sequence terminates, the next observer connects again, even if it subscribes while the terminal event is being
  /// delivered. There is never more than one connection. An observer that subscribes while another thread disconnects
  /// is subscribed by that thread afterward.
  ///
  /// If the source completes or fails, the sequence ends in the same way for all observers.
  public func refCount() -> Observable<Element> {
    // `ConnectableObservable` counts observers together with the state of its subject, so that no observer can join a
    // subject that is about to be released.
    if let connectable = self as? ConnectableObservable<Element> { return connectable.counted }
    let counting = RefCounting(self)
    return Producer { counting.run($0) }
  }
}

/// The implementation of `refCount` for types other than `ConnectableObservable`. Because it relies on the protocol
/// only, an observer that subscribes exactly when the sequence terminates may stay subscribed to a sequence that is not
/// connected again.
private final class RefCounting<Source: ConnectableObservableType>: Sendable {
  /// A connection, which lasts from its first subscriber until the sequence terminates or the last subscriber
  /// unsubscribes.
  private final class Connection: Sendable {
    let disposable = SerialDisposable()
    /// The number of subscribers. Accessed only while the lock is held.
    let subscribers = Confined(0)
  }

  private struct State {
    var connection: Connection?
    var isDisconnecting = false
    var waiting: [@Sendable () -> Void] = []
  }

  private let source: Source
  private let state = Lock(State())

  init(_ source: Source) { self.source = source }

  func run(_ sink: Sink<Source.Element>) -> any Disposable {
    let membership = SingleAssignmentDisposable()
    join(sink, membership)
    return membership
  }

  /// Subscribes an observer, or defers the subscription while a disconnection is in progress. The number of subscribers
  /// is incremented in the critical section that checks for a disconnection.
  private func join(_ sink: Sink<Source.Element>, _ membership: SingleAssignmentDisposable) {
    guard sink.subscription.isActive else { return }
    let place: (Connection, Bool)? = state.withLock { state in
      if state.isDisconnecting {
        state.waiting.append { self.join(sink, membership) }
        return nil
      }
      let connection = state.connection ?? Connection()
      defer { state.connection = connection }
      connection.subscribers.value += 1
      return (connection, state.connection == nil)
    }
    guard let (connection, isFirst) = place else { return }
    let subscription = Subscription()
    source.asObservable().start(
      Sink(
        subscription, next: { if subscription.isActive { sink.next($0) } },
        stop: { termination in
          guard subscription.stop() else { return }
          // Removed first, so that a subscription during the terminal event connects again.
          self.forget(connection)
          sink.stop(termination)
          subscription.dispose()
        }))
    if isFirst, state.withLock({ $0.connection === connection }) {
      connection.disposable.disposable = source.connect()
    }
    membership.setDisposable(
      Disposables.create(with: {
        subscription.dispose()
        self.leave(connection)
      }))
  }

  private func forget(_ connection: Connection) {
    state.withLock { if $0.connection === connection { $0.connection = nil } }
  }

  private func leave(_ connection: Connection) {
    let (isLast, disconnects) = state.withLock { state in
      connection.subscribers.value -= 1
      guard connection.subscribers.value == 0 else { return (false, false) }
      guard state.connection === connection else { return (true, false) }
      state.connection = nil
      state.isDisconnecting = true
      return (true, true)
    }
    guard isLast else { return }
    connection.disposable.dispose()
    if disconnects { resume() }
  }

  /// Subscribes the observers that arrived during the disconnection, and that would otherwise have joined the
  /// connection that was ending.
  private func resume() {
    let waiting = state.withLock { state in
      defer { (state.isDisconnecting, state.waiting) = (false, []) }
      return state.waiting
    }
    for join in waiting { join() }
  }
}
