import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct DistinctTests {
  private struct Box: Equatable, Sendable {
    let number: Int
  }

  @Test func `distinct omits each element that equals any earlier one, for every subscription anew`() {
    let distinct = Observable.of(1, 2, 1, 3, 2).distinct()
    for _ in 0..<2 { #expect(events(of: distinct) == ["next(1)", "next(2)", "next(3)", "completed"]) }
  }

  @Test func `distinct compares elements that are not hashable`() {
    let boxes = Observable.of(1, 2, 1).map { Box(number: $0) }.distinct().map(\.number)
    #expect(events(of: boxes) == ["next(1)", "next(2)", "completed"])
  }

  @Test func `distinct with a predicate ends with the first element that matches`() {
    #expect(
      events(of: Observable.of(1, 2, 3).distinct { $0 == 2 }) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Observable.of(1).distinct { _ in throw Fault("predicate") }) == ["error(predicate)"])
  }

  @MainActor @Test func `distinct of a driver omits each element that equals any earlier one`() {
    SharingScheduler.mock(scheduler: CurrentScheduler()) {
      #expect(
        events(of: Driver.of(1, 2, 1).distinct().asObservable()) == ["next(1)", "next(2)", "completed"])
    }
  }
}
