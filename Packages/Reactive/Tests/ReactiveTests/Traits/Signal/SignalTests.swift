import Reactive
import ReactiveTest
import Testing

@MainActor @Suite(.noLiveSubscriptions) struct SignalTests {
  @Test func `Signal shares one subscription and replays no element`() {
    let relay = PublishRelay<Int>()
    let runs = Journal(Int.self)
    let signal = relay.asSignal().do(onSubscribe: { runs.write(0) })
    var (first, late): ([Int], [Int]) = ([], [])
    let subscription = signal.emit(onNext: { first.append($0) })
    relay.accept(1)
    let second = signal.emit(onNext: { late.append($0) })
    relay.accept(2)
    #expect(first == [1, 2])
    #expect(late == [2])
    #expect(runs.entries.count == 1)
    subscription.dispose()
    second.dispose()
  }

  @Test func `asSignal replaces an error with the given element, or continues with another signal`() {
    var seen: [Int] = []
    let failing = Observable<Int>.error(Fault("source"))
    _ = failing.asSignal(onErrorJustReturn: 5).emit(onNext: { seen.append($0) })
    _ = failing.asSignal(onErrorSignalWith: .just(6)).emit(onNext: { seen.append($0) })
    _ = failing.asSignal { _ in .just(7) }.emit(onNext: { seen.append($0) })
    #expect(seen == [5, 6, 7])
  }

  @Test func `Signal.asSignal returns an equivalent signal`() {
    var seen: [Int] = []
    _ = Signal.just(1).asSignal().emit(onNext: { seen.append($0) })
    #expect(seen == [1])
  }
}
