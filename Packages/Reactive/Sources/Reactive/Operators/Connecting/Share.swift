import Dispatch

/// The lifetime of the elements that a shared sequence replays.
public enum SubjectLifetimeScope: Sendable {
  /// The elements are stored until the source terminates or the last observer unsubscribes. For the next observer, the
  /// shared sequence subscribes to the source again.
  case whileConnected
  /// The elements and the terminal event are stored as long as the shared sequence exists.
  case forever
}

extension ObservableType {
  /// Returns an observable that shares one subscription to the source among all its observers.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Share)
  ///
  /// The subscription to the source begins when the first observer subscribes, and ends when the last observer
  /// unsubscribes. A new observer first receives the last `replay` elements.
  ///
  /// If the source completes or fails, the sequence ends in the same way for all observers.
  ///
  /// - Parameters:
  ///   - replay: The number of elements to replay.
  ///   - scope: The lifetime of the replayed elements. The scope determines the elements that are replayed to an
  ///     observer that subscribes after the source has terminated or all other observers have unsubscribed.
  @inlinable @inline(never) public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    Shared(asObservable(), scope, replay: replay) { $0.subscribe($1) }
  }
}

extension Observable {
  /// Returns a sequence, for a driver or signal, that subscribes to the source on the main actor and shares the
  /// subscription.
  @inlinable final func sharedOnMainActor(replay: Int) -> Observable<Element> {
    Shared(self, .whileConnected, replay: replay, connectsOnMainActor: true) { $0.subscribe($1) }
  }

  /// Starts the sequence on the main actor: immediately if the method is called on the main actor, otherwise in a later
  /// action of the main queue.
  @usableFromInline final func startOnMainActor(_ sink: Sink<Element>) {
    if MainScheduler.isCurrent { return start(sink) }
    DispatchQueue.main.async { if sink.isActive { self.start(sink) } }
  }
}

/// The observable that `share` returns.
@usableFromInline final class Shared<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: `connection` is accessed only while `lock` is held; the rest is immutable.
  @usableFromInline typealias Body = @Sendable (Shared<Element>, Sink<Element>) -> any Disposable

  @usableFromInline let source: Observable<Element>
  /// The broadcast that all connections of the scope `forever` share, or `nil` in the scope `whileConnected`.
  @usableFromInline let permanent: PermanentBroadcast<Element>?
  @usableFromInline let replay: Int
  /// The function that starts the sequence. It captures nothing, and is created where the type of the elements is
  /// known.
  @usableFromInline let body: Body
  @exclusivity(unchecked) @usableFromInline var connection: Connection<Element>?
  @usableFromInline let lock = BareLock()
  @usableFromInline let connectsOnMainActor: Bool

  @inlinable init(
    _ source: Observable<Element>, _ scope: SubjectLifetimeScope, replay: Int, connectsOnMainActor: Bool = false,
    body: @escaping Body
  ) {
    self.source = source
    permanent = scope == .forever ? PermanentBroadcast(Shared.makeBroadcast(replay: replay)) : nil
    self.connectsOnMainActor = connectsOnMainActor
    self.replay = replay
    self.body = body
  }

  @usableFromInline override var operatorName: String { "share" }

  // In the scope `forever`, the elements of earlier connections are part of the sequence.
  @usableFromInline override var withoutSharing: Observable<Element> { permanent == nil ? source : self }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable { body(self, sink) }

  @inlinable func subscribe(_ sink: Sink<Element>) -> any Disposable {
    let (connection, isFirst) = lock.withLock {
      let connection = self.connection ?? makeConnection()
      connection.subscribers += 1
      return (connection, exchange(&self.connection, with: connection) == nil)
    }
    let subscriber = SharedSubscriber(sink, connection)
    let hasJoined = connection.join(subscriber)
    if isFirst { connect(connection) }
    if hasJoined { return subscriber }
    leave(connection)
    return Disposables.create()
  }

  @inlinable func makeConnection() -> Connection<Element> {
    Connection(self, permanent?.broadcast ?? Shared.makeBroadcast(replay: replay))
  }

  @inlinable static func makeBroadcast(replay: Int) -> Broadcast<Element> {
    replay > 0 ? ReplayBroadcast(capacity: replay, replaysAfterEnd: true) : Broadcast()
  }

  @inlinable func connect(_ connection: Connection<Element>) {
    // A broadcast of the scope `forever` that ended before has already sent the terminal event to the subscriber.
    if connection.broadcast.termination != nil { return forget(connection) }
    let next: @Sendable (Element) -> Void
    if replay > 0 { next = { connection.store($0) } } else { next = { connection.send($0) } }
    let sink = Sink(connection, next: next, stop: { connection.finish($0) })
    if connectsOnMainActor { source.startOnMainActor(sink) } else { source.start(sink) }
  }

  fileprivate func ends(_ connection: Connection<Element>) {
    // In the scope `forever`, the connection is not forgotten. Otherwise, an observer that subscribes after the source
    // has ended, but before the broadcast has, would start the source again.
    if permanent == nil { forget(connection) }
  }

  @usableFromInline func forget(_ connection: Connection<Element>) {
    lock.withLock { if self.connection === connection { self.connection = nil } }
  }

  @usableFromInline func leave(_ connection: Connection<Element>) {
    let wasLast = lock.withLock {
      connection.subscribers -= 1
      guard connection.subscribers == 0 else { return false }
      if self.connection === connection { self.connection = nil }
      return true
    }
    if wasLast { connection.dispose() }
  }
}

