import Foundation
import Locking
import Networking

/// The streams of new posts, which work without delays. They are not among the recorded requests.
extension TimelineStubServer {
  struct OpenStream {
    let request: HTTPRequest
    let exchange: StubExchange
  }

  /// A Boolean value that indicates whether the server responds to requests for streams with 404.
  public var refusesStreams: Bool {
    get { state.withLock(\.refusesStreams) }
    set { state.withLock { $0.refusesStreams = newValue } }
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
    for stream in streams { stream.exchange.finish(.failure(.transport(.connectionLost))) }
  }

  /// Sends an event on all streams.
  public func send(_ type: String, _ data: String) {
    for stream in state.withLock(\.streams) {
      stream.request.onPiece?(Self.streamHeaders, Data("event: \(type)\ndata: \(data)\n\n".utf8))
    }
  }

  func send(_ type: String, _ post: StubPost) {
    send(type, String(decoding: StubJSON.data(post.mastodon(people)), as: UTF8.self))
  }

  func sendNewestPost() {
    if let newest = state.withLock(\.posts.last) { send("update", newest) }
  }

  func openStream(_ request: HTTPRequest, _ completion: @escaping ExchangeCompletion) -> any TransportTask {
    let exchange = StubExchange(completion) {}
    let stream = OpenStream(request: request, exchange: exchange)
    if let failure {
      exchange.finish(.failure(failure))
    } else if refusesStreams {
      exchange.finish(.success(HTTPResponse(status: 404)))
    } else {
      state.withLock { $0.streams.append(stream) }
      request.onPiece?(Self.streamHeaders, Data())
    }
    return StubStreamTask { [self] in
      state.withLock { $0.streams.removeAll { $0.exchange === exchange } }
      exchange.cancel()
    }
  }

  private static let streamHeaders: HTTPHeaders = ["Content-Type": "text/event-stream"]
}

private struct StubStreamTask: TransportTask {
  let onCancel: @Sendable () -> Void

  func cancel() { onCancel() }
}
