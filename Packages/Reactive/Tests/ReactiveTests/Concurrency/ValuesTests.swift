import Reactive
import Testing

@Suite struct ValuesTests {
  @Test func `gives the elements and ends with the completion`() async throws {
    var seen: [Int] = []
    for try await element in Observable.of(1, 2, 3).values { seen.append(element) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `throws the error after the elements`() async {
    var seen: [Int] = []
    let source = Observable.just(1).concat(Observable<Int>.error(Fault("source")))
    await #expect(throws: Fault("source")) {
      for try await element in source.values { seen.append(element) }
    }
    #expect(seen == [1])
  }

  @Test func `subscribes when the property is read and leaves when the iterating task is cancelled`() async {
    let source = PublishSubject<Int>()
    let values = source.values
    #expect(source.hasObservers)
    let task = Task { for try await _ in values {} }
    task.cancel()
    _ = await task.result
    #expect(!source.hasObservers)
  }
}
