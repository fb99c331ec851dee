import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct ZipWithTests {
  @Test func `zip(with:) pairs elements by position`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    let second = scheduler.createHotObservable([.next(230, "a"), .next(240, "b"), .completed(260)])
    let observer = scheduler.start { source.zip(with: second) { "\($0)\($1)" } }
    #expect(observer.events == [.next(230, "1a"), .next(240, "2b"), .completed(260)])
  }

  @Test func `zip(with:) fails with an error of a source or with an error that its selector throws`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2)])
    let second = scheduler.createHotObservable([.next(220, 1), .error(230, Fault("second"))])
    let thrown = scheduler.createObserver(Int.self)
    _ = source.zip(with: second) { _, _ in throw Fault("selector") }.subscribe(thrown)
    #expect(
      scheduler.start { source.zip(with: second) { $0 + $1 } }.events == [
        .next(220, 2), .error(230, Fault("second")),
      ])
    #expect(thrown.events == [.error(220, Fault("selector"))])
  }

  @MainActor @Test func `zip(with:) on a trait returns the same trait`() async throws {
    #expect(try await Single.just(1).zip(with: .just(2)) { $0 + $1 }.value == 3)
    #expect(try await Maybe.just(1).zip(with: Maybe<Int>.empty()) { $0 + $1 }.value == nil)
    #expect(
      events(of: Infallible.of(1, 2).zip(with: .of(10, 20)) { $0 + $1 }.asObservable())
        == ["next(11)", "next(22)", "completed"])
    SharingScheduler.mock(scheduler: CurrentScheduler()) {
      #expect(
        events(of: Driver.of(1, 2).zip(with: Driver.of(10, 20)) { $0 + $1 }.asObservable()) == [
          "next(11)", "next(22)", "completed",
        ])
    }
  }
}
