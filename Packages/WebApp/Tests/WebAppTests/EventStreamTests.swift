import Dispatch
import Testing

@testable import WebApp

@Suite struct EventStreamTests {
  @Test func `A stream returns all events that wait, in their order, and then nothing`() {
    let stream = EventStream()
    stream.send([1])
    stream.send([2])
    #expect(stream.next(within: .seconds(0)) == .events([1, 2]))
    #expect(stream.next(within: .seconds(0)) == .nothing)
  }

  @Test func `Events that a browser does not take are replaced by the whole page, so that they stay bounded`() {
    let stream = EventStream()
    for _ in 0..<10_000 { stream.send([UInt8](repeating: 0, count: 1_000)) }
    #expect(stream.next(within: .seconds(0)) == .page)
    #expect(stream.next(within: .seconds(0)) == .nothing)
    stream.send([3])
    #expect(stream.next(within: .seconds(0)) == .events([3]))
  }

  @Test func `A closed stream ends after the events that wait`() {
    let stream = EventStream()
    stream.send([1])
    stream.close()
    #expect(stream.next(within: .seconds(0)) == .events([1]))
    #expect(stream.next(within: .seconds(0)) == .end)
  }
}
