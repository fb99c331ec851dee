import Foundation
import Reactive
import ReactiveTest
import Synchronization
import Testing

@Suite(.noLiveSubscriptions) struct ValuesTests {
  @Test func `The values of an observable are its elements, and end with its completion`() async throws {
    var seen: [Int] = []
    for try await element in Observable.of(1, 2, 3).values { seen.append(element) }
    #expect(seen == [1, 2, 3])
  }

  @Test(arguments: [ValuesBuffering.unbounded, .blocking(1), .blocking(9)])
  func `An iteration over the values of an observable throws the error after the elements`(buffering: ValuesBuffering)
    async
  {
    var seen: [Int] = []
    let source = Observable.of(1, 2, 3).concat(Observable<Int>.error(Fault("source")))
    await #expect(throws: Fault("source")) {
      for try await element in source.values(buffering: buffering) { seen.append(element) }
    }
    #expect(seen == [1, 2, 3])
  }

  @Test(.contract(.s9))
  func `An iteration over values subscribes when it starts, and disposes of the subscription on cancellation`() async {
    let source = PublishSubject<Int>()
    let values = source.values
    #expect(!source.hasObservers)
    let task = Task { for try await _ in values {} }
    while !source.hasObservers { await Task.yield() }
    task.cancel()
    _ = await task.result
    #expect(!source.hasObservers)
  }

  @Test(.contract(.s9)) func `Each iteration over the values has its own subscription`() async throws {
    let source = PublishSubject<Int>()
    let values = source.values
    var (first, second) = (values.makeAsyncIterator(), values.makeAsyncIterator())
    source.onNext(1)
    source.onCompleted()
    #expect(try await [first.next(), second.next(), first.next(), second.next()] == [1, 1, nil, nil])
  }

  @Test(arguments: [ValuesBuffering.unbounded, .newest(1), .oldest(1)])
  func `Releasing an iterator over the values disposes of its subscription`(buffering: ValuesBuffering) {
    let source = PublishSubject<Int>()
    do { _ = source.values(buffering: buffering).makeAsyncIterator() }
    #expect(!source.hasObservers)
  }

  @Test func `The buffering policy determines which elements are dropped while the task takes none`() async throws {
    let source = Observable.of(1, 2, 3)
    var (newest, oldest): ([Int], [Int]) = ([], [])
    for try await element in source.values(buffering: .newest(1)) { newest.append(element) }
    for try await element in source.values(buffering: .oldest(1)) { oldest.append(element) }
    #expect(newest == [3])
    #expect(oldest == [1])
  }

  @Test(.timeLimit(.minutes(15)), arguments: [ValuesBuffering.unbounded, .blocking(2)])
  func `An iteration over the values of an observable throws a CancellationError if its task is canceled`(
    buffering: ValuesBuffering
  ) async {
    let task = Task { for try await _ in Observable<Int>.never().values(buffering: buffering) {} }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `The values of an infallible do not throw`() async {
    var seen: [Int] = []
    for await element in Infallible.of(1, 2).values { seen.append(element) }
    for await element in Infallible.of(1, 2).values(buffering: .newest(1)) { seen.append(element) }
    for await element in Infallible.of(1, 2).values(buffering: .blocking(1)) { seen.append(element) }
    #expect(seen == [1, 2, 2, 1, 2])
  }

  @MainActor @Test func `The values of a driver do not throw, and begin with the latest element`() async {
    let relay = BehaviorRelay(value: 1)
    let driver = relay.asDriver()
    let subscription = driver.drive()
    var seen: [Int] = []
    for await element in driver.values {
      seen.append(element)
      if element == 3 { break }
      relay.accept(element + 1)
    }
    #expect(seen == [1, 2, 3])
    subscription.dispose()
  }

  /// An element that counts its live instances.
  private final class Counted: Sendable {
    final class Count: Sendable {
      let live = Atomic(0)
      let peak = Atomic(0)
    }

    let number: Int
    private let count: Count

    init(_ number: Int, _ count: Count) {
      self.number = number
      self.count = count
      count.peak.max(count.live.wrappingAdd(1, ordering: .relaxed).newValue, ordering: .relaxed)
    }

    deinit { count.live.wrappingSubtract(1, ordering: .relaxed) }
  }

  /// The number of elements: a million if the environment variable `STRESS` is set, otherwise 50,000.
  private static let many = ProcessInfo.processInfo.environment["STRESS"] == nil ? 50_000 : 1_000_000

  @Test(.contract(.s9), .timeLimit(.minutes(15)), arguments: [1, 2, 1_000])
  func `A blocking buffer delivers all elements in order and never holds more than its limit`(limit: Int) async throws {
    let count = Counted.Count()
    let number = limit < 100 ? 2_000 : ValuesTests.many
    let source = Observable<Counted>.create { observer in
      for number in 0..<number { observer.onNext(Counted(number, count)) }
      observer.onCompleted()
      return Disposables.create()
    }
    var next = 0
    for try await element in source.values(buffering: .blocking(limit)) {
      #expect(element.number == next)
      next += 1
      if next.isMultiple(of: 100) { await Task.yield() }
    }
    #expect(next == number)
    // Beside those in the buffer: one that the source has created, and one that the task has taken.
    #expect(count.peak.load(ordering: .relaxed) <= limit + 2)
    #expect(count.live.load(ordering: .relaxed) == 0)
  }

  @Test(.contract(.s9), .timeLimit(.minutes(15)), arguments: [true, false])
  func `A source that is blocked by a full buffer is unblocked and disposed of when the iteration ends`(
    isCanceled: Bool
  ) async throws {
    let isReleased = DispatchSemaphore(value: 0)
    let source = Observable.repeatElement(1).do(onDispose: { isReleased.signal() })
    let task = Task {
      for try await _ in source.values(buffering: .blocking(2)) { if !isCanceled { break } }
    }
    if isCanceled { task.cancel() }
    _ = await task.result
    let released = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: isReleased.wait(timeout: .now() + 600)) }
    }
    #expect(released == .success)
  }

  @Test(.timeLimit(.minutes(15)))
  func `A blocking buffer does not block a Swift task that sends more elements than fit in the buffer`() async throws {
    let source = ReplaySubject<Int>.createUnbounded()
    var values = source.values(buffering: .blocking(2)).makeAsyncIterator()
    for element in 0..<10 { source.onNext(element) }
    source.onCompleted()
    var seen: [Int] = []
    while let element = try await values.next() { seen.append(element) }
    #expect(seen == Array(0..<10))
  }

  @Test(.timeLimit(.minutes(15)), arguments: [ValuesBuffering.unbounded, .newest(1)])
  func `10,000 iterations that are canceled at random times leave no subscription alive`(
    buffering: ValuesBuffering
  ) async {
    let source = PublishSubject<Int>()
    for round in 0..<10_000 {
      let values = source.values(buffering: buffering)
      let task = Task { () -> Int in
        var count = 0
        for try await _ in values { count += 1 }
        return count
      }
      source.onNext(round)
      if Bool.random() { await Task.yield() }
      task.cancel()
      source.onNext(round)
      #expect(((try? await task.value) ?? 0) <= 2)
    }
    #expect(!source.hasObservers)
  }
}
