import Reactive
import ReactiveTest
import Testing

@MainActor @Suite(.noLiveSubscriptions) struct DriverTests {
  private let source = PublishSubject<Int>()

  @Test func `Driver shares one subscription and replays the latest element to a late subscriber`() {
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

  @Test func `A Driver of a relay emits elements synchronously and in order on the main actor`() {
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

  @Test func `asDriver(onErrorJustReturn:) replaces an error with the given element and completes`() {
    var seen: [Int] = []
    var completed = false
    _ = source.asDriver(onErrorJustReturn: -1).drive(onNext: { seen.append($0) }, onCompleted: { completed = true })
    source.onNext(1)
    source.onError(Fault("source"))
    #expect(seen == [1, -1])
    #expect(completed)
  }

  @Test func `asDriver continues with another driver after an error, or with one that its closure returns`() {
    var seen: [Int] = []
    _ = source.asDriver(onErrorDriveWith: .just(9)).drive(onNext: { seen.append($0) })
    _ = source.asDriver { _ in .just(8) }.drive(onNext: { seen.append($0) })
    source.onError(Fault("source"))
    #expect(seen == [9, 8])
  }

  @Test func `Driver subscribes to its source again for a subscription after an error`() {
    let failing = Observable<Int>.error(Fault("source"))
    let runs = Journal(Int.self)
    let driver = failing.do(onSubscribe: { runs.write(0) }).asDriver(onErrorJustReturn: -1)
    var seen: [Int] = []
    _ = driver.drive(onNext: { seen.append($0) })
    _ = driver.drive(onNext: { seen.append($0) })
    #expect(seen == [-1, -1])
    #expect(runs.entries.count == 2)
  }

  @Test
  func `Infallible and Driver convert to Driver without an error handler, and Single converts with an error handler`() {
    var seen: [Int] = []
    _ = Infallible.just(1).asDriver().drive(onNext: { seen.append($0) })
    _ = Driver.just(2).asDriver().drive(onNext: { seen.append($0) })
    _ = Single.just(3).asDriver(onErrorJustReturn: 0).drive(onNext: { seen.append($0) })
    #expect(seen == [1, 2, 3])
  }

  @Test(.timeLimit(.minutes(15))) func `Driver delivers elements from another thread on the main actor`() async {
    let source = source
    let driver = source.asDriver(onErrorJustReturn: 0)
    let seen = Journal(Int.self)
    await withCheckedContinuation { continuation in
      _ = driver.drive(
        onNext: {
          MainActor.preconditionIsolated()
          seen.write($0)
        }, onCompleted: { continuation.resume() })
      Task.detached {
        source.onNext(1)
        source.onCompleted()
      }
    }
    #expect(seen.entries == [1])
  }
}
