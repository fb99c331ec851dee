import Reactive
import ReactiveTest
import Testing

@MainActor @Suite(.noLiveSubscriptions) struct DriverTests {
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

  @Test func `follows a relay on the main actor at once and in order`() {
    let relay = BehaviorRelay(value: 1)
    var seen: [String] = []
    let subscription = relay.asDriver().map { $0 * 10 }.drive(onNext: { seen.append("\($0)") })
    seen.append("subscribed")
    relay.accept(2)
    seen.append("accepted")
    relay.accept(3)
    #expect(seen == ["10", "subscribed", "20", "accepted", "30"])
    subscription.dispose()
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

  @Test func `an error can go on with another driver, also one made of it`() {
    var seen: [Int] = []
    _ = source.asDriver(onErrorDriveWith: .just(9)).drive(onNext: { seen.append($0) })
    _ = source.asDriver { _ in .just(8) }.drive(onNext: { seen.append($0) })
    source.onError(Fault("source"))
    #expect(seen == [9, 8])
  }

  @Test func `after an error a new subscription starts a fresh run`() {
    let failing = Observable<Int>.error(Fault("source"))
    let runs = Journal(Int.self)
    let driver = failing.do(onSubscribe: { runs.write(0) }).asDriver(onErrorJustReturn: -1)
    var seen: [Int] = []
    _ = driver.drive(onNext: { seen.append($0) })
    _ = driver.drive(onNext: { seen.append($0) })
    #expect(seen == [-1, -1])
    #expect(runs.entries.count == 2)
  }

  @Test func `every sequence that cannot fail is a driver without an answer to errors`() {
    var seen: [Int] = []
    _ = Infallible.just(1).asDriver().drive(onNext: { seen.append($0) })
    _ = Driver.just(2).asDriver().drive(onNext: { seen.append($0) })
    _ = Single.just(3).asDriver(onErrorJustReturn: 0).drive(onNext: { seen.append($0) })
    #expect(seen == [1, 2, 3])
  }

  @Test(.timeLimit(.minutes(5))) func `elements sent elsewhere arrive on the main actor`() async {
    let source = source
    let driver = source.asDriver(onErrorJustReturn: 0)
    await withCheckedContinuation { continuation in
      _ = driver.drive(
        onNext: { _ in MainActor.preconditionIsolated() }, onCompleted: { continuation.resume() })
      Task.detached {
        source.onNext(1)
        source.onCompleted()
      }
    }
  }
}
