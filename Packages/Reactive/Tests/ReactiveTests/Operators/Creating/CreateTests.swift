import Reactive
import ReactiveTest
import Testing

@Suite struct CreateTests {
  @Test func `Observable.create runs its closure synchronously for each subscription`() {
    let journal = Journal()
    let source = Observable<Int>.create { observer in
      journal.write("run")
      observer.onNext(1)
      return Disposables.create()
    }
    #expect(journal.entries == [])
    _ = source.subscribe(onNext: { journal.write("\($0)") })
    _ = source.subscribe(onNext: { journal.write("\($0)") })
    #expect(journal.entries == ["run", "1", "run", "1"])
  }

  @Test func `Observable.create emits no event after a terminal event`() {
    let observer = TestScheduler(initialClock: 0).start {
      Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onError(Fault("first"))
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
      }
    }
    #expect(observer.events == [.next(200, 1), .error(200, Fault("first"))])
  }

  @Test func `Observable.create disposes of its disposable once, and emits nothing after that`() {
    let journal = Journal()
    let kept = BehaviorRelay<AnyObserver<Int>?>(value: nil)
    let subscription = Observable<Int>.create { observer in
      kept.accept(observer)
      return Disposables.create { journal.write("disposed") }
    }.subscribe(onNext: { journal.write("\($0)") })
    kept.value?.onNext(1)
    subscription.dispose()
    subscription.dispose()
    kept.value?.onNext(2)
    #expect(journal.entries == ["1", "disposed"])
  }

  @Test func `Observable.create disposes of its disposable after the subscriber has received the terminal event`() {
    let journal = Journal()
    let kept = BehaviorRelay<AnyObserver<Int>?>(value: nil)
    let subscription = Observable<Int>.create { observer in
      kept.accept(observer)
      return Disposables.create { journal.write("source disposed") }
    }.subscribe(onCompleted: { journal.write("completed") }, onDisposed: { journal.write("onDisposed") })
    kept.value?.onCompleted()
    #expect(journal.entries == ["completed", "onDisposed", "source disposed"])
    subscription.dispose()
    #expect(journal.entries.count == 3)
  }

  @Test func `Observable.create drops events that its closure sends after the downstream has completed`() {
    let journal = Journal()
    _ = Observable<Int>.create { observer in
      for element in 1...3 { observer.onNext(element) }
      journal.write("end of closure")
      return Disposables.create { journal.write("source disposed") }
    }.take(1).subscribe(
      onNext: { journal.write("\($0)") }, onCompleted: { journal.write("completed") },
      onDisposed: { journal.write("onDisposed") })
    #expect(journal.entries == ["1", "completed", "onDisposed", "end of closure", "source disposed"])
  }

  @Test func `A subscription to Observable.create does not retain the values that the closure captures`() {
    final class Captured: Sendable {}
    var captured: Captured? = Captured()
    weak let witness = captured
    func subscribe(_ captured: Captured) -> any Disposable {
      Observable<Int>.create { _ in
        _ = captured
        return Disposables.create()
      }.subscribe()
    }
    let subscription = captured.map(subscribe)
    captured = nil
    #expect(witness == nil)
    subscription?.dispose()
  }
}
