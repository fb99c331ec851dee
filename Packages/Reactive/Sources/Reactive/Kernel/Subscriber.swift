public import Synchronization

/// An observer of a hot sequence. Disposing of the observer removes it from the sequence.
@usableFromInline class Subscriber<Element: Sendable>: Member, Disposable, @unchecked Sendable {
  // Invariant of @unchecked: `waiting` is accessed only while the lock of `broadcast` is held; the rest is immutable.
  @usableFromInline final let sink: Sink<Element>
  /// The number of the last element of the replay or, until the replay has ended, its complement, which is negative. It
  /// is changed only while the lock of `broadcast` is held.
  @usableFromInline final let replayed = Atomic(-1)
  @usableFromInline final let broadcast: Broadcast<Element>
  /// The events that arrived during the replay, or `nil` if there are none. An empty array is not used, because
  /// creating one looks up the metadata of its element type.
  @exclusivity(unchecked) @usableFromInline final var waiting: [Event<Element>]?

  @inlinable init(_ sink: Sink<Element>, of broadcast: Broadcast<Element>) {
    self.sink = sink
    self.broadcast = broadcast
    super.init()
  }

  @usableFromInline func dispose() { broadcast.remove(member: self) }

  /// Sets the number of the last element that will be replayed. Call this method with the lock of the broadcast held.
  @inlinable final func joined(at version: Int) { replayed.store(~version, ordering: .relaxed) }

  /// Delivers the events that arrived during the replay, in order, until none is left. The subscribing thread calls
  /// this method once, after the replay.
  @inlinable final func catchUp() {
    while true {
      let events = broadcast.lock.withLock {
        if waiting == nil { replayed.store(~replayed.load(ordering: .relaxed), ordering: .releasing) }
        return exchange(&waiting, with: nil)
      }
      guard let events else { return }
      for event in events { sink.on(event) }
    }
  }

  /// Delivers the element with the number `version`, unless the replay contains it; queues it during the replay.
  @inlinable @inline(__always) final func receive(_ element: Element, version: Int) {
    let last = replayed.load(ordering: .acquiring)
    if last < 0 { hold(.next(element), version: version) } else if version > last { sink.next(element) }
  }

  /// Delivers the event with the number `version`, or queues it during the replay. Ignores an event that the replay
  /// contains.
  @usableFromInline @inline(never) final func hold(_ event: Event<Element>, version: Int) {
    let isDue = broadcast.lock.withLock {
      let last = replayed.load(ordering: .acquiring)
      if last >= 0 { return version > last }
      if version > ~last {
        if waiting == nil { waiting = [] }
        waiting?.append(event)
      }
      return false
    }
    if isDue { sink.on(event) }
  }
}
