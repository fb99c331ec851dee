/// One observer of a hot sequence; also the disposable that ends its membership.
@usableFromInline final class Subscriber<Element: Sendable>: Disposable {
  @usableFromInline let sink: Sink<Element>
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
        if replay.pending.isEmpty { replay.isCaughtUp = true }
        defer { replay.pending = [] }
        return replay.pending
      }
      if events.isEmpty { return }
      for event in events { deliver(event) }
    }
  }

  /// Delivers the event numbered `version`, unless the replay covers it or has to come first.
  func receive(_ event: Event<Element>, version: Int) {
    let isDue =
      replay?.withLock { replay in
        if replay.isCaughtUp { return version > replay.joinedAt }
        if version > replay.joinedAt { replay.pending.append(event) }
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
  var isCaughtUp = false
  var pending: [Event<Element>] = []
}
