import Foundation
import Locking
import Mastodon
import Networking
import NetworkingTest
import Reactive
import Testing

@Suite struct StreamingTests {
  private func signals(
    _ transport: ScriptedTransport, server: String = "https://social.example", channel: StreamingChannel = .home,
    authentication: AuthenticationInterceptor? = nil, during body: () -> Void = {}
  ) throws -> (signals: [StreamSignal<StreamingEvent>], error: NetworkError?) {
    let url = try #require(URL(string: server))
    let authentication = authentication ?? AuthenticationInterceptor(for: url, token: AccessToken("secret"))
    let client = APIClient(baseURL: url, transport: transport, interceptors: [authentication])
    let streams = StreamingClient(client, authorize: authentication.authorize)
    let seen = Locked<(signals: [StreamSignal<StreamingEvent>], error: NetworkError?)>(([], nil))
    let subscription = streams.stream(channel).subscribe(
      onNext: { signal in seen.withLock { $0.signals.append(signal) } },
      onError: { error in seen.withLock { $0.error = error as? NetworkError } })
    body()
    subscription.dispose()
    return seen.withLock { $0 }
  }

  @Test(arguments: [
    (StreamingChannel.home, "/api/v1/streaming/user"), (.notifications, "/api/v1/streaming/user/notification"),
    (.local, "/api/v1/streaming/public/local"), (.federated, "/api/v1/streaming/public"),
    (.tag("a&b"), "/api/v1/streaming/hashtag?tag=a%26b"), (.list("7"), "/api/v1/streaming/list?list=7"),
  ])
  func `A channel is opened with the token in a header, and not in the URL`(
    channel: StreamingChannel, path: String
  ) throws {
    let transport = ScriptedTransport([.stream(ScriptedStream())]) { Issue.record($0) }
    #expect(try signals(transport, channel: channel).signals == [.opened])
    #expect(transport.requests.map(\.url.absoluteString) == ["https://social.example\(path)"])
    #expect(transport.requests.first?.headers["Authorization"] == "Bearer secret")
  }

  @Test func `Events become typed values, unknown ones are omitted, and broken ones are reported`() throws {
    let stream = ScriptedStream()
    let transport = ScriptedTransport([.stream(stream)]) { Issue.record($0) }
    let status = #"{"id": "1", "content": "<p>a</p>", "account": {"id": "2", "username": "ada"}}"#
    let seen = try signals(transport) {
      stream.send(":)\n\nevent: update\ndata: \(status)\n\nevent: status.update\ndata: \(status)\n\n")
      stream.send("event: delete\ndata: 17\n\nevent: filters_changed\ndata: undefined\n\n")
      stream.send("event: conversation\ndata: {}\n\nevent: update\ndata: {\n\nevent: delete\ndata: \n\n")
    }
    let events = seen.signals.compactMap { if case .event(let event) = $0 { event } else { nil } }
    #expect(events.count == 6)
    guard events.count == 6, case .status(let new) = events[0], case .edited(let edited) = events[1] else {
      Issue.record("\(events)")
      return
    }
    #expect(new.id == "1" && edited.id == "1")
    #expect(events[2...] == [.deleted("17"), .filtersChanged, .unreadable, .unreadable])
  }

