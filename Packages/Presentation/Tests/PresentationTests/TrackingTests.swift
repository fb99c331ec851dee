import Dispatch
import Presentation
import Reactive
import ReactiveTest
import Testing

@MainActor @Suite struct TrackingTests {
  struct Broken: Error {}

  private let scheduler = TestScheduler(initialClock: 0)
  private let bag = DisposeBag()

  @Test func `An activity indicator is on from the first subscription until all tracked sequences end`() {
    let indicator = ActivityIndicator()
    let observer = scheduler.createObserver(Bool.self)
    indicator.asDriver().drive(observer).disposed(by: bag)
    let first = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let second = scheduler.createColdObservable([Recorded<Event<Int>>.error(30, Broken())])
    first.trackActivity(indicator).subscribe().disposed(by: bag)
    second.trackActivity(indicator).subscribe(onError: { _ in }).disposed(by: bag)
    scheduler.advanceTo(40)
    let third = Observable<Int>.never().trackActivity(indicator).subscribe()
    third.dispose()
    #expect(
      observer.events == [.next(0, false), .next(0, true), .next(30, false), .next(40, true), .next(40, false)])
  }

  @Test
  func `An activity indicator turns on, then off, for a sequence that completes during subscription`() {
    let indicator = ActivityIndicator()
    let observer = scheduler.createObserver(Bool.self)
    indicator.asDriver().drive(observer).disposed(by: bag)
    Observable.just(1).trackActivity(indicator).subscribe().disposed(by: bag)
    #expect(observer.events == [.next(0, false), .next(0, true), .next(0, false)])
  }

  @Test func `An error tracker emits errors and does not terminate`() {
    let tracker = ErrorTracker()
    let observer = scheduler.createObserver(Bool.self)
    tracker.asSignal().map { $0 is Broken }.emit(to: observer).disposed(by: bag)
    for _ in 1...2 {
      Observable<Int>.error(Broken()).trackError(tracker).subscribe(onError: { _ in }).disposed(by: bag)
    }
    #expect(observer.events == [.next(0, true), .next(0, true)])
  }

  @Test func `The signal of an error tracker completes when the tracker is deallocated`() {
    var tracker: ErrorTracker? = ErrorTracker()
    let observer = scheduler.createObserver(Bool.self)
    tracker?.asSignal().map { $0 is Broken }.emit(to: observer).disposed(by: bag)
    tracker = nil
    #expect(observer.events == [.completed(0)])
  }

  @Test
  func `lasting emits true after the value has been true for the interval, and emits false immediately`() {
    let isBusy = BehaviorRelay(value: false)
    let observer = scheduler.createObserver(Bool.self)
    isBusy.asDriver().lasting(.seconds(15), scheduler: scheduler).drive(observer).disposed(by: bag)
    for (time, value) in [(10, true), (24, false), (30, true), (60, false)] {
      scheduler.scheduleAt(time) { isBusy.accept(value) }
    }
    scheduler.start()
    #expect(observer.events == [.next(0, false), .next(45, true), .next(60, false)])
  }
}
