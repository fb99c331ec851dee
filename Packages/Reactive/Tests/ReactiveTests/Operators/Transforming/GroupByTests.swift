import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct GroupByTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `groupBy emits a group for each key, in the order of the first elements of the keys`() {
    let source = scheduler.createHotObservable([
      .next(210, "apple"), .next(220, "bean"), .next(230, "avocado"), .next(240, "beet"), .completed(250),
    ])
    let observer = scheduler.start {
      source.groupBy { $0.prefix(1) }.flatMap { group in
        group.map { "\(group.key):\($0)" }.concat(Observable.just("\(group.key)|"))
      }
    }
    #expect(
      observer.events == [
        .next(210, "a:apple"), .next(220, "b:bean"), .next(230, "a:avocado"), .next(240, "b:beet"),
        .next(250, "a|"), .next(250, "b|"), .completed(250),
      ])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `A group of groupBy delivers only later elements to a late subscriber`() {
    let source = PublishSubject<Int>()
    let groups = Journal(GroupedObservable<Bool, Int>.self)
    let subscription = source.groupBy { $0.isMultiple(of: 2) }.subscribe(onNext: groups.write)
    source.onNext(1)
    let late = Journal(Int.self)
    let odd = groups.entries[0].subscribe(onNext: late.write)
    source.onNext(3)
    source.onNext(4)
    odd.dispose()
    subscription.dispose()
    #expect(late.entries == [3])
    #expect(groups.entries.map(\.key) == [false, true])
  }

  @Test func `groupBy forwards an error to every group, then to its subscriber`() {
    let source = PublishSubject<Int>()
    let journal = Journal()
    let subscription = source.groupBy { $0 }.subscribe(
      onNext: { group in _ = group.subscribe(onError: { journal.write("\(group.key) \($0)") }) },
      onError: { journal.write("all \($0)") })
    for element in [3, 1, 2] { source.onNext(element) }
    source.onError(Fault("source"))
    subscription.dispose()
    #expect(journal.entries == ["3 source", "1 source", "2 source", "all source"])
  }

  @Test func `groupBy sends the error of its key selector to every group, then to its subscriber`() {
    let source = PublishSubject<Int>()
    let journal = Journal()
    let subscription = source.groupBy { element -> Int in
      if element == 0 { throw Fault("key") }
      return element
    }.subscribe(
      onNext: { group in _ = group.subscribe(onError: { journal.write("\(group.key) \($0)") }) },
      onError: { journal.write("all \($0)") })
    for element in [1, 0] { source.onNext(element) }
    #expect(!source.hasObservers)
    subscription.dispose()
    #expect(journal.entries == ["1 key", "all key"])
  }

  @Test func `A disposed groupBy stays subscribed while a group has a subscriber, but creates no new groups`() {
    let source = PublishSubject<Int>()
    let journal = Journal()
    let group = SerialDisposable()
    let subscription = source.groupBy { $0 / 10 }.subscribe(onNext: { grouped in
      journal.write("group \(grouped.key)")
      group.disposable = grouped.subscribe(onNext: { journal.write("\($0)") })
    })
    source.onNext(11)
    subscription.dispose()
    source.onNext(12)
    source.onNext(21)
    #expect(source.hasObservers)
    group.dispose()
    #expect(!source.hasObservers)
    #expect(journal.entries == ["group 1", "11", "12"])
  }

  @Test func `A group that is subscribed to late emits its completion, and nothing if groupBy was disposed of`() {
    let source = PublishSubject<Int>()
    let groups = Journal(GroupedObservable<Int, Int>.self)
    source.groupBy { $0 }.do(onNext: groups.write).take(1).subscribe().dispose()
    let subscription = source.groupBy { $0 }.take(1).subscribe(onNext: groups.write)
    source.onNext(1)
    #expect(!source.hasObservers)
    #expect(groups.entries.count == 1)
    #expect(events(of: groups.entries[0]) == [])
    subscription.dispose()
    let ended = Journal(GroupedObservable<Int, Int>.self)
    _ = Observable.just(5).groupBy { $0 }.subscribe(onNext: ended.write)
    #expect(events(of: ended.entries[0]) == ["completed"])
  }

  @Test func `groupBy continues with the other groups after the subscription to one group is disposed of`() {
    let source = PublishSubject<Int>()
    let journal = Journal(Int.self)
    let subscription = source.groupBy { $0 % 2 }.subscribe(onNext: { group in
      _ = (group.key == 0 ? group.take(1) : group.asObservable()).subscribe(onNext: journal.write)
    })
    for element in 0...4 { source.onNext(element) }
    source.onCompleted()
    subscription.dispose()
    #expect(journal.entries == [0, 1, 3])
  }
}
