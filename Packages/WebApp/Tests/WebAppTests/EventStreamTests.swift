import Dispatch
import Foundation
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

  @Test func `A mebibyte of events waits, and one byte more is replaced by the whole page`() {
    let stream = EventStream()
    stream.send([UInt8](repeating: 0, count: 1_048_575))
    stream.send([1])
    guard case .events(let bytes) = stream.next(within: .seconds(0)) else {
      Issue.record("The events do not wait.")
      return
    }
    #expect(bytes.count == 1_048_576)
    stream.send(bytes)
    stream.send([2])
    #expect(stream.next(within: .seconds(0)) == .page)
  }

  @Test func `The end of a stream wakes a connection that waits for events`() async {
    let streams = (0..<20).map { _ in EventStream() }
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let (results, result) = AsyncStream.makeStream(of: EventStream.Next.self)
    for stream in streams {
      Thread {
        start.yield()
        result.yield(stream.next(within: .seconds(900)))
      }.start()
    }
    // Most threads then wait, so that a stream that ends without waking its thread is noticed.
    for await _ in starts.prefix(streams.count) {}
    for stream in streams { stream.close() }
    for await next in results.prefix(streams.count) { #expect(next == .end) }
  }

  @Test func `A closed stream ends after the events that wait`() {
    let stream = EventStream()
    stream.send([1])
    stream.close()
    #expect(stream.next(within: .seconds(0)) == .events([1]))
    #expect(stream.next(within: .seconds(0)) == .end)
  }
}
