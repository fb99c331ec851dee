import Reactive
import ReactiveTest
import Testing

@Suite struct GenerateTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `sends one state per turn while the condition holds`() {
    let observer = scheduler.start { [scheduler] in
      Observable.generate(initialState: 1, condition: { $0 < 5 }, scheduler: scheduler, iterate: { $0 * 2 })
    }
    #expect(observer.events == [.next(201, 1), .next(202, 2), .next(203, 4), .completed(204)])
  }

  @Test func `a first state that fails the condition only completes, without iterating`() {
    let observer = scheduler.start { [scheduler] in
      Observable.generate(
        initialState: 9, condition: { $0 < 5 }, scheduler: scheduler, iterate: { _ in throw Fault("iterate") })
    }
    #expect(observer.events == [.completed(201)])
  }

  @Test func `what either closure throws ends it`() {
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

  @Test func `disposal stops it`() {
    let observer = scheduler.start(disposed: 203) { [scheduler] in
      Observable.generate(initialState: 0, condition: { _ in true }, scheduler: scheduler, iterate: { $0 + 1 })
    }
    #expect(observer.events == [.next(201, 0), .next(202, 1)])
  }

  @Test func `a million states do not grow the stack, and each subscription starts again`() {
    let source = Observable.generate(initialState: 1, condition: { $0 <= 1_000_000 }, iterate: { $0 + 1 }).takeLast(1)
    let journal = Journal(Int.self)
    for _ in 1...2 { _ = source.subscribe(onNext: journal.write) }
    #expect(journal.entries == [1_000_000, 1_000_000])
  }
}
