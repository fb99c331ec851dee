public import Synchronization

/// An observer of a hot sequence. Disposing of the observer removes it from the sequence.
@usableFromInline class Subscriber<Element: Sendable>: Member, Disposable, @unchecked Sendable {
  // Invariant of @unchecked: `waiting` is accessed only while the lock of `broadcast` is held; the rest is immutable.
  @usableFromInline final let sink: Sink<Element>
  @usableFromInline final let broadcast: Broadcast<Element>
  /// Whether the replay is being delivered. It becomes `false` only while the lock of `broadcast` is held.
  @usableFromInline final let isReplaying = Atomic(false)
  /// The events that arrived during the replay, or `nil` if there are none. An empty array is not used, because
  /// creating one looks up the metadata of its element type.
  @exclusivity(unchecked) @usableFromInline final var waiting: [Event<Element>]?

  @inlinable init(_ sink: Sink<Element>, of broadcast: Broadcast<Element>) {
    self.sink = sink
    self.broadcast = broadcast
    super.init()
  }

  @usableFromInline func dispose() { broadcast.remove(self) }

  /// Delivers the events that arrived during the replay, in order, until none is left. The subscribing thread calls
  /// this method once, after the replay.
  @inlinable final func catchUp() {
    while true {
      let events = broadcast.lock.withLock {
        if waiting == nil { isReplaying.store(false, ordering: .releasing) }
        return exchange(&waiting, with: nil)
      }
      guard let events else { return }
      for event in events { sink.on(event) }
    }
  }

  /// Delivers the element, or queues it during the replay.
  @inlinable @inline(__always) final func receive(_ element: Element) {
    if isReplaying.load(ordering: .acquiring) { hold(.next(element)) } else { sink.next(element) }
  }

  /// Delivers the event, or queues it during the replay.
  @usableFromInline @inline(never) final func hold(_ event: Event<Element>) {
    let waits = broadcast.lock.withLock {
      guard isReplaying.load(ordering: .relaxed) else { return false }
      if waiting == nil { waiting = [] }
      waiting?.append(event)
      return true
    }
    if !waits { sink.on(event) }
  }
}
