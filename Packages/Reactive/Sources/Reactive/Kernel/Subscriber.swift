public import Synchronization

/// An observer of a hot sequence. Disposing of it removes it from the sequence.
@usableFromInline final class Subscriber<Element: Sendable>: Member, Disposable, @unchecked Sendable {
  // Invariant of @unchecked: the stored properties are immutable and Sendable.
  @usableFromInline let sink: Sink<Element>
  /// The number of the last element of the replay; negative until the replay has ended.
  @usableFromInline let caughtUpAt = Atomic(-1)
  private let broadcast: Broadcast<Element>
  private let replay: Lock<Replay<Element>>?

  @usableFromInline init(_ sink: Sink<Element>, of broadcast: Broadcast<Element>, replays: Bool = false) {
    self.sink = sink
    self.broadcast = broadcast
    replay = replays ? Lock(Replay()) : nil
    super.init()
  }

  @usableFromInline func dispose() { broadcast.remove(self) }

  /// Stores the events to replay and the number of the last one. Events with a higher number that arrive during the replay are queued.
  func joined(at version: Int, with events: [Event<Element>]) {
    replay?.withLock {
      $0.joinedAt = version
      $0.pending = events
    }
  }

  /// Delivers queued events, in order, until none is left. The subscribing thread calls it once.
  func catchUp() {
    guard let replay else { return }
    while true {
      let events = replay.withLock { replay in
        if replay.pending.isEmpty { caughtUpAt.store(replay.joinedAt, ordering: .releasing) }
        defer { replay.pending = [] }
        return replay.pending
      }
      if events.isEmpty { return }
      for event in events { deliver(event) }
    }
  }

  /// Delivers the element with the number `version`, unless the replay contains it; queues it during the replay.
  @inlinable @inline(__always) func receive(_ element: Element, version: Int) {
    let covered = caughtUpAt.load(ordering: .acquiring)
    if covered < 0 { hold(.next(element), version: version) } else if version > covered { sink.next(element) }
  }

  /// Delivers the event with the number `version`, or queues it during the replay.
  @usableFromInline @inline(never) func hold(_ event: Event<Element>, version: Int) {
    let isDue =
      replay?.withLock { replay in
        let isNew = version > replay.joinedAt
        if caughtUpAt.load(ordering: .acquiring) >= 0 { return isNew }
        if isNew { replay.pending.append(event) }
        return false
      } ?? true
    if isDue { deliver(event) }
  }

  private func deliver(_ event: Event<Element>) {
    guard sink.subscription.isActive else { return }
    switch event {
    case .next(let element): sink.next(element)
    case .error(let error): sink.stop(.error(error))
    case .completed: sink.stop(.completed)
    }
  }
}

private struct Replay<Element: Sendable> {
  var joinedAt = 0
  var pending: [Event<Element>] = []
}
