import Foundation
import Locking
import Networking
import NetworkingTest
import Reactive
import ReactiveTest
import Testing

@Suite
struct WebSocketTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 1)
  private let recorder = Recorder<StreamSignal<WebSocketMessage>>()
  private let outgoing = PublishRelay<WebSocketMessage>()

  private func subscribe(
    _ transport: ScriptedTransport, interceptors: [any Interceptor] = [], headers: HTTPHeaders = [:]
  ) throws -> any Disposable {
    let client = try APIClient.scripted(transport, interceptors: interceptors)
    return recorder.record(
      client.messages(
        Endpoint(.get, "/socket", headers: headers, decoding: .ignored), sending: outgoing.asObservable(),
        reconnecting: ReconnectPolicy(jitter: { 1 }), scheduler: scheduler))
  }

  /// Returns the opcodes and the contents of frames that a client has sent.
  private func frames(_ bytes: [UInt8]) -> [[UInt8]] {
    var (rest, frames): (ArraySlice<UInt8>, [[UInt8]]) = (bytes[...], [])
    while rest.count >= 6 {
      let header = Array(rest.prefix(6))
      let (isLast, isMasked) = (header[0] >= 0x80, header[1] >= 0x80)
      #expect(isLast && isMasked, "a frame without an end or a mask")
      let length = Int(header[1] & 0x7F)
      var frame: [UInt8] = [header[0] & 0x0F]
      for (index, byte) in rest.dropFirst(6).prefix(length).enumerated() { frame.append(byte ^ header[2 + index % 4]) }
      frames.append(frame)
      rest = rest.dropFirst(6 + length)
    }
    return frames
  }

  @Test
  func `Messages are emitted as they arrive, pings are answered, and messages of the client are sent while it is open`()
    throws
  {
    let stream = ScriptedStream.webSocket()
    let transport = ScriptedTransport.scripted([.stream(stream)])
    let subscription = try subscribe(transport)
    #expect(recorder.elements == [.opened])
    stream.sendMessage("a")
    stream.send(Data([0x89, 0x01, 0x41, 0x82, 0x01, 0x07]))
    outgoing.accept(.text("hi"))
    outgoing.accept(.data(Data([0xFF])))
    #expect(recorder.elements == [.opened, .event(.text("a")), .event(.data(Data([0x07])))])
    #expect(frames(stream.sent) == [[10, 0x41], [1] + Array("hi".utf8), [2, 0xFF]])
    let request = try #require(transport.requests.first)
    #expect(request.headers["Upgrade"] == "websocket" && request.headers["Connection"] == "Upgrade")
    #expect(request.headers["Sec-WebSocket-Version"] == "13" && request.upgrade != nil)
    subscription.dispose()
    #expect(transport.cancelled == 1)
    #expect(frames(stream.sent).last == [8, 0x03, 0xE8])
  }

  @Test(arguments: [1_000, 1_001, 1_008, 1_011, 4_000])
  func `A WebSocket that the server closes is answered with the code, and opened again after a delay`(code: Int) throws
  {
    let (first, second) = (ScriptedStream.webSocket(), ScriptedStream.webSocket())
    let transport = ScriptedTransport.scripted([.stream(first), .stream(second)])
    let subscription = try subscribe(transport)
    first.send(Data([0x88, 0x02, UInt8(code >> 8), UInt8(code & 0xFF)]))
    first.sendMessage("too late")
    first.end()
    #expect(frames(first.sent) == [[8, UInt8(code >> 8), UInt8(code & 0xFF)]])
    #expect(recorder.elements == [.opened, .lost])
    outgoing.accept(.text("not open"))
    scheduler.advanceTo(1)
    #expect(recorder.elements == [.opened, .lost, .opened])
    #expect(second.sent.isEmpty)
    let keys = transport.requests.map { $0.headers["Sec-WebSocket-Key"] }
    #expect(Set(keys).count == 2)
    subscription.dispose()
  }

  @Test(arguments: [
    ([0x81, 0x01, 0xFF], 1_007), ([0x83, 0x00], 1_002), ([0x81, 0x7F, 0, 0, 0, 0, 0, 0x20, 0, 0], 1_009),
  ])
  func `A violation of the protocol is answered with its code, and the WebSocket is opened again`(
    bytes: [UInt8], code: Int
  ) throws {
    let first = ScriptedStream.webSocket()
    let transport = ScriptedTransport.scripted([.stream(first), .stream(.webSocket())])
    let subscription = try subscribe(transport)
    first.send(Data(bytes))
    #expect(transport.cancelled == 0)
    #expect(frames(first.sent) == [[8, UInt8(code >> 8), UInt8(code & 0xFF)]])
    first.end()
    scheduler.advanceTo(1)
    #expect(recorder.elements == [.opened, .lost, .opened])
    subscription.dispose()
  }

  @Test
  func `A ping is sent every 15 seconds while the WebSocket is open`() throws {
    let stream = ScriptedStream.webSocket()
    let transport = ScriptedTransport.scripted([.stream(stream), .never])
    let subscription = try subscribe(transport)
    scheduler.advanceTo(14)
    #expect(stream.sent.isEmpty)
    scheduler.advanceTo(46)
    #expect(frames(stream.sent) == [[9], [9], [9]])
    stream.end(.transport(.connectionLost))
    scheduler.advanceTo(200)
    #expect(frames(stream.sent).count == 3)
    subscription.dispose()
  }

  @Test(arguments: [200, 204, 400, 401, 403, 404, 426, 501])
  func `A status that is no WebSocket is an error, and the token stays`(status: Int) throws {
    let authentication = AuthenticationInterceptor(
      for: try #require(URL(string: "https://api.example")), token: AccessToken("secret"))
    let transport = ScriptedTransport.scripted([.status(status)])
    _ = try subscribe(transport, interceptors: [authentication])
    #expect(recorder.errors as? [NetworkError] == [.status(StatusFailure(code: status))])
    #expect(recorder.elements.isEmpty && authentication.token != nil)
    #expect(transport.requests.first?.headers["Authorization"] == "Bearer secret")
  }

  @Test(arguments: [408, 429, 500, 503])
  func `A status that is temporary leads to another attempt`(status: Int) throws {
    let transport = ScriptedTransport.scripted([.status(status), .stream(.webSocket())])
    let subscription = try subscribe(transport)
    scheduler.advanceTo(1)
    #expect(recorder.elements == [.opened])
    subscription.dispose()
  }

  @Test(arguments: [
    ["Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": "x"],
    ["Connection": "Upgrade", "Sec-WebSocket-Accept": "VALID"],
    ["Upgrade": "websocket", "Sec-WebSocket-Accept": "VALID"],
    [
      "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": "VALID",
      "Sec-WebSocket-Extensions": "permessage-deflate",
    ],
    [
      "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": "VALID",
      "Sec-WebSocket-Protocol": "other",
    ],
  ])
  func `A response whose handshake is not valid is an error`(headers: [String: String]) throws {
    let (recorder, scheduler) = (recorder, scheduler)
    let client = APIClient(
      baseURL: try #require(URL(string: "https://api.example")), transport: Handshake(headers: headers))
    recorder.record(client.messages(Endpoint(.get, "/socket", decoding: .ignored), scheduler: scheduler))
    #expect(
      recorder.errors as? [NetworkError] == [
        .decoding(DecodingFailure(path: "", reason: .wrongType(expected: "a WebSocket")))
      ])
    #expect(recorder.elements.isEmpty)
  }

  @Test
  func `Logs and errors of a WebSocket contain no token`() throws {
    let lines = Locked<[String]>([])
    let authentication = AuthenticationInterceptor(
      for: try #require(URL(string: "https://api.example")), token: AccessToken("secret-token"))
    let logging = LoggingInterceptor(detail: .curl) { line in lines.withLock { $0.append(line) } }
    let stream = ScriptedStream.webSocket()
    let transport = ScriptedTransport.scripted([.stream(stream), .status(403)])
    _ = try subscribe(transport, interceptors: [authentication, logging])
    stream.end(.transport(.connectionLost))
    scheduler.advanceTo(1)
    let text = lines.withLock { $0.joined() } + recorder.errors.map { "\($0) \($0.localizedDescription)" }.joined()
    #expect(text.contains("/socket") && !text.contains("secret-token"))
    #expect(
      transport.requests.allSatisfy { !$0.url.absoluteString.contains("secret-token") && !"\($0)".contains("secret") })
  }
}

/// A transport that switches protocols with the given headers, in which `VALID` stands for the right response.
private struct Handshake: Transport {
  let headers: [String: String]

  func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask {
    let valid = WebSocketHandshake.acceptance(of: request.headers["Sec-WebSocket-Key"] ?? "")
    let fields = headers.map { HTTPHeaders.Field(name: $0.key, value: $0.value == "VALID" ? valid : $0.value) }
    let task = CancelledTask(completion)
    request.onPiece?(HTTPHeaders(fields), Data())
    return task
  }
}

private struct CancelledTask: TransportTask {
  let completion: ExchangeCompletion

  init(_ completion: @escaping ExchangeCompletion) { self.completion = completion }

  func cancel() { completion(.failure(.cancelled)) }
}
