import Dispatch
import Reactive
import ReactiveTest
import Testing

@MainActor @Suite(.noLiveSubscriptions, .timeLimit(.minutes(15))) struct MainActorClosuresTests {
  @MainActor private final class Screen {
    var factor = 2
    var isEnabled = true
    var shown: [Int] = []
  }

  private let screen = Screen()

  @Test func `The closures of a driver can use a main-actor screen without annotations`() {
    let relay = BehaviorRelay(value: 1)
    let scaled = relay.asDriver()
      .filter { [screen] _ in screen.isEnabled }
      .map { [screen] number in screen.factor * number }
      .scan(0) { [screen] sum, number in sum + number + screen.shown.count }
    let added = scaled.distinctUntilChanged { [screen] old, new in old * screen.factor == new }
      .flatMapLatest { [screen] number in Driver<Int>.just(number + screen.factor) }
    let combined = added.withLatestFrom(relay.asDriver()) { [screen] sum, number in sum + number * screen.factor }
    let subscription = combined.do(onNext: { [screen] in screen.factor = $0 })
      .drive(onNext: { [screen] in screen.shown.append($0) })
    #expect(screen.shown == [6])
    subscription.dispose()
  }

  @Test
  func `The closures of combineLatest and zip of drivers can use a main-actor screen without annotations`() {
    let (a, b, c) = (BehaviorRelay(value: 1), BehaviorRelay(value: 2), BehaviorRelay(value: 3))
    let combined = Driver.combineLatest(a.asDriver(), b.asDriver(), c.asDriver()) { [screen] in
      ($0 + $1 + $2) * screen.factor
    }
    let zipped = Driver.zip(a.asDriver(), b.asDriver()) { [screen] in ($0 + $1) * screen.factor }
    let bag = DisposeBag()
    combined.drive(onNext: { [screen] in screen.shown.append($0) }).disposed(by: bag)
    zipped.drive(onNext: { [screen] in screen.shown.append($0) }).disposed(by: bag)
    #expect(screen.shown == [12, 6])
  }

  @Test(.contract(.s11))
  func `Drivers and signals call their closures on the main actor when another thread subscribes and sends events`()
    async
  {
    let (source, journal) = (PublishSubject<Int>(), Journal())
    let driver = source.asDriver(onErrorRecover: { _ in
      MainActor.preconditionIsolated()
      return .just(2)
    })
    .map { (number: Int) -> Int in
      MainActor.preconditionIsolated()
      return number * 10
    }
    let signal = source.asSignal(onErrorJustReturn: 0).filter { _ in
      MainActor.preconditionIsolated()
      return true
    }
    let driven = driver.drive(onNext: { number in
      MainActor.preconditionIsolated()
      journal.write("drive \(number)")
    })
    let emitted = signal.emit(onNext: { number in
      MainActor.preconditionIsolated()
      journal.write("emit \(number)")
    })
    let observed = await Task.detached {
      let subscription = driver.asObservable().subscribe(onCompleted: { journal.write("completed") })
      source.onNext(1)
      source.onError(Fault("source"))
      return subscription
    }.value
    while !journal.entries.contains("completed") { await Task.yield() }
    #expect(Set(journal.entries) == ["drive 10", "drive 20", "emit 1", "emit 0", "completed"])
    for subscription in [driven, emitted, observed] { subscription.dispose() }
  }

  @Test(.contract(.s11))
  func `A driver that is subscribed to off the main actor calls its closures on the main actor`() async {
    let driver = Driver<Int>.deferred { [screen] in
      MainActor.assertIsolated()
      return .just(screen.factor)
    }
    .startWith(1).map { [screen] (number: Int) -> Int in
      MainActor.assertIsolated()
      return number * screen.factor
    }
    let elements = await Task.detached {
      var elements: [Int] = []
      do { for try await element in driver.asObservable().values { elements.append(element) } } catch {}
      return elements
    }.value
    #expect(elements == [2, 4])
  }

  @Test func `A driver whose subscription is disposed of before the main actor runs does not subscribe to its source`()
    async
  {
    let driver = Driver<Int>.deferred { [screen] in
      screen.shown.append(1)
      return .never()
    }
    let isDisposed = Task.detached { driver.asObservable().subscribe().dispose() }
    // Blocks the main actor, so that the subscription is disposed of first.
    let finished = BehaviorRelay(value: false)
    Task.detached {
      await isDisposed.value
      finished.accept(true)
    }
    while !finished.value {}
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(screen.shown.isEmpty)
  }
}
