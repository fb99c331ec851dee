public import Synchronization

/// One observer of a hot sequence; also the disposable that ends its membership.
@usableFromInline final class Subscriber<Element: Sendable>: Disposable {
  @usableFromInline let sink: Sink<Element>
  /// The number of the last element that the replay covered, once it is over; negative before.
  @usableFromInline let caughtUpAt = Atomic(-1)
  private let broadcast: Broadcast<Element>
  private let replay: Lock<Replay<Element>>?

  @usableFromInline init(_ sink: Sink<Element>, of broadcast: Broadcast<Element>, replays: Bool = false) {
    self.sink = sink
    self.broadcast = broadcast
    replay = replays ? Lock(Replay()) : nil
  }

  @usableFromInline func dispose() { broadcast.remove(self) }

  /// Takes what was sent before this observer came, and the number of the last of it. Events with a higher number that arrive while the
  /// replay goes on wait for their turn.
  func joined(at version: Int, with events: [Event<Element>]) {
    replay?.withLock {
      $0.joinedAt = version
      $0.pending = events
    }
  }

  /// Delivers what waits, in order, until nothing does. Called once, by the subscribing thread.
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

  /// Delivers the element numbered `version`, unless the replay covers it or has to come first.
  @inlinable @inline(__always) func receive(_ element: Element, version: Int) {
    let covered = caughtUpAt.load(ordering: .acquiring)
    if covered < 0 { hold(.next(element), version: version) } else if version > covered { sink.next(element) }
  }

  /// Delivers the event numbered `version` or, while the replay goes on, leaves it to that.
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
