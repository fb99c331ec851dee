extension ConnectableObservableType {
  /// Returns an observable that connects with its first observer and disconnects with its last.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-RefCount)
  ///
  ///     source       --1--2--3--4--
  ///     subscriber   x--------------
  ///     refCount     --1--2--3--4--
  ///
  /// The first observer is subscribed before the connection is made, so that it receives what is emitted while connecting; no
  /// connection is made if it receives a terminal event before that. When the sequence terminates, counting starts anew: an
  /// observer that subscribes within the terminal event connects again. There is never more than one connection. An observer that
  /// subscribes while another thread is disconnecting is subscribed by that thread afterwards.
  public func refCount() -> Observable<Element> {
    // Ours knows its subjects, so that nobody can join one that is about to be forgotten.
    if let connectable = self as? ConnectableObservable<Element> { return connectable.counted }
    let counting = RefCounting(self)
    return Producer { counting.run($0) }
  }
}

/// Counts for connectables of other types, of which it knows only the interface: who subscribes at the very moment of an end may be with a
/// sequence that nobody connects any more.
private final class RefCounting<Source: ConnectableObservableType>: Sendable {
  /// The time between a first subscriber and the end or the last one's leaving.
  private final class Connection: Sendable {
    let disposable = SerialDisposable()
    /// Counted under the lock.
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

  /// Counts in the critical section that finds nobody disconnecting: who is counted keeps the connection, who is not waits for its end.
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
          // Forgotten first, so that whoever subscribes again from inside the terminal event connects again.
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

  /// Lets those in who came while the connection was disposed of: before, they would have joined the one that was about to end.
  private func resume() {
    let waiting = state.withLock { state in
      defer { (state.isDisconnecting, state.waiting) = (false, []) }
      return state.waiting
    }
    for join in waiting { join() }
  }
}
