import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct InfallibleOperatorsTests {
  private let journal = Journal()

  private let numbers = Infallible.of(1, 2, 3)
  private let marks = Infallible.of(1, 11, 2)
  private let letters = Infallible.of("a", "b")

  private func expect<Element: Equatable & Sendable>(
    _ infallible: Infallible<Element>, sends elements: [Element], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let journal = Journal(Element.self)
    infallible.subscribe(onNext: journal.write).dispose()
    #expect(journal.entries == elements, sourceLocation: sourceLocation)
  }

  @Test func `Infallible transforms elements with map, compactMap, scan and the flatMap operators`() {
    expect(numbers.map { $0 * 10 }, sends: [10, 20, 30])
    expect(letters.compactMap { $0 == "a" ? nil : $0 }, sends: ["b"])
    expect(numbers.scan(0) { $0 + $1 }, sends: [1, 3, 6])
    expect(numbers.scan(into: 0) { $0 += $1 }, sends: [1, 3, 6])
    expect(numbers.flatMap { Infallible.just($0 * 10) }, sends: [10, 20, 30])
    expect(numbers.flatMapLatest { Infallible.just($0 * 10) }, sends: [10, 20, 30])
    expect(numbers.flatMapFirst { Infallible.never().startWith($0 * 10) }, sends: [10])
  }

  @Test func `Infallible filters elements with filter, distinctUntilChanged and take`() {
    expect(numbers.filter { $0 > 1 }, sends: [2, 3])
    expect(numbers.map { $0 / 2 }.distinctUntilChanged(), sends: [0, 1])
    expect(marks.distinctUntilChanged { $0 % 10 }, sends: [1, 2])
    expect(marks.distinctUntilChanged { $0 % 10 == $1 % 10 }, sends: [1, 2])
    expect(marks.distinctUntilChanged({ $0 % 10 }, comparer: { $0 == $1 }), sends: [1, 2])
    expect(numbers.take(2), sends: [1, 2])
  }

  @Test func `Infallible.take(until:) emits no element after its trigger emits`() {
    let (source, stop) = (PublishRelay<Int>(), PublishRelay<Void>())
    let journal = Journal(Int.self)
    _ = source.asInfallible().take(until: stop.asInfallible()).subscribe(onNext: journal.write)
    _ = source.asInfallible().take(until: stop).subscribe(onNext: journal.write)
    source.accept(1)
    stop.accept(())
    source.accept(2)
    #expect(journal.entries == [1, 1])
  }

  @Test func `Infallible combines sequences with startWith, concat, merge and withLatestFrom`() {
    expect(numbers.startWith(0), sends: [0, 1, 2, 3])
    expect(.concat(numbers, .just(4)), sends: [1, 2, 3, 4])
    expect(.concat([1, 2].map { .just($0) }), sends: [1, 2])
    expect(.merge(numbers, marks), sends: [1, 1, 2, 11, 3, 2])
    expect(numbers.withLatestFrom(letters) { "\($0)\($1)" }, sends: ["1a", "2b", "3b"])
    expect(numbers.withLatestFrom(letters), sends: ["a", "b", "b"])
  }

  @Test func `Infallible.merge of a collection subscribes to all sequences at the same time`() {
    let sources = Set([1, 2])
    let merged = Infallible.merge(sources.map { Infallible.just($0).concat(Infallible.never()) })
    let seen = Journal(Int.self)
    merged.subscribe(onNext: seen.write).dispose()
    #expect(Set(seen.entries) == sources)
  }

  @Test func `Infallible.debounce and Infallible.throttle measure time with their scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .completed(300)])
    let infallible = source.asInfallible(onErrorJustReturn: 0)
    #expect(
      scheduler.start { infallible.debounce(.seconds(10), scheduler: scheduler) }.events
        == [.next(225, 2), .completed(300)])
    let again = TestScheduler(initialClock: 0)
    let second = again.createHotObservable([.next(210, 1), .next(215, 2), .completed(300)])
    #expect(
      again.start {
        second.asInfallible(onErrorJustReturn: 0).throttle(.seconds(10), latest: false, scheduler: again)
      }.events == [.next(210, 1), .completed(300)])
  }

  @Test func `Infallible.do calls its handlers before and after the events`() {
    _ = Infallible.just(1).do(
      onNext: { [journal] in journal.write("on \($0)") }, afterCompleted: { [journal] in journal.write("after |") },
      onDispose: { [journal] in journal.write("dispose") }
    ).subscribe(onNext: { [journal] in journal.write("\($0)") })
    #expect(journal.entries == ["on 1", "1", "after |", "dispose"])
  }

  @Test func `Infallible.share subscribes to its source once`() {
    let relay = PublishRelay<Int>()
    let shared = relay.asInfallible().do(onSubscribe: { [journal] in journal.write("subscribed") }).share(replay: 1)
    let first = shared.subscribe()
    relay.accept(1)
    let second = shared.subscribe(onNext: { [journal] in journal.write("\($0)") })
    #expect(journal.entries == ["subscribed", "1"])
    first.dispose()
    second.dispose()
  }

  @Test func `Infallible takes and skips elements by predicate, trigger and time`() {
    expect(numbers.take(while: { $0 < 3 }), sends: [1, 2])
    expect(numbers.take(until: { $0 == 2 }, behavior: .inclusive), sends: [1, 2])
    expect(numbers.skip(while: { $0 < 2 }), sends: [2, 3])
    expect(numbers.skip(until: Observable<Int>.never()), sends: [])
    expect(letters.distinctUntilChanged(at: \.count), sends: ["a"])
    expect(numbers.concatMap { Infallible.of($0, -$0) }, sends: [1, -1, 2, -2, 3, -3])
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
    let taken = scheduler.start {
      source.asInfallible(onErrorJustReturn: 0).take(for: .seconds(50), scheduler: scheduler)
    }
    #expect(taken.events == [.next(210, 1), .completed(250)])
  }

  @Test func `Infallible.withUnretained does not retain its object`() {
    let relay = PublishRelay<Int>()
    var object: Journal<Int>? = Journal(Int.self)
    weak let held = object
    if let object {
      _ = relay.asInfallible().withUnretained(object).subscribe(onNext: { $0.0.write($0.1) })
    }
    relay.accept(1)
    #expect(object?.entries == [1])
    object = nil
    #expect(held == nil)
    relay.accept(2)
  }
}
