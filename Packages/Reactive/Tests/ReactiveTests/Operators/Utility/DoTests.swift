import Reactive
import ReactiveTest
import Testing

@Suite struct DoTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func watched(_ source: Observable<Int>, _ journal: Journal<String>) -> Observable<Int> {
    source.do(
      onNext: { journal.write("onNext \($0)") }, afterNext: { journal.write("afterNext \($0)") },
      onError: { journal.write("onError \($0)") }, afterError: { journal.write("afterError \($0)") },
      onCompleted: { journal.write("onCompleted") }, afterCompleted: { journal.write("afterCompleted") },
      onSubscribe: { journal.write("onSubscribe") }, onSubscribed: { journal.write("onSubscribed") },
      onDispose: { journal.write("onDispose") })
  }

  private func subscribe(_ source: Observable<Int>, _ journal: Journal<String>) -> any Disposable {
    watched(source, journal).subscribe(
      onNext: { journal.write("> next \($0)") }, onError: { journal.write("> error \($0)") },
      onCompleted: { journal.write("> completed") }, onDisposed: { journal.write("> disposed") })
  }

  @Test func `do calls its handlers in order for a synchronous source`() {
    let journal = Journal()
    _ = subscribe(.just(1), journal)
    #expect(
      journal.entries == [
        "onSubscribe", "onNext 1", "> next 1", "afterNext 1", "onCompleted", "> completed", "> disposed",
        "afterCompleted", "onSubscribed", "onDispose",
      ])
  }

  @Test func `do calls its handlers in order for a synchronous error`() {
    let journal = Journal()
    _ = subscribe(.error(Fault("source")), journal)
    #expect(
      journal.entries == [
        "onSubscribe", "onError source", "> error source", "> disposed", "afterError source", "onSubscribed",
        "onDispose",
      ])
  }

  @Test func `do calls only the subscription and disposal handlers for a source that emits no events`() {
    let journal = Journal()
    let subscription = subscribe(.never(), journal)
    #expect(journal.entries == ["onSubscribe", "onSubscribed"])
    subscription.dispose()
    subscription.dispose()
    #expect(journal.entries.filter { $0 == "onDispose" }.count == 1)
  }

  @Test func `do replaces an element with the error that onNext throws`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.do(onNext: { if $0 == 2 { throw Fault("onNext") } }) }
    #expect(observer.events == [.next(210, 1), .error(220, Fault("onNext"))])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `do emits an element before the error that afterNext throws`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start { source.do(afterNext: { _ in throw Fault("afterNext") }) }
    #expect(observer.events == [.next(210, 1), .error(210, Fault("afterNext"))])
  }

  @Test func `do replaces the terminal event with the error that onCompleted or onError throws`() {
    let observed1 = scheduler.start { Observable<Int>.empty().do(onCompleted: { throw Fault("onCompleted") }) }
    #expect(observed1.events == [.error(200, Fault("onCompleted"))])
    let other = TestScheduler(initialClock: 0)
    let observed2 = other.start { Observable<Int>.error(Fault("source")).do(onError: { _ in throw Fault("onError") }) }
    #expect(observed2.events == [.error(200, Fault("onError"))])
  }

  @Test func `do ignores an error that afterCompleted throws`() {
    let observer = scheduler.start { Observable.just(1).do(afterCompleted: { throw Fault("afterCompleted") }) }
    #expect(observer.events == [.next(200, 1), .completed(200)])
  }

  @Test func `do calls onCompleted and afterCompleted before an asynchronous source is disposed of`() {
    let journal = Journal()
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.create { observer in
      journal.write("source subscribed")
      return Disposables.create(
        subject.subscribe(observer), Disposables.create(with: { journal.write("source disposed") }))
    }
    _ = subscribe(source, journal)
    subject.onNext(1)
    subject.onCompleted()
    #expect(
      journal.entries == [
        "onSubscribe", "source subscribed", "onSubscribed", "onNext 1", "> next 1", "afterNext 1", "onCompleted",
        "> completed", "> disposed", "afterCompleted", "source disposed", "onDispose",
      ])
  }

  @Test func `do disposes of a synchronous source before it calls onSubscribed`() {
    let journal = Journal()
    let source = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create(with: { journal.write("source disposed") })
    }
    _ = subscribe(source, journal)
    #expect(
      journal.entries == [
        "onSubscribe", "onCompleted", "> completed", "> disposed", "afterCompleted", "source disposed", "onSubscribed",
        "onDispose",
      ])
  }

  @Test func `do calls its handlers in order for an asynchronous error, even if another operator follows`() {
    let journal = Journal()
    let subject = PublishSubject<Int>()
    _ = watched(subject.asObservable(), journal).map { $0 }.subscribe(
      onError: { journal.write("> error \($0)") }, onDisposed: { journal.write("> disposed") })
    subject.onError(Fault("source"))
    #expect(
      journal.entries == [
        "onSubscribe", "onSubscribed", "onError source", "> error source", "> disposed", "afterError source",
        "onDispose",
      ])
    #expect(!subject.hasObservers)
  }
}
