import Foundation
import Locking
import Networking
import NetworkingTest
public import Posts

/// The streams of new posts, which work without delays. They are not among the recorded requests.
extension TimelineStubServer {
  struct OpenStream {
    let stream: ScriptedStream
    let isWebSocket: Bool
  }

  /// A Boolean value that indicates whether the server responds to requests for streams with 404.
  public var refusesStreams: Bool {
    get { state.withLock(\.refusesStreams) }
    set { state.withLock { $0.refusesStreams = newValue } }
  }

  /// A Boolean value that indicates whether the server streams over WebSocket only.
  public var streamsOverWebSocketOnly: Bool {
    get { state.withLock(\.streamsOverWebSocketOnly) }
    set { state.withLock { $0.streamsOverWebSocketOnly = newValue } }
  }

  /// A Boolean value that indicates whether a delayed response contains what the server had at the time of the request,
  /// instead of what it has when it sends the response.
  public var holdsOldResponses: Bool {
    get { state.withLock(\.holdsOldResponses) }
    set { state.withLock { $0.holdsOldResponses = newValue } }
  }

  /// The number of open streams.
  public var openStreams: Int { state.withLock(\.streams.count) }

  /// Ends all streams as if the connection were lost.
  public func dropStreams() {
    let streams = state.withLock { state in
      defer { state.streams = [] }
      return state.streams
    }
    for stream in streams { stream.stream.end(.transport(.connectionLost)) }
  }

  /// Deletes a post. Requests for it fail with 404 from then on.
  ///
  /// - Parameter isAnnounced: A Boolean value that indicates whether the streams report it.
  public func delete(_ id: PostID, isAnnounced: Bool = true) {
    state.withLock { state in state.posts.removeAll { "\($0.id)" == id.text } }
    if isAnnounced { send("delete", id.text) }
  }

  /// Sends an event on all streams.
  public func send(_ type: String, _ data: String) {
    let message = String(decoding: StubJSON.data(["event": type, "payload": data]), as: UTF8.self)
    for stream in state.withLock(\.streams) {
      if stream.isWebSocket {
        stream.stream.sendMessage(message)
      } else {
        stream.stream.send("event: \(type)\ndata: \(data)\n\n")
      }
    }
  }

  func send(_ type: String, _ post: StubPost) {
    send(type, String(decoding: StubJSON.data(post.mastodon(people)), as: UTF8.self))
  }

  func sendNewestPost() {
    if let newest = state.withLock(\.posts.last) { send("update", newest) }
  }

  /// Starts a request that opens a stream or asks for the server's description. Returns `nil` for another request.
  func startStream(_ request: HTTPRequest, _ completion: @escaping ExchangeCompletion) -> (any TransportTask)? {
    if request.onPiece != nil { return openStream(request, completion) }
    guard request.url.path().hasSuffix("/instance"), failure == nil else { return nil }
    let urls = streamsOverWebSocketOnly ? #""streaming_api": "wss://\#(request.url.hostAndPort)""# : ""
    return ScriptedTransport([.json(#"{"domain": "stub.example", "urls": {\#(urls)}}"#)]) { _ in }
      .start(request, completion: completion)
  }

  private func openStream(_ request: HTTPRequest, _ completion: @escaping ExchangeCompletion) -> any TransportTask {
    let isWebSocket = request.upgrade != nil
    let stream = isWebSocket ? ScriptedStream.webSocket() : ScriptedStream()
    let isRefused = refusesStreams || isWebSocket != streamsOverWebSocketOnly
    let reply = failure.map(ScriptedReply.failure) ?? (isRefused ? .status(404) : .stream(stream))
    if failure == nil, !isRefused {
      state.withLock { $0.streams.append(OpenStream(stream: stream, isWebSocket: isWebSocket)) }
    }
    let task = ScriptedTransport([reply]) { _ in }.start(request, completion: completion)
    return StubStreamTask { [self] in
      state.withLock { $0.streams.removeAll { $0.stream === stream } }
      task.cancel()
    }
  }
}

private struct StubStreamTask: TransportTask {
  let onCancel: @Sendable () -> Void

  func cancel() { onCancel() }
}
