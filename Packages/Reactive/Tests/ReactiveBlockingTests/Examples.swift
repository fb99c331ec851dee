import Reactive
import ReactiveBlocking
import Testing

@Suite struct Examples {
  @Test func `The example in the documentation of toBlocking returns the elements of the source`() throws {
    let source = Observable.of(1, 2)

    let rows = try source.toBlocking(timeout: 5).toArray()

    #expect(rows == [1, 2])
  }
}
