import Reactive
import ReactiveTest
import Testing

@Suite struct UsingTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let journal = Journal()

  @Test func `Observable.using disposes of its resource when the sequence ends`() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let resource = Flag()
    let observer = scheduler.start {
      Observable.using({ resource }, observableFactory: { _ in source.asObservable() })
    }
    #expect(observer.events == [.next(210, 1), .completed(220)])
    #expect(resource.isDisposed)
  }

  @Test func `Observable.using disposes of the sequence before its resource`() {
    let resource = Flag(journal)
    let source = Observable<Int>.create { [journal] _ in
      Disposables.create(with: { journal.write("source") })
    }
    let subscription = Observable.using({ resource }, observableFactory: { _ in source }).subscribe()
    #expect(journal.entries.isEmpty)
    subscription.dispose()
    #expect(journal.entries == ["source", "resource"])
  }

  @Test func `Observable.using creates a resource for each subscription`() {
    let source = Observable.using(
      { [journal] in
        journal.write("made")
        return Flag(journal)
      }, observableFactory: { _ in Observable.just(1) })
    for _ in 1...2 { _ = source.subscribe() }
    #expect(journal.entries == ["made", "resource", "made", "resource"])
  }

  @Test func `Observable.using fails with the error that its resource factory throws`() {
    let observer = scheduler.start {
      Observable<Int>.using({ () throws -> Flag in throw Fault("resource") }, observableFactory: { _ in .just(1) })
    }
    #expect(observer.events == [.error(200, Fault("resource"))])
  }

  @Test func `Observable.using disposes of its resource at once if its sequence factory throws`() {
    let resource = Flag()
    let observer = scheduler.start {
      Observable<Int>.using({ resource }, observableFactory: { _ in throw Fault("sequence") })
    }
    #expect(observer.events == [.error(200, Fault("sequence"))])
    #expect(resource.isDisposed)
  }
}

private final class Flag: Cancelable {
  private let held: any Cancelable

  init(_ journal: Journal<String> = Journal()) { held = Disposables.create(with: { journal.write("resource") }) }

  var isDisposed: Bool { held.isDisposed }
  func dispose() { held.dispose() }
}
