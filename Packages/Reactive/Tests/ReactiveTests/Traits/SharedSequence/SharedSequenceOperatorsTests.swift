import Reactive
import ReactiveTest
import Testing

@MainActor @Suite(.noLiveSubscriptions) struct SharedSequenceOperatorsTests {
  private let source = PublishSubject<Int>()
  private let other = PublishSubject<String>()
  private var driver: Driver<Int> { source.asDriver(onErrorJustReturn: 0) }
  private var words: Driver<String> { other.asDriver(onErrorJustReturn: "") }

  /// Checks the elements that `sequence` sends while `numbers` are sent to its source.
  private func expect<Strategy, Element: Equatable & Sendable>(
    _ sequence: SharedSequence<Strategy, Element>, of numbers: [Int] = [1, 2, 3], sends elements: [Element],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let journal = Journal(Element.self)
    let subscription = sequence.asObservable().subscribe(onNext: journal.write)
    for number in numbers { source.onNext(number) }
    subscription.dispose()
    #expect(journal.entries == elements, sourceLocation: sourceLocation)
  }

  @Test func `Driver transforms elements with map, compactMap and scan`() {
    expect(driver.map { $0 * 10 }, sends: [10, 20, 30])
    expect(driver.compactMap { $0 == 2 ? nil : "\($0)" }, sends: ["1", "3"])
    expect(driver.scan(0) { $0 + $1 }, sends: [1, 3, 6])
  }

  @Test func `Driver filters elements with filter, skip and distinctUntilChanged`() {
    expect(driver.filter { $0 > 1 }, sends: [2, 3])
    expect(driver.skip(2), sends: [3])
    expect(driver.distinctUntilChanged(), of: [1, 1, 2], sends: [1, 2])
    expect(driver.distinctUntilChanged { $0 % 10 }, of: [1, 11, 2], sends: [1, 2])
    expect(driver.distinctUntilChanged { $0 == $1 }, of: [1, 1, 2], sends: [1, 2])
    expect(driver.distinctUntilChanged({ $0 % 10 }, comparer: { $0 == $1 }), of: [1, 11, 2], sends: [1, 2])
  }

  @Test func `Inner sequences determine the sharing strategy of a flattened Driver`() {
    let signal: Signal<Int> = driver.flatMap { Signal.just($0 * 10) }
    expect(signal, sends: [10, 20, 30])
    expect(driver.flatMapLatest { Driver.just($0 * 10) }, sends: [10, 20, 30])
    expect(driver.flatMapFirst { Driver.never().startWith($0) }, sends: [1])
    expect(driver.map { Signal.just($0) }.merge(), sends: [1, 2, 3])
    expect(driver.map { Driver.never().startWith($0) }.switchLatest(), sends: [1, 2, 3])
  }

  @Test func `Driver combines sequences with startWith, merge, concat, combineLatest and withLatestFrom`() {
    let word = words.startWith("a")
    expect(driver.startWith(0), sends: [0, 1, 2, 3])
    expect(Driver.merge(driver, driver.map { -$0 }), of: [1, 2], sends: [1, -1, 2, -2])
    expect(Driver.merge([driver, .just(9)]), of: [1], sends: [9, 1])
    expect(Driver.concat([.just(0), driver]), of: [1, 2], sends: [0, 1, 2])
    expect(Driver.combineLatest(driver, driver) { $0 * 10 + $1 }, of: [1, 2], sends: [11, 21, 22])
    expect(driver.withLatestFrom(word) { "\($0)\($1)" }, sends: ["1a", "2a", "3a"])
    expect(driver.withLatestFrom(word), sends: ["a", "a", "a"])
  }

  @Test func `Signal.do calls its handlers once for all subscribers`() {
    let journal = Journal()
    let signal = source.asSignal(onErrorJustReturn: 0).do(
      onNext: { journal.write("\($0)") }, onSubscribe: { journal.write("subscribe") },
      onDispose: { journal.write("dispose") })
    let subscriptions = [signal.emit(), signal.emit()]
    source.onNext(1)
    for subscription in subscriptions { subscription.dispose() }
    #expect(journal.entries == ["subscribe", "1", "dispose"])
  }

  @Test func `A Driver converts to Infallible, and a subject converts to a SharedSequence with a given strategy`() {
    let journal = Journal()
    _ = driver.asInfallible().subscribe { journal.write("\($0)") }
    let signal: Signal<Int> = source.asSharedSequence(onErrorJustReturn: -1)
    let again = source.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorDriveWith: signal)
    _ = again.emit(onNext: { journal.write("again \($0)") })
    source.onNext(1)
    source.onCompleted()
    #expect(journal.entries == ["next(1)", "again 1", "completed"])
  }

  @Test func `Driver.merge(maxConcurrent:) limits the number of concurrent sequences`() {
    expect(driver.map { Driver.never().startWith($0) }.merge(maxConcurrent: 2), sends: [1, 2])
  }

  @Test func `Signal.withUnretained completes after its object is deallocated`() {
    var object: Journal<Int>? = Journal(Int.self)
    weak let held = object
    let completed = Journal()
    if let object {
      _ = source.asSignal(onErrorJustReturn: 0).withUnretained(object)
        .emit(onNext: { $0.0.write($0.1) }, onCompleted: { completed.write("completed") })
    }
    source.onNext(1)
    #expect(object?.entries == [1])
    object = nil
    #expect(held == nil)
    source.onNext(2)
    #expect(completed.entries == ["completed"])
  }
}
