extension ObservableType {
  /// Returns a connectable observable that subscribes to the source once per connection, when `connect()` is called,
  /// and sends the events of the source to `subject`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Multicast)
  ///
  ///     source      --1--2--3--|
  ///     connect()   ----x
  ///     multicast   -----2--3--|
  ///
  /// When the source terminates, `subject` terminates, too, so the sequence emits no further elements after another
  /// call to `connect()`.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element { multicast { subject } }

  /// Returns a connectable observable that subscribes to the source once per connection. Each connection has its own
  /// subject.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Multicast)
  ///
  /// The observers that subscribe before a connection ends share its subject; later ones share the subject of the next
  /// connection. A connection ends when the source terminates or when the connection is disposed of. In the latter
  /// case, its observers receive no terminal event. If two threads need a new subject at the same time, both may
  /// call `makeSubject`; one of the subjects is then released unused.
  @available(swift, introduced: 6)
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let multicasting = Multicasting(asObservable(), makeSubject)
    return ConnectableObservable(
      subject: { multicasting.subject().asObservable() }, connection: { multicasting.connect() },
      counted: Producer(named: "refCount") { multicasting.join($0) })
  }

  /// Returns the sequence that `selector` creates from this sequence, shared through the subject that `subjectSelector`
  /// returns.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Multicast)
  ///
  /// For each subscription, the sequence that `selector` returns is subscribed to first, and then the source, once. An
  /// error that either closure throws terminates the sequence.
  @available(swift, introduced: 6)
  public func multicast<Subject: SubjectType, Result: Sendable>(
    _ subjectSelector: @escaping @Sendable () throws -> Subject,
    selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Producer { sink in
      do {
        let connectable = source.multicast(try subjectSelector())
        let subscription = try selector(connectable).run(sink)
        return Disposables.create(subscription, connectable.connect())
      } catch {
        sink.stop(.error(error))
        return Disposables.create()
      }
    }
  }
}

private final class Multicasting<Source: Sendable, Subject: SubjectType>: Sendable
where Subject.Observer.Element == Source {
  private struct State {
    var subject: Subject?
    var connection: Subscription?
    /// The number of subscribers of `refCount` that use `subject`.
    var members = 0
    /// A number that is incremented whenever the subject is replaced.
    var generation = 0
    /// Whether the connection of the last member is being disposed of. New subscribers
    /// wait for the end of the disposal.
    var isDisconnecting = false
    var waiting: [@Sendable () -> Void] = []

    /// Resets the state for the next subject, and returns the previous subject and connection. The caller must release
    /// them after it has released the lock.
    mutating func forget() -> (Subject?, Subscription?) {
      defer { (subject, connection, members, generation) = (nil, nil, 0, generation + 1) }
      return (subject, connection)
    }
  }

  private let source: Observable<Source>
  private let makeSubject: @Sendable () -> Subject
  private let state = Lock(State())
  /// The serializer of events. A subject can be used by several connections, and a disposed connection may still be
  /// delivering an event.
  private let serializer = Serializer()

  init(_ source: Observable<Source>, _ makeSubject: @escaping @Sendable () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  /// Returns the subject of the current connection, or of the next one.
  func subject() -> Subject {
    if let subject = state.withLock({ $0.subject }) { return subject }
    let made = makeSubject()
    return state.withLock { state in
      let subject = state.subject ?? made
      state.subject = subject
      return subject
    }
  }

  func connect() -> any Disposable {
    let made = subject()
    let (connection, subject, isNew) = state.withLock { state in
      let subject = state.subject ?? made
      state.subject = subject
      if let connection = state.connection { return (connection, subject, false) }
      let connection = Subscription()
      state.connection = connection
      return (connection, subject, true)
    }
    if isNew { start(connection, subject) }
    return Disposables.create(with: { self.disconnect(connection) })
  }

  /// Subscribes an observer that `refCount` counts.
  func join(_ sink: Sink<Subject.Element>) -> any Disposable {
    let membership = SingleAssignmentDisposable()
    join(sink, membership)
    return membership
  }

  /// Subscribes an observer, or defers the subscription while a disconnection is in progress. The number of subscribers
  /// is incremented in the critical section that checks for a disconnection.
  private func join(_ sink: Sink<Subject.Element>, _ membership: SingleAssignmentDisposable) {
    guard sink.subscription.isActive else { return }
    let made = subject()
    let place: (Subject, Int)? = state.withLock { state in
      if state.isDisconnecting {
        state.waiting.append { self.join(sink, membership) }
        return nil
      }
      let subject = state.subject ?? made
      state.subject = subject
      state.members += 1
      return (subject, state.generation)
    }
    guard let (subject, generation) = place else { return }
    let subscription = Subscription()
    subject.asObservable().start(
      Sink(
        subscription, next: { if subscription.isActive { sink.next($0) } },
        stop: { termination in
          guard subscription.stop() else { return }
          sink.stop(termination)
          subscription.dispose()
        }))
    if subscription.isActive { connect(subject, generation) }
    membership.setDisposable(
      Disposables.create(with: {
        subscription.dispose()
        self.leave(generation)
      }))
  }

  /// Connects `subject`, unless it has been replaced or is connected already.
  private func connect(_ subject: Subject, _ generation: Int) {
    let connection: Subscription? = state.withLock { state in
      guard state.generation == generation, state.connection == nil else { return nil }
      let connection = Subscription()
      state.connection = connection
      return connection
    }
    if let connection { start(connection, subject) }
  }

  private func leave(_ generation: Int) {
    let forgotten: (Subject?, Subscription?)? = state.withLock { state in
      guard state.generation == generation else { return nil }
      state.members -= 1
      guard state.members == 0 else { return nil }
      state.isDisconnecting = true
      return state.forget()
    }
    guard let (_, connection) = forgotten else { return }
    connection?.dispose()
    let waiting = state.withLock { state in
      defer { (state.isDisconnecting, state.waiting) = (false, []) }
      return state.waiting
    }
    for join in waiting { join() }
  }

  private func start(_ connection: Subscription, _ subject: Subject) {
    let observer = subject.asObserver()
    let next: @Sendable (Source) -> Void = { if !connection.isDisposed { observer.onNext($0) } }
    let stop: @Sendable (Termination) -> Void = { termination in
      observer.on(Event(termination))
      connection.dispose()
    }
    source.start(
      Sink(
        connection, next: { if connection.isActive { self.serializer.perform($0, next) } },
        stop: { termination in
          guard connection.stop() else { return }
          // Resets the state first, so that a subscription or connection during the terminal event uses a new subject.
          self.forget(connection)
          self.serializer.perform(termination, stop)
        }))
  }

  private func disconnect(_ connection: Subscription) {
    forget(connection)
    connection.dispose()
  }

  private func forget(_ connection: Subscription) {
    let forgotten = state.withLock { state in state.connection === connection ? state.forget() : (nil, nil) }
    // Released after the lock, because releasing the last reference to a subject may run foreign code.
    withExtendedLifetime(forgotten) {}
  }
}
