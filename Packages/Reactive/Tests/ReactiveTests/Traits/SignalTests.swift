import Reactive
import Testing

@MainActor @Suite struct SignalTests {
  @Test func `shares one subscription and replays nothing`() {
    let relay = PublishRelay<Int>()
    let runs = Journal(Int.self)
    let signal = relay.asSignal().do(onSubscribe: { runs.write(0) })
    var (first, late): ([Int], [Int]) = ([], [])
    _ = signal.emit(onNext: { first.append($0) })
    relay.accept(1)
    _ = signal.emit(onNext: { late.append($0) })
    relay.accept(2)
    #expect(first == [1, 2])
    #expect(late == [2])
    #expect(runs.entries.count == 1)
  }

  @Test func `an error becomes the element given`() {
    var seen: [Int] = []
    _ = Observable<Int>.error(Fault("source")).asSignal(onErrorJustReturn: 5).emit(onNext: { seen.append($0) })
    #expect(seen == [5])
  }

  @Test func `emits to a relay until disposed of`() {
    let (source, target) = (PublishRelay<Int>(), PublishRelay<Int>())
    let journal = Journal(Int.self)
    _ = target.subscribe(onNext: journal.write)
    let subscription = source.asSignal().emit(to: target)
    source.accept(1)
    subscription.dispose()
    source.accept(2)
    #expect(journal.entries == [1])
  }
}
