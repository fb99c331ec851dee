import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ZipTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `zip pairs elements by index and completes when both sources have completed`() {
    let a = scheduler.createHotObservable([.next(210, "1"), .next(220, "2"), .next(250, "3"), .completed(260)])
    let b = scheduler.createHotObservable([.next(230, "x"), .next(240, "y"), .completed(245)])
    let observer = scheduler.start { Observable.zip(a, b) { $0 + $1 } }
    #expect(observer.events == [.next(230, "1x"), .next(240, "2y"), .completed(260)])
    #expect(a.subscriptions == [Subscription(200, 260)])
    #expect(b.subscriptions == [Subscription(200, 245)])
  }

  @Test func `zip pairs elements that a source emitted before it completed`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(225)])
    let b = scheduler.createHotObservable([.next(230, 10), .next(240, 20), .completed(250)])
    let observer = scheduler.start { Observable.zip(a, b) { $0 + $1 } }
    #expect(observer.events == [.next(230, 11), .next(240, 22), .completed(250)])
  }

  @Test func `zip of a collection completes on an element that can never have a pair`() {
    let a = scheduler.createHotObservable([.next(210, 1), .completed(225)])
    let b = scheduler.createHotObservable([.next(230, 10), .next(240, 20), .completed(250)])
    let observer = scheduler.start { Observable.zip([a, b]) { $0.reduce(0, +) } }
    #expect(observer.events == [.next(230, 11), .completed(240)])
    #expect(b.subscriptions == [Subscription(200, 240)])
  }

  @Test func `zip of a collection orders each array like its sources, and completes if the collection is empty`() {
    let arrays = Observable.zip([Observable.of(1, 2), .of(10, 20), .of(100, 200)])
    #expect(events(of: arrays) == ["next([1, 10, 100])", "next([2, 20, 200])", "completed"])
    #expect(events(of: Observable<Int>.zip([Observable<Int>](), resultSelector: { _ in 1 })) == ["completed"])
  }

  @Test func `zip accepts two to eight sources, with a selector and without`() {
    let one = Observable.just(1)
    let sums: [Observable<Int>] = [
      .zip(one, one, one) { sum($0, $1, $2) },
      .zip(one, one, one, one) { sum($0, $1, $2, $3) },
      .zip(one, one, one, one, one) { sum($0, $1, $2, $3, $4) },
      .zip(one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5) },
      .zip(one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6) },
      .zip(one, one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6, $7) },
    ]
    for (index, sum) in sums.enumerated() { #expect(events(of: sum) == ["next(\(index + 3))", "completed"]) }
    let (a, b, c, d) = (Observable.just(1), Observable.just("2"), Observable.just(3), Observable.just("4"))
    #expect(events(of: Observable.zip(a, b).map { "\($0)" }) == [#"next((1, "2"))"#, "completed"])
    #expect(events(of: Observable.zip(a, b, c).map { "\($0)" }).first == #"next((1, "2", 3))"#)
    #expect(events(of: Observable.zip(a, b, c, d).map { "\($0)" }).first == #"next((1, "2", 3, "4"))"#)
    #expect(events(of: Observable.zip(a, b, c, d, a).map { "\($0)" }).first == #"next((1, "2", 3, "4", 1))"#)
    #expect(events(of: Observable.zip(a, b, c, d, a, b).map { "\($0)" }).first == #"next((1, "2", 3, "4", 1, "2"))"#)
    #expect(
      events(of: Observable.zip(a, b, c, d, a, b, c).map { "\($0)" }).first == #"next((1, "2", 3, "4", 1, "2", 3))"#)
    #expect(
      events(of: Observable.zip(a, b, c, d, a, b, c, d).map { "\($0)" }).first
        == #"next((1, "2", 3, "4", 1, "2", 3, "4"))"#)
  }

  @Test func `zip pairs the elements of sources that emit synchronously`() {
    let sums = Observable.zip(Observable.of(1, 2, 3), Observable.of(4, 5, 6)) { $0 * 10 + $1 }
    #expect(events(of: sums) == ["next(14)", "next(25)", "next(36)", "completed"])
  }

  @Test func `zip delivers a pair that becomes complete during a delivery after that delivery`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let journal = Journal()
    let subscription = Observable.zip(a, b) { $0 + $1 }.subscribe(onNext: { sum in
      journal.write("begin \(sum)")
      if sum == 11 {
        a.onNext(2)
        b.onNext(20)
      }
      journal.write("end \(sum)")
    })
    a.onNext(1)
    b.onNext(10)
    subscription.dispose()
    #expect(journal.entries == ["begin 11", "end 11", "begin 22", "end 22"])
  }

  @Test func `zip emits all pairs before a completion that is sent during a delivery`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let journal = Journal()
    _ = Observable.zip(a, b) { $0 + $1 }.subscribe { event in
      journal.write("\(event)")
      guard event.element == 11 else { return }
      for (subject, element) in [(a, 2), (b, 20)] {
        subject.onNext(element)
        subject.onCompleted()
      }
    }
    a.onNext(1)
    b.onNext(10)
    #expect(journal.entries == ["next(11)", "next(22)", "completed"])
  }

  @Test func `zip forwards an error at once, even if elements wait for a pair`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let b = scheduler.createHotObservable([.error(230, Fault("b"), Int.self)])
    let observer = scheduler.start { Observable.zip(a, b) { $0 + $1 } }
    #expect(observer.events == [.error(230, Fault("b"))])
    #expect(a.subscriptions == [Subscription(200, 230)])
  }

  @Test func `zip fails with the error that its selector throws`() {
    let sums = Observable<Int>.zip(Observable.of(1, 2), Observable.of(1, 2)) { _, _ in throw Fault("selector") }
    #expect(events(of: sums) == ["error(selector)"])
  }

  @Test func `Disposing of zip disposes of every source`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(400, 2)])
    let b = scheduler.createHotObservable([.next(220, 10)])
    let observer = scheduler.start(disposed: 300) { Observable.zip(a, b) { $0 + $1 } }
    #expect(observer.events == [.next(220, 11)])
    #expect(a.subscriptions == [Subscription(200, 300)])
    #expect(b.subscriptions == [Subscription(200, 300)])
  }

  @Test func `zip takes linear time for the first elements of many sequences`() {
    let work: (Int) -> Void = { count in
      let sources = (0..<count).map { Observable.just($0) }
      _ = Observable.zip(sources).subscribe(onNext: { _ in })
    }
    #expect(growth(from: 2_000, work) <= 2.2)
  }
}

private func sum(_ elements: Int...) -> Int { elements.reduce(0, +) }
