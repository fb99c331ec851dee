import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct ToSortedArrayTests {
  @Test func `toSortedArray succeeds with the sorted elements`() {
    let source = Observable.of(2, 3, 1)
    #expect(events(of: source.toSortedArray().asObservable()) == ["next([1, 2, 3])", "completed"])
    #expect(events(of: source.toSortedArray(ascending: false).asObservable()) == ["next([3, 2, 1])", "completed"])
    #expect(events(of: source.toSortedArray(by: { $0 > $1 }).asObservable()) == ["next([3, 2, 1])", "completed"])
  }
}
