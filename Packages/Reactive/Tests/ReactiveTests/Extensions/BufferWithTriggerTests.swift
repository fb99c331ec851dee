import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct BufferWithTriggerTests {
  private func run(_ events: [Recorded<Event<Int>>], _ boundary: [Recorded<Event<Int>>]) -> [Recorded<Event<[Int]>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    let boundary = scheduler.createHotObservable(boundary)
    return scheduler.start { source.bufferWithTrigger(boundary) }.events
  }

  @Test func `bufferWithTrigger emits an array for each boundary element, and the rest on completion`() {
    #expect(
      run(
        [.next(210, 1), .next(220, 2), .next(250, 3), .completed(260)], [.next(230, 0), .next(240, 0)])
        == [.next(230, [1, 2]), .next(240, []), .next(260, [3]), .completed(260)])
  }

  @Test func `bufferWithTrigger forwards an error of the source or the boundary and drops its buffer`() {
    #expect(run([.next(210, 1), .error(220, Fault("source"))], []) == [.error(220, Fault("source"))])
    #expect(run([.next(210, 1)], [.error(220, Fault("boundary"))]) == [.error(220, Fault("boundary"))])
  }

  @Test func `bufferWithTrigger ignores the completion of the boundary`() {
    #expect(run([.next(210, 1), .completed(230)], [.completed(220)]) == [.next(230, [1]), .completed(230)])
  }
}
