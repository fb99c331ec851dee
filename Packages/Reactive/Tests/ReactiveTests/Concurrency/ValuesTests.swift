import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ValuesTests {
  @Test func `gives the elements and ends with the completion`() async throws {
    var seen: [Int] = []
    for try await element in Observable.of(1, 2, 3).values { seen.append(element) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `throws the error after the elements`() async {
    var seen: [Int] = []
    let source = Observable.just(1).concat(Observable<Int>.error(Fault("source")))
    await #expect(throws: Fault("source")) {
      for try await element in source.values { seen.append(element) }
    }
    #expect(seen == [1])
  }

  @Test func `subscribes when the property is read and leaves when the iterating task is canceled`() async {
    let source = PublishSubject<Int>()
    let values = source.values
    #expect(source.hasObservers)
    let task = Task { for try await _ in values {} }
    task.cancel()
    _ = await task.result
    #expect(!source.hasObservers)
  }

  @Test func `a stream that nobody iterates leaves when it is dropped`() {
    let source = PublishSubject<Int>()
    do { _ = source.values }
    #expect(!source.hasObservers)
  }

  @Test func `the buffering policy says what is dropped when nobody takes`() async throws {
    let source = Observable.of(1, 2, 3)
    var (newest, oldest): ([Int], [Int]) = ([], [])
    for try await element in source.values(bufferingPolicy: .bufferingNewest(1)) { newest.append(element) }
    for try await element in source.values(bufferingPolicy: .bufferingOldest(1)) { oldest.append(element) }
    #expect(newest == [3])
    #expect(oldest == [1])
  }

  @Test func `an infallible's do not throw`() async {
    var seen: [Int] = []
    for await element in Infallible.of(1, 2).values { seen.append(element) }
    for await element in Infallible.of(1, 2).values(bufferingPolicy: .bufferingNewest(1)) { seen.append(element) }
    #expect(seen == [1, 2, 2])
  }

  @MainActor @Test func `a driver's do not throw, and begin with the latest element`() async {
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

  @Test(.timeLimit(.minutes(5))) func `10,000 random cancellations leave nobody subscribed`() async {
    let source = PublishSubject<Int>()
    for round in 0..<10_000 {
      let values = source.values
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
