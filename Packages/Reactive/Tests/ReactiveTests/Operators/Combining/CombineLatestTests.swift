import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct CombineLatestTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `combineLatest combines the latest elements of both sources once both have emitted`() {
    let a = scheduler.createHotObservable([.next(210, "1"), .next(230, "2"), .completed(240)])
    let b = scheduler.createHotObservable([.next(220, "x"), .next(250, "y"), .completed(260)])
    let observer = scheduler.start { Observable.combineLatest(a, b) { $0 + $1 } }
    #expect(observer.events == [.next(220, "1x"), .next(230, "2x"), .next(250, "2y"), .completed(260)])
    #expect(a.subscriptions == [Subscription(200, 240)])
    #expect(b.subscriptions == [Subscription(200, 260)])
  }

  @Test func `combineLatest combines three sources`() {
    let a = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let b = scheduler.createHotObservable([.next(220, 10), .completed(310)])
    let c = scheduler.createHotObservable([.next(230, 100), .next(240, 200), .completed(320)])
    let observer = scheduler.start { Observable.combineLatest(a, b, c) { $0 + $1 + $2 } }
    #expect(observer.events == [.next(230, 111), .next(240, 211), .completed(320)])
  }

  @Test func `combineLatest without a selector emits tuples`() {
    let journal = Journal()
    _ = Observable.combineLatest(Observable.just(1), Observable.just("a"), Observable.just(true)).subscribe(onNext: {
      journal.write("\($0) \($1) \($2)")
    })
    _ = Observable.combineLatest(Observable.just(1), Observable.just("a")).subscribe(onNext: {
      journal.write("\($0) \($1)")
    })
    #expect(journal.entries == ["1 a true", "1 a"])
  }

  @Test func `combineLatest interleaves sources that emit synchronously`() {
    let journal = Journal(Int.self)
    _ = Observable.combineLatest(Observable.of(1, 2), Observable.of(10, 20)) { $0 + $1 }.subscribe(
      onNext: journal.write)
    #expect(journal.entries == [11, 12, 22])
  }

  @Test func `combineLatest with an empty source completes on the next element of the other source`() {
    let source = scheduler.createHotObservable([.next(230, 1), .next(240, 2), .completed(250)])
    let observer = scheduler.start { Observable.combineLatest(source, Observable<Int>.empty()) { $0 + $1 } }
    #expect(observer.events == [.completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `combineLatest with an empty source completes when the other source completes`() {
    let source = scheduler.createHotObservable([.completed(250, Int.self)])
    let observer = scheduler.start { Observable.combineLatest(source, Observable<Int>.empty()) { $0 + $1 } }
    #expect(observer.events == [.completed(250)])
  }

  @Test func `combineLatest forwards an error of one source and disposes of both sources`() {
    let a = scheduler.createHotObservable([.next(210, 1), .error(230, Fault("a"))])
    let b = scheduler.createHotObservable([.next(220, 2), .next(240, 3)])
    let observer = scheduler.start { Observable.combineLatest(a, b) { $0 + $1 } }
    #expect(observer.events == [.next(220, 3), .error(230, Fault("a"))])
    #expect(a.subscriptions == [Subscription(200, 230)])
    #expect(b.subscriptions == [Subscription(200, 230)])
  }

  @Test func `combineLatest fails with the error that its selector throws`() {
    let a = scheduler.createHotObservable([.next(210, 1)])
    let b = scheduler.createHotObservable([.next(220, 2), .next(230, 3)])
    let observer = scheduler.start { Observable<Int>.combineLatest(a, b) { _, _ in throw Fault("selector") } }
    #expect(observer.events == [.error(220, Fault("selector"))])
    #expect(a.subscriptions == [Subscription(200, 220)])
  }

  @Test func `Disposing of combineLatest disposes of both sources`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(400, 2)])
    let b = scheduler.createHotObservable([.next(220, 2)])
    let observer = scheduler.start(disposed: 300) { Observable.combineLatest(a, b) { $0 + $1 } }
    #expect(observer.events == [.next(220, 3)])
    #expect(a.subscriptions == [Subscription(200, 300)])
    #expect(b.subscriptions == [Subscription(200, 300)])
  }

  @Test func `combineLatest accepts three to eight sources, with a selector and without`() {
    let one = Observable.just(1)
    let sums: [Observable<Int>] = [
      .combineLatest(one, one, one) { sum($0, $1, $2) },
      .combineLatest(one, one, one, one) { sum($0, $1, $2, $3) },
      .combineLatest(one, one, one, one, one) { sum($0, $1, $2, $3, $4) },
      .combineLatest(one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5) },
      .combineLatest(one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6) },
      .combineLatest(one, one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6, $7) },
    ]
    for (index, sum) in sums.enumerated() { #expect(events(of: sum) == ["next(\(index + 3))", "completed"]) }
    let (a, b) = (Observable.just(1), Observable.just("2"))
    let tuples = [
      Observable.combineLatest(a, b, a).map { "\($0)" }, Observable.combineLatest(a, b, a, b).map { "\($0)" },
      Observable.combineLatest(a, b, a, b, a).map { "\($0)" },
      Observable.combineLatest(a, b, a, b, a, b).map { "\($0)" },
      Observable.combineLatest(a, b, a, b, a, b, a).map { "\($0)" },
      Observable.combineLatest(a, b, a, b, a, b, a, b).map { "\($0)" },
    ]
    for (index, tuple) in tuples.enumerated() {
      let expected = (0..<index + 3).map { $0 % 2 == 0 ? "1" : #""2""# }.joined(separator: ", ")
      #expect(events(of: tuple) == ["next((\(expected)))", "completed"])
    }
  }

  @Test func `combineLatest of a collection emits arrays in the order of its sources`() {
    let a = scheduler.createHotObservable([.next(220, 1), .completed(250)])
    let b = scheduler.createHotObservable([.next(210, 10), .next(230, 20), .completed(260)])
    let observer = scheduler.start { Observable.combineLatest([a, b]) }
    #expect(observer.events == [.next(220, [1, 10]), .next(230, [1, 20]), .completed(260)])
  }

  @Test func `combineLatest of a collection does not change an array that it has emitted`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let arrays = Journal([Int].self)
    let subscription = Observable.combineLatest([a, b]).subscribe(onNext: arrays.write)
    for (subject, element) in [(a, 1), (b, 2), (a, 3)] { subject.onNext(element) }
    subscription.dispose()
    #expect(arrays.entries == [[1, 2], [3, 2]])
  }

  @Test func `combineLatest of an empty collection passes an empty array to its selector`() {
    let sums = Observable<Int>.combineLatest([Observable<Int>](), resultSelector: { $0.count })
    #expect(events(of: sums) == ["next(0)", "completed"])
  }

  @Test func `combineLatest immediately delivers an element that is sent during a delivery`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let journal = Journal()
    let subscription = Observable.combineLatest(a, b) { $0 + $1 }.subscribe(onNext: { sum in
      journal.write("begin \(sum)")
      if sum == 11 { a.onNext(2) }
      journal.write("end \(sum)")
    })
    a.onNext(1)
    b.onNext(10)
    subscription.dispose()
    #expect(journal.entries == ["begin 11", "begin 12", "end 12", "end 11"])
  }

  @Test func `combineLatest takes linear time for the first elements of many sequences`() {
    let work: (Int) -> Void = { count in
      let sources = (0..<count).map { Observable.just($0) }
      _ = Observable.combineLatest(sources).subscribe(onNext: { _ in })
    }
    #expect(growth(from: 2_000, work) <= 2.2)
  }
}

private func sum(_ elements: Int...) -> Int { elements.reduce(0, +) }
