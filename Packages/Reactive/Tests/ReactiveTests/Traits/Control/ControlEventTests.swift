import Reactive
import ReactiveTest
import Testing

@MainActor @Suite(.noLiveSubscriptions) struct ControlEventTests {
  private let taps = PublishSubject<Int>()
  private let journal = Journal()

  @Test func `ControlEvent emits the events of its source synchronously on the main thread`() {
    let event = ControlEvent(events: taps)
    _ = event.asControlEvent().subscribe { [journal] in journal.write("\($0)") }
    taps.onNext(1)
    taps.onCompleted()
    #expect(journal.entries == ["next(1)", "completed"])
  }

  @Test func `ControlEvent converts to Signal, Driver and Infallible`() {
    let event = ControlEvent(events: taps)
    _ = event.asSignal().emit(onNext: { [journal] in journal.write("signal \($0)") })
    _ = event.asDriver().drive(onNext: { [journal] in journal.write("driver \($0)") })
    _ = event.asInfallible().subscribe(onNext: { [journal] in journal.write("infallible \($0)") })
    taps.onNext(1)
    taps.onCompleted()
    #expect(journal.entries == ["signal 1", "driver 1", "infallible 1"])
  }

  @Test(.timeLimit(.minutes(15))) func `ControlEvent subscribes to its source on the main thread from any thread`()
    async
  {
    let source = Observable<Int>.create { observer in
      MainActor.assumeIsolated { observer.onNext(1) }
      observer.onCompleted()
      return Disposables.create()
    }
    let event = ControlEvent(events: source)
    await withCheckedContinuation { continuation in
      Task.detached { [journal] in
        _ = event.subscribe(onNext: { journal.write("next \($0)") }, onDisposed: { continuation.resume() })
      }
    }
    #expect(journal.entries == ["next 1"])
  }
}