  @Test func `All events that a server has sent are decoded`() throws {
    let frames = try JSONSerialization.jsonObject(with: try Recording("streaming_websocket_frames").body)
    let events = try #require(frames as? [[String: Any]]).map { frame in
      StreamingEvent(type: frame["event"] as? String ?? "", payload: frame["payload"] as? String ?? "")
    }
    #expect(!events.isEmpty)
    #expect(!events.contains(nil) && !events.contains(.unreadable))
  }

  private static let instance = ScriptedReply.json(
    #"{"domain": "social.example", "configuration": {"urls": {"streaming": "wss://streaming.social.example"}}}"#)

  @Test func `If the server streams from another host, the channel is opened there with the token`() throws {
    let transport = ScriptedTransport([
      .status(301, headers: ["Location": "https://streaming.social.example/api/v1/streaming/user"]),
      .status(401), Self.instance, .stream(ScriptedStream()),
    ]) { Issue.record($0) }
    #expect(try signals(transport).signals == [.opened])
    let hosts = transport.requests.map { $0.url.host() }
    #expect(hosts == ["social.example", "streaming.social.example", "social.example", "streaming.social.example"])
    #expect(transport.requests.map { $0.headers["Authorization"] != nil } == [true, false, false, true])
  }

  @Test(arguments: [
    "ws://streaming.social.example", "wss://a:b@streaming.social.example", "file:///etc/passwd",
    "wss://streaming.social.example?a=b", "",
  ])
  func `The token is not sent to a host without encryption or to one that is no valid URL`(url: String) throws {
    let transport = ScriptedTransport([
      .status(404), .json(#"{"domain": "social.example", "urls": {"streaming_api": "\#(url)"}}"#),
    ]) { Issue.record($0) }
    #expect(try signals(transport).error == .status(StatusFailure(code: 404)))
    #expect(transport.requests.count == 2)
  }

  private static let ownInstance = ScriptedReply.json(
    #"{"domain": "social.example", "configuration": {"urls": {"streaming": "wss://social.example"}}}"#)

  @Test(arguments: [
    (StreamingChannel.home, "stream=user"), (.notifications, "stream=user:notification"), (.federated, "stream=public"),
    (.local, "stream=public:local"), (.tag("a&b"), "stream=hashtag&tag=a%26b"), (.list("7"), "stream=list&list=7"),
  ])
  func
    `A channel that the server does not offer as server-sent events is opened over WebSocket, with the token in a header`(
      channel: StreamingChannel, query: String
    ) throws
  {
    let stream = ScriptedStream.webSocket()
    let transport = ScriptedTransport([.status(404), Self.ownInstance, .stream(stream)]) { Issue.record($0) }
    let frames =
      try JSONSerialization.jsonObject(with: try Recording("streaming_websocket_frames").body) as? [Any] ?? []
    let seen = try signals(transport, channel: channel) {
      for frame in frames {
        // A frame that is missing fails the count.
        stream.sendMessage(
          (try? JSONSerialization.data(withJSONObject: frame)).map { String(decoding: $0, as: UTF8.self) } ?? "")
      }
      stream.sendMessage(#"{"stream": ["user"], "event": "conversation", "payload": "{}"}"#)
      stream.sendMessage("{")
      stream.send(Data([0x82, 0x01, 0x00]))
    }
    let request = try #require(transport.requests.last)
    #expect(
      request.url.absoluteString.removingPercentEncoding
        == "https://social.example/api/v1/streaming?\(query)".removingPercentEncoding)
    #expect(request.headers["Authorization"] == "Bearer secret")
    #expect(request.headers["Sec-WebSocket-Protocol"] == nil && request.headers["Sec-WebSocket-Version"] == "13")
    #expect(!frames.isEmpty && seen.signals.count == frames.count + 3)
    #expect(seen.signals.first == .opened)
    #expect(seen.signals.dropFirst().prefix(frames.count).allSatisfy { $0 != .event(.unreadable) && $0 != .lost })
    #expect(seen.signals.suffix(2) == [.event(.unreadable), .event(.unreadable)])
  }

  @Test func `The server is not asked for server-sent events again after a channel was opened over WebSocket`() throws {
    let transport = ScriptedTransport([
      .status(404), Self.ownInstance, .stream(.webSocket()), .stream(.webSocket()),
    ]) { Issue.record($0) }
    let url = try #require(URL(string: "https://social.example"))
    let streams = StreamingClient(APIClient(baseURL: url, transport: transport))
    streams.stream(.home).subscribe().dispose()
    streams.stream(.notifications).subscribe().dispose()
    #expect(transport.requests.map { $0.upgrade != nil } == [false, false, true, true])
  }

  @Test(arguments: [401, 403])
  func `A refusal that concerns the user is not followed by a request over WebSocket`(status: Int) throws {
    let transport = ScriptedTransport([.status(status), Self.ownInstance]) { Issue.record($0) }
    #expect(try signals(transport).error == .status(StatusFailure(code: status)))
    #expect(transport.requests.count == 2)
  }

  @Test func `A channel that redirects without end is not requested over WebSocket`() throws {
    let transport = ScriptedTransport([.failure(.transport(.tooManyRedirects(limit: 20))), Self.ownInstance]) {
      Issue.record($0)
    }
    #expect(try signals(transport).error == .transport(.tooManyRedirects(limit: 20)))
    #expect(transport.requests.count == 2)
  }

  @Test func `The other host is asked for server-sent events first, and then for a WebSocket`() throws {
    let transport = ScriptedTransport([.status(404), Self.instance, .status(404), .stream(.webSocket())]) {
      Issue.record($0)
    }
    #expect(try signals(transport).signals == [.opened])
    #expect(transport.requests.map { $0.upgrade != nil } == [false, false, false, true])
    #expect(
      transport.requests.last?.url.absoluteString == "https://streaming.social.example/api/v1/streaming?stream=user")
    #expect(transport.requests.last?.headers["Authorization"] == "Bearer secret")
  }

  @Test func `A server that refuses both ways is an error, and is not asked again`() throws {
    let transport = ScriptedTransport([.status(404), Self.ownInstance, .status(400)]) { Issue.record($0) }
    let url = try #require(URL(string: "https://social.example"))
    let streams = StreamingClient(APIClient(baseURL: url, transport: transport))
    for _ in 0..<2 {
      let error = Locked<NetworkError?>(nil)
      streams.stream(.home).subscribe(onError: { failure in error.withLock { $0 = failure as? NetworkError } })
        .dispose()
      #expect(error.withLock { $0 } == .status(StatusFailure(code: 400)))
    }
  }

  @Test func `A server without encryption cannot name another host`() throws {
    let transport = ScriptedTransport([.status(404), Self.instance]) { Issue.record($0) }
    #expect(try signals(transport, server: "http://social.example").error == .status(StatusFailure(code: 404)))
  }

  @Test func `A channel that the server does not offer is not requested again`() throws {
    let transport = ScriptedTransport([.status(404), .json(#"{"domain": "social.example"}"#)]) { Issue.record($0) }
    let url = try #require(URL(string: "https://social.example"))
    let streams = StreamingClient(APIClient(baseURL: url, transport: transport))
    for _ in 0..<2 {
      let error = Locked<NetworkError?>(nil)
      streams.stream(.home).subscribe(onError: { failure in error.withLock { $0 = failure as? NetworkError } })
        .dispose()
      #expect(error.withLock { $0 } == .status(StatusFailure(code: 404)))
    }
    #expect(transport.requests.count == 2)
  }
}
