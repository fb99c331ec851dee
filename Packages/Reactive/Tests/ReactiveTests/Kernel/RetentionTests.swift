import Dispatch
import Reactive
import Synchronization
import Testing

/// Tests that observers of a hot sequence that were disposed of are released while events are always being delivered.
@Suite struct RetentionTests {
  /// A hot sequence, and the closure that sends an element.
  struct Hot: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sequence: Observable<Int>
    let send: @Sendable (Int) -> Void

    static var all: [Hot] {
      let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: -1))
      let (relay, behaviorRelay) = (PublishRelay<Int>(), BehaviorRelay(value: -1))
      let (replay, shared, replayed) = (
        ReplaySubject<Int>.create(bufferSize: 2), PublishSubject<Int>(), PublishSubject<Int>()
      )
      return [
        Hot(testDescription: "PublishSubject", sequence: publish, send: publish.onNext),
        Hot(testDescription: "BehaviorSubject", sequence: behavior, send: behavior.onNext),
        Hot(testDescription: "ReplaySubject", sequence: replay, send: replay.onNext),
        Hot(testDescription: "PublishRelay", sequence: relay.asObservable(), send: relay.accept),
        Hot(testDescription: "BehaviorRelay", sequence: behaviorRelay.asObservable(), send: behaviorRelay.accept),
        Hot(testDescription: "share", sequence: shared.share(), send: shared.onNext),
        Hot(testDescription: "share(replay: 1)", sequence: replayed.share(replay: 1), send: replayed.onNext),
      ]
    }
  }

  private final class Token: Sendable {
    private let live: @Sendable (Int) -> Void

    init(_ live: @escaping @Sendable (Int) -> Void) {
      self.live = live
      live(1)
    }

    deinit { live(-1) }

    func use() {}
  }

  @Test(arguments: Hot.all)
  func `An observer that was disposed of is released while an observer of an earlier event still runs`(hot: Hot) {
    let live = Atomic(0)
    let rounds = Atomic(0)
    let left = Atomic(0)
    let subscription = hot.sequence.subscribe(onNext: { element in
      guard element == 0 else { return }
      for number in 1...100 {
        let token = Token { live.wrappingAdd($0, ordering: .relaxed) }
        let nested = hot.sequence.subscribe(onNext: { _ in token.use() })
        hot.send(number)
        nested.dispose()
        rounds.wrappingAdd(1, ordering: .relaxed)
      }
      left.store(live.load(ordering: .relaxed), ordering: .relaxed)
    })
    hot.send(0)
    #expect(rounds.load(ordering: .relaxed) == 100)
    // The token of the last round may live until the closure returns.
    #expect(left.load(ordering: .relaxed) <= 1)
    #expect(live.load(ordering: .relaxed) == 0)
    subscription.dispose()
  }

  @Test(.timeLimit(.minutes(15)), arguments: Hot.all)
  func `Observers that were disposed of are released although events overlap without a gap`(hot: Hot) {
    let live = Atomic(0)
    let isDone = Atomic(false)
    let turns = DispatchSemaphore(value: 0)
    // Each of two threads leaves an event only after the other has begun one.
    let subscription = hot.sequence.subscribe(onNext: { element in
      guard element > 0, !isDone.load(ordering: .acquiring) else { return }
      turns.wait()
    })
    let group = DispatchGroup()
    for _ in 0..<2 {
      DispatchQueue.global().async(group: group) {
        while !isDone.load(ordering: .acquiring) { hot.send(1) }
      }
    }
    for _ in 0..<200 {
      let token = Token { live.wrappingAdd($0, ordering: .relaxed) }
      hot.sequence.subscribe(onNext: { _ in token.use() }).dispose()
      turns.signal()
    }
    let peak = live.load(ordering: .relaxed)
    isDone.store(true, ordering: .releasing)
    for _ in 0..<4 { turns.signal() }
    group.wait()
    #expect(peak <= 20)
    #expect(live.load(ordering: .relaxed) == 0)
    subscription.dispose()
  }
}
