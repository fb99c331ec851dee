import Reactive
import ReactiveTest
import Testing

@Suite struct GenerateTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `Observable.generate emits one state per scheduled action while its condition holds`() {
    let observer = scheduler.start { [scheduler] in
      Observable.generate(initialState: 1, condition: { $0 < 5 }, scheduler: scheduler, iterate: { $0 * 2 })
    }
    #expect(observer.events == [.next(201, 1), .next(202, 2), .next(203, 4), .completed(204)])
  }

  @Test func `Observable.generate completes without a call to iterate if the initial state fails the condition`() {
    let observer = scheduler.start { [scheduler] in
      Observable.generate(
        initialState: 9, condition: { $0 < 5 }, scheduler: scheduler, iterate: { _ in throw Fault("iterate") })
    }
    #expect(observer.events == [.completed(201)])
  }

  @Test func `Observable.generate fails with the error that condition or iterate throws`() {
    let observer = scheduler.start { [scheduler] in
      Observable.generate(
        initialState: 1, condition: { _ in throw Fault("condition") }, scheduler: scheduler, iterate: { $0 })
    }
    #expect(observer.events == [.error(201, Fault("condition"))])
    let other = TestScheduler(initialClock: 0)
    let iterated = other.start {
      Observable.generate(
        initialState: 1, condition: { _ in true }, scheduler: other, iterate: { _ in throw Fault("iterate") })
    }
    #expect(iterated.events == [.next(201, 1), .error(202, Fault("iterate"))])
  }

  @Test func `Observable.generate emits no more states after its subscription is disposed of`() {
    let observer = scheduler.start(disposed: 203) { [scheduler] in
      Observable.generate(initialState: 0, condition: { _ in true }, scheduler: scheduler, iterate: { $0 + 1 })
    }
    #expect(observer.events == [.next(201, 0), .next(202, 1)])
  }

  @Test
  func `Observable.generate with a million states does not grow the stack, and starts again for each subscription`() {
    let source = Observable.generate(initialState: 1, condition: { $0 <= 1_000_000 }, iterate: { $0 + 1 }).takeLast(1)
    let journal = Journal(Int.self)
    for _ in 1...2 { _ = source.subscribe(onNext: journal.write) }
    #expect(journal.entries == [1_000_000, 1_000_000])
  }
}
