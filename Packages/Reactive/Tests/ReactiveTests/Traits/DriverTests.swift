import Reactive
import Testing

@MainActor @Suite struct DriverTests {
  private let source = PublishSubject<Int>()

  @Test func `replays the latest element to who comes later, from one subscription`() {
    let relay = BehaviorRelay(value: 1)
    let runs = Journal(Int.self)
    let driver = relay.asObservable().do(onSubscribe: { runs.write(0) }).asDriver(onErrorJustReturn: 0)
    var (first, late): ([Int], [Int]) = ([], [])
    let subscriptions = [driver.drive(onNext: { first.append($0) })]
    relay.accept(2)
    let last = driver.drive(onNext: { late.append($0) })
    relay.accept(3)
    #expect(first == [1, 2, 3])
    #expect(late == [2, 3])
    #expect(runs.entries.count == 1)
    for subscription in subscriptions + [last] { subscription.dispose() }
  }

  @Test func `an error becomes the element given, and completes`() {
    var seen: [Int] = []
    var completed = false
    _ = source.asDriver(onErrorJustReturn: -1).drive(onNext: { seen.append($0) }, onCompleted: { completed = true })
    source.onNext(1)
    source.onError(Fault("source"))
    #expect(seen == [1, -1])
    #expect(completed)
  }

  @Test func `an error can go on with another driver`() {
    var seen: [Int] = []
    _ = source.asDriver(onErrorDriveWith: .just(9)).drive(onNext: { seen.append($0) })
    source.onError(Fault("source"))
    #expect(seen == [9])
  }

  @Test func `drives a relay and stops when disposed of`() {
    let target = BehaviorRelay(value: 0)
    let subscription = source.asDriver(onErrorJustReturn: 0).drive(target)
    source.onNext(1)
    subscription.dispose()
    source.onNext(2)
    #expect(target.value == 1)
    #expect(!source.hasObservers)
  }
}
