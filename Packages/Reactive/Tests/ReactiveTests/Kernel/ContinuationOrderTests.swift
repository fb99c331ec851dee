import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ContinuationOrderTests {
  /// An operator that continues with the sequence `Observable.just(9)`.
  struct Continuing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

    static let all = [
      Continuing(testDescription: "concat") { source, _ in source.concat(Observable.just(9)) },
      Continuing(testDescription: "catch") { source, _ in
        source.map { _ -> Int in throw Fault("two") }.catch { _ in .just(9) }
      },
      Continuing(testDescription: "ifEmpty(switchTo:)") { source, _ in
        source.filter { $0 > 9 }.ifEmpty(switchTo: .just(9))
      },
      Continuing(testDescription: "andThen") { source, _ in
        source.ignoreElements().asCompletable().andThen(Observable.just(9))
      },
      Continuing(testDescription: "timeout") { source, scheduler in
        source.timeout(.seconds(15), other: Observable.just(9), scheduler: scheduler)
      },
    ]
  }

  @Test(.contract(.r3), arguments: Continuing.all)
  func `An operator that continues with another sequence disposes of its source before it subscribes to that sequence`(
    continuing: Continuing
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let journal = Journal()
    let cold = scheduler.createColdObservable([.next(10, 1), .completed(60)])
    let source = Observable<Int>.create { observer in
      let subscription = cold.subscribe(observer)
      return Disposables.create {
        subscription.dispose()
        journal.write("disposed")
      }
    }
    _ = continuing.apply(source, scheduler).subscribe(onNext: { if $0 == 9 { journal.write("other") } })
    scheduler.start()
    #expect(journal.entries == ["disposed", "other"])
  }
}