/// The broadcast that successive connections share, and the serializer for their events. The serializer is necessary
/// because a replaced connection may still be delivering an event.
@usableFromInline final class PermanentBroadcast<Element: Sendable>: Serializer, @unchecked Sendable {
  // Invariant of @unchecked: the stored property is immutable and Sendable.
  @usableFromInline let broadcast: Broadcast<Element>

  @inlinable init(_ broadcast: Broadcast<Element>) {
    self.broadcast = broadcast
    super.init()
  }
}

/// The subscription of a shared sequence to its source.
@usableFromInline final class Connection<Element: Sendable>: Subscription, @unchecked Sendable {
  // Invariant of @unchecked: `subscribers` is accessed only while the lock of `shared` is held; the rest is immutable.
  // The small properties come first, because there they fill the padding of the superclass.
  /// Whether successive connections share the broadcast.
  @usableFromInline let isPermanent: Bool
  @exclusivity(unchecked) @usableFromInline var subscribers: Int32 = 0
  @usableFromInline let shared: Shared<Element>
  /// The broadcast, which this connection retains by hand, so that an event neither retains nor releases it.
  @usableFromInline let borrowed: Unmanaged<Broadcast<Element>>

  @inlinable init(_ shared: Shared<Element>, _ broadcast: Broadcast<Element>) {
    self.shared = shared
    isPermanent = shared.permanent != nil
    borrowed = .passRetained(broadcast)
    super.init()
  }

  deinit { borrowed.release() }

  @usableFromInline var broadcast: Broadcast<Element> { borrowed.takeUnretainedValue() }

  @inlinable func join(_ subscriber: Subscriber<Element>) -> Bool {
    guard shared.replay > 0 else { return broadcast.join(subscriber) }
    return Connection.replaying(broadcast).joinWithReplay(subscriber)
  }

  /// Sends an element, for a sequence without replay.
  @inlinable func send(_ element: Element) {
    guard isActive else { return }
    if isPermanent { return serialize(element) { $0.send($1) } }
    borrowed._withUnsafeGuaranteedRef { $0.send(element) }
  }

  /// Stores and sends an element, for a sequence with replay.
  @inlinable func store(_ element: Element) {
    guard isActive else { return }
    if isPermanent { return serialize(element) { Connection.replaying($0).next($1) } }
    borrowed._withUnsafeGuaranteedRef { Connection.replaying($0).next(element) }
  }

  /// Returns `broadcast` as a `ReplayBroadcast`, which is its type if the sequence replays elements.
  ///
  /// - Precondition: The sequence replays elements.
  @inlinable @inline(__always) static func replaying(_ broadcast: Broadcast<Element>) -> ReplayBroadcast<Element> {
    unsafeDowncast(broadcast, to: ReplayBroadcast<Element>.self)
  }

  /// Sends an element within the serializer. This method is not inlined, so that the usual path is small.
  @inlinable @inline(never) func serialize(
    _ element: Element, _ send: @escaping @Sendable (Broadcast<Element>, Element) -> Void
  ) {
    shared.permanent?.perform(element) { if !self.isDisposed { send(self.broadcast, $0) } }
  }

  @usableFromInline func finish(_ termination: Termination) {
    guard stop() else { return }
    // Forgotten first, so that an observer that subscribes inside the terminal event starts the source again.
    shared.ends(self)
    let end: @Sendable (Termination) -> Void = {
      self.broadcast.finish($0)
      self.dispose()
    }
    if let permanent = shared.permanent { permanent.perform(termination, end) } else { end(termination) }
  }
}

/// An observer of a shared sequence. Disposing of the last observer disconnects the sequence from the source.
@usableFromInline final class SharedSubscriber<Element: Sendable>: Subscriber<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable. It is returned by `run`, so it is disposed of once.
  @usableFromInline let connection: Connection<Element>

  @inlinable init(_ sink: Sink<Element>, _ connection: Connection<Element>) {
    self.connection = connection
    super.init(sink, of: connection.broadcast)
  }

  @usableFromInline override func dispose() {
    super.dispose()
    connection.shared.leave(connection)
  }
}
