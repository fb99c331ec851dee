import Foundation
import Networking
import NetworkingTest
import Reactive
import ReactiveTest
import Testing

@Suite
struct EventStreamTests {
  private typealias Signal = StreamSignal<ServerSentEvent>

  private let scheduler = TestScheduler(initialClock: 0, resolution: 1)
  private let recorder = Recorder<StreamSignal<ServerSentEvent>>()

  private func subscribe(
    _ transport: ScriptedTransport, interceptors: [any Interceptor] = []
  ) throws -> any Disposable {
    let client = try APIClient.scripted(transport, interceptors: interceptors)
    return recorder.record(
      client.events(
        Endpoint(.get, "/stream", decoding: .ignored), reconnecting: ReconnectPolicy(jitter: { 1 }),
        scheduler: scheduler))
  }

  private func event(_ data: String) -> StreamSignal<ServerSentEvent> { .event(ServerSentEvent(data: data)) }

  @Test
  func `A stream emits events as they arrive, and disposing of it closes the connection`() throws {
    let stream = ScriptedStream()
    let transport = ScriptedTransport.scripted([.stream(stream)])
    let subscription = try subscribe(transport)
    #expect(recorder.elements == [.opened])
    stream.send("data: a\n\ndata: b\n\nda")
    #expect(recorder.elements == [.opened, event("a"), event("b")])
    stream.send("ta: c\n\n")
    #expect(recorder.elements.last == event("c"))
    #expect(transport.requests.first?.headers["Accept"] == "text/event-stream")
    subscription.dispose()
    #expect(transport.cancelled == 1)
    stream.send("data: d\n\n")
    #expect(recorder.elements.count == 4)
    #expect(recorder.errors.isEmpty)
  }

  @Test
  func `A lost stream connects again with the ID of the last event, after the delay of the server and its own`() throws
  {
    let (first, second) = (ScriptedStream(), ScriptedStream())
    let transport = ScriptedTransport.scripted([.stream(first), .stream(second)])
    let subscription = try subscribe(transport)
    first.send("retry: 3000\nid: 41\ndata: a\n\ndata: half")
    first.end(.transport(.connectionLost))
    #expect(recorder.elements == [.opened, event("a"), .lost])
    scheduler.advanceTo(3)
    #expect(transport.requests.count == 1)
    scheduler.advanceTo(4)
    #expect(transport.requests.count == 2)
    #expect(transport.requests.last?.headers["Last-Event-ID"] == "41")
    second.send("data: b\n\n")
    #expect(recorder.elements == [.opened, event("a"), .lost, .opened, event("b")])
    subscription.dispose()
  }

  @Test
  func `The delays double after each failure up to the longest, and begin again after a stable connection`() throws {
    let stream = ScriptedStream()
    let transport = ScriptedTransport.scripted(
      Array(repeating: .failure(.transport(.refused("api.example"))), count: 10) + [
        .stream(stream), .failure(.transport(.offline)),
      ])
    let subscription = try subscribe(transport)
    var times: [Int] = []
    for second in 1...1_200 {
      let count = transport.requests.count
      scheduler.advanceTo(second)
      if transport.requests.count > count { times.append(second) }
    }
    #expect(times == [1, 3, 7, 15, 31, 63, 127, 255, 511, 811])
    #expect(recorder.elements == [.opened])
    stream.end()
    #expect(recorder.elements == [.opened, .lost])
    scheduler.advanceTo(1_201)
    #expect(transport.requests.count == 12)
    subscription.dispose()
    scheduler.advanceTo(5_000)
    #expect(transport.requests.count == 12)
  }

  @Test
  func `A server that closes each connection at once and requests no delay is not connected to without a pause`() throws
  {
    let hostile = HTTPResponse(
      status: 200, headers: ["Content-Type": "text/event-stream"], body: Data("retry: 0\ndata: a\n\n".utf8))
    let transport = ScriptedTransport.scripted([ScriptedReply.response(hostile).repeated()])
    let subscription = try subscribe(transport)
    scheduler.advanceTo(3_600)
    #expect(transport.requests.count < 25)
    subscription.dispose()
  }

  @Test(arguments: [400, 401, 403, 404, 405, 410, 501])
  func `A stream that the server refuses is an error, and the token stays`(status: Int) throws {
    let transport = ScriptedTransport.scripted([.status(status)])
    let authentication = AuthenticationInterceptor(
      for: try #require(URL(string: "https://api.example")), token: AccessToken("secret"))
    _ = try subscribe(transport, interceptors: [authentication, RetryInterceptor(scheduler: scheduler)])
    #expect(recorder.errors as? [NetworkError] == [.status(StatusFailure(code: status))])
    #expect(recorder.elements.isEmpty)
    #expect(authentication.token != nil)
    #expect(transport.requests.first?.headers["Authorization"] == "Bearer secret")
    #expect(transport.requests.first?.url.absoluteString == "https://api.example/stream")
  }

  @Test(arguments: [408, 425, 429, 500, 503])
  func `A stream that the server refuses for now connects again`(status: Int) throws {
    let transport = ScriptedTransport.scripted([.status(status), .stream(ScriptedStream())])
    let subscription = try subscribe(transport)
    scheduler.advanceTo(1)
    #expect(recorder.elements == [.opened])
    subscription.dispose()
  }

  @Test
  func `A response of another type is an error, and 204 ends the stream`() throws {
    let other = try subscribe(.scripted([.json("{}")]))
    #expect(
      recorder.errors as? [NetworkError] == [
        .decoding(DecodingFailure(path: "", reason: .wrongType(expected: "a stream of events")))
      ])
    other.dispose()
    let ended = try subscribe(.scripted([.status(204)]))
    #expect(recorder.isCompleted)
    ended.dispose()
  }

  @Test
  func `An event above the limit ends the connection, and the stream connects again`() throws {
    let (first, second) = (ScriptedStream(), ScriptedStream())
    let transport = ScriptedTransport.scripted([.stream(first), .stream(second)])
    let subscription = try subscribe(transport)
    for _ in 0..<100 { first.send(Data(repeating: UInt8(ascii: "x"), count: 1 << 16)) }
    #expect(recorder.elements == [.opened, .lost])
    #expect(transport.cancelled == 1)
    scheduler.advanceTo(1)
    #expect(recorder.elements == [.opened, .lost, .opened])
    subscription.dispose()
  }
}
