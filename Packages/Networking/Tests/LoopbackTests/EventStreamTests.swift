import Foundation
import LoopbackServer
import Networking
import Reactive
import Synchronization
import Testing

/// A counter that any thread can increase.
private final class Counter: Sendable {
  private let value = Atomic(0)

  var count: Int { value.load(ordering: .relaxed) }

  @discardableResult func add() -> Int { value.add(1, ordering: .relaxed).newValue }
}

extension Loopback {
  @Suite
  struct EventStreamTests {
    private static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"

    private func events(
      _ server: LoopbackServer, limits: TransportLimits = .default
    ) -> Observable<StreamSignal<ServerSentEvent>> {
      APIClient(baseURL: server.url(), headers: [:], transport: CurlTransport(.init(limits: limits)))
        .events(Endpoint(.get, "/stream", decoding: .ignored))
    }

    @Test
    func `The live transport delivers each event while the response is open, and opens before the first`() async throws
    {
      let go = DispatchSemaphore(value: 0)
      let server = try LoopbackServer { connection, _ in
        connection.send(Self.head)
        for number in 0..<5 {
          go.wait()
          connection.send("data: \(number)\r")
          connection.send("\n\r\n")
        }
        go.wait()
        return false
      }
      defer { server.stop() }
      var signals: [StreamSignal<ServerSentEvent>] = []
      for try await signal in events(server).take(7).values {
        signals.append(signal)
        go.signal()
      }
      let expected = (0..<5).map { StreamSignal.event(ServerSentEvent(data: "\($0)")) }
      #expect(signals == [.opened] + expected + [.lost])
    }

    @Test
    func `A slow observer makes a server that sends without a pause wait, and receives every event`() async throws {
      let (sent, received, waiting) = (Counter(), Counter(), Recorder<Int>())
      let server = try LoopbackServer { connection, _ in
        connection.send(Self.head)
        let block = Array(String(repeating: "data: \(String(repeating: "x", count: 990))\n\n", count: 100).utf8)
        while sent.count < 1_000, connection.send(block) { sent.add() }
        return false
      }
      defer { server.stop() }
      let done = AsyncStream<Void>.makeStream()
      let subscription = events(server).subscribe(onNext: { signal in
        if case .event = signal, received.add() % 100 == 0 {
          // allow(no-sleep): the observer must be slower than the server
          if received.count % 10_000 == 0 { usleep(10_000) }
          waiting.append(sent.count - received.count / 100)
        }
        if case .lost = signal { done.continuation.finish() }
      })
      for await _ in done.stream {}
      subscription.dispose()
      #expect(received.count == 100_000 && sent.count == 1_000)
      // The buffers of the sockets hold about a hundred blocks.
      #expect(waiting.values.max() ?? 0 < 400)
    }

    @Test(arguments: ["data: ", ":", "data: x\n"])
    func `A server that never ends an event is disconnected, and memory is bounded`(text: String) async throws {
      let sent = Recorder<Int>()
      let server = try LoopbackServer { connection, _ in
        connection.send(Self.head)
        let line = text.hasSuffix("\n") ? text : ""
        connection.send(text)
        let block = Array(
          (line.isEmpty ? String(repeating: "x", count: 1 << 16) : String(repeating: line, count: 1 << 13)).utf8)
        var count = 0
        while count < 16_384, connection.send(block) { count += 1 }
        sent.append(count)
        return false
      }
      defer { server.stop() }
      let growth = try await ResidentMemory.growth {
        for try await signal in events(server).values where signal == .lost { break }
      }
      // Other tests of the process use memory, too. The server would send 1 GiB.
      #expect(growth ?? 0 < 256)
    }

    @Test
    func `A server that sends nothing is disconnected after the idle timeout`() async throws {
      let server = try LoopbackServer { connection, _ in
        connection.send(Self.head)
        connection.waitForEnd(milliseconds: 30_000)
        return false
      }
      defer { server.stop() }
      let started = ContinuousClock.now
      for try await signal in events(server, limits: TransportLimits(idleTimeout: .seconds(1))).values
      where signal == .lost { break }
      #expect(ContinuousClock.now - started < .seconds(15))
    }
  }
}
