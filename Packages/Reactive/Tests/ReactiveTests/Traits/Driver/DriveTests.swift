import Reactive
import ReactiveTest
import Testing

@MainActor @Suite(.noLiveSubscriptions) struct DriveTests {
  private let source = PublishSubject<Int>()
  private var driver: Driver<Int> { source.asDriver(onErrorJustReturn: 0) }

  @Test func `Driver.drive sends elements to relays until its subscription is disposed of`() {
    let (target, optional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let (all, optionals) = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int?>.createUnbound())
    let subscriptions = [driver.drive(target), driver.drive(optional), driver.drive(all), driver.drive(optionals)]
    source.onNext(1)
    for subscription in subscriptions { subscription.dispose() }
    source.onNext(2)
    #expect(target.value == 1)
    #expect(optional.value == 1)
    let journal = Journal()
    all.subscribe(onNext: { journal.write("\($0)") }).dispose()
    optionals.subscribe(onNext: { journal.write("\($0 ?? -1)") }).dispose()
    #expect(journal.entries == ["1", "1"])
    #expect(!source.hasObservers)
  }

  @Test func `Driver.drive sends elements and the completion to several observers in order`() {
    let journal = Journal()
    _ = driver.drive(AnyObserver<Int> { journal.write("a \($0)") }, AnyObserver { journal.write("b \($0)") })
    _ = driver.drive(AnyObserver<Int?> { journal.write("c \($0)") })
    source.onNext(1)
    source.onCompleted()
    #expect(
      journal.entries == [
        "a next(1)", "b next(1)", "c next(Optional(1))", "a completed", "b completed", "c completed",
      ])
  }

  @Test func `Driver.drive(with:) skips its handlers after its object is deallocated`() {
    var object: Screen? = Screen()
    weak let held = object
    let calls = Journal(Int.self)
    let subscription = object.map { driver.drive(with: $0, onNext: { calls.write($1) }) }
    source.onNext(1)
    #expect(calls.entries == [1])
    object = nil
    #expect(held == nil)
    source.onNext(2)
    #expect(calls.entries == [1])
    #expect(source.hasObservers)
    subscription?.dispose()
  }

  @Test func `Driver.drive(with:) calls onCompleted and onDisposed with its object`() {
    let screen = Screen()
    let journal = Journal()
    _ = driver.drive(
      with: screen, onCompleted: { $0.shown.append(-1) }, onDisposed: { _ in journal.write("disposed") })
    source.onCompleted()
    #expect(screen.shown == [-1])
    #expect(journal.entries == ["disposed"])
  }

  @Test func `Driver.drive without handlers subscribes for side effects`() {
    let journal = Journal(Int.self)
    let subscription = driver.do(onNext: journal.write).drive()
    source.onNext(1)
    #expect(journal.entries == [1])
    subscription.dispose()
  }

  @Test func `Driver.drive passes the sequence to a function`() {
    let journal = Journal(Int.self)
    let show = { (numbers: Observable<Int>) in
      { (factor: Int) in numbers.subscribe(onNext: { journal.write($0 * factor) }) }
    }
    _ = driver.drive { $0.subscribe(onNext: journal.write) }
    _ = driver.drive(show, curriedArgument: 10)
    source.onNext(1)
    source.onCompleted()
    #expect(journal.entries == [1, 10])
  }

  @Test func `Driver.drive assigns elements to a property`() {
    let screen = Screen()
    _ = driver.drive(screen.rx.title)
    source.onNext(7)
    source.onCompleted()
    #expect(screen.title == 7)
  }
}

@MainActor private final class Screen {
  var shown: [Int] = []
  var title = 0
}

extension Screen: @MainActor ReactiveCompatible {}
