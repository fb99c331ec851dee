import Foundation
import Locking
public import Networking
import Reactive

/// A transport that opens no sockets and takes its replies from a script.
///
/// Each request takes the first remaining reply whose route matches. A reply without a route matches any request. If no
/// reply is left, the request fails and is passed to a closure, which records an issue in a test. For example:
///
/// ```swift
/// let transport = ScriptedTransport([.json(page1), .failure(.transport(.offline))]) { Issue.record($0) }
/// ```
///
/// Everything above the transport (validation, decoding, interceptors) is live. Replies are delivered immediately on
/// the thread of the request, or after a delay on the thread of their scheduler.
public final class ScriptedTransport: Transport {
  private struct State {
    var replies: [ScriptedReply]
    var requests: [HTTPRequest] = []
    var answered = 0
    var cancelled = 0
  }

  private let state: Locked<State>
  private let unscripted: @Sendable (UnscriptedRequest) -> Void

  /// Creates a transport with a script.
  ///
  /// - Parameters:
  ///   - replies: The replies, in order.
  ///   - unscripted: A closure that is called with each request for which there is no reply. It must make the test
  ///     fail.
  public init(
    _ replies: [ScriptedReply] = [], unscripted: @escaping @Sendable (UnscriptedRequest) -> Void
  ) {
    state = Locked(State(replies: replies))
    self.unscripted = unscripted
  }

  /// Adds a reply to the end of the script.
  public func script(_ reply: ScriptedReply) {
    state.withLock { $0.replies.append(reply) }
  }

  /// All requests so far, in order, including those without a reply.
  public var requests: [HTTPRequest] { state.withLock(\.requests) }

  /// The number of requests that were canceled before their reply.
  public var cancelled: Int { state.withLock(\.cancelled) }

  /// The replies that were not used, except those that repeat.
  public var unused: [ScriptedReply] { state.withLock { $0.replies.filter { !$0.isRepeated } } }

  /// Starts a request and completes it with the next matching reply.
  public func start(
    _ request: HTTPRequest, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    let exchange = ScriptedExchange(completion)
    let (reply, answered, left) = state.withLock { state in
      state.requests.append(request)
      let index = state.replies.firstIndex { $0.matches(request) }
      let reply = index.map { state.replies[$0].isRepeated ? state.replies[$0] : state.replies.remove(at: $0) }
      if reply != nil { state.answered += 1 }
      return (reply, state.answered, state.replies.prefix(5).compactMap(\.route))
    }
    let timer = reply.flatMap { reply in
      reply.delay.map { delay in
        delay.scheduler.scheduleRelative((), dueTime: delay.duration) { _ in
          exchange.play(reply, to: request)
          return Disposables.create()
        }
      }
    }
    if let reply {
      if timer == nil { exchange.play(reply, to: request) }
    } else {
      let query = request.url.query(percentEncoded: true).map { "?\($0)" } ?? ""
      let route = "\(request.method.rawValue) \(request.url.path(percentEncoded: true))\(query)"
      unscripted(UnscriptedRequest(route: route, left: left, answered: answered))
      exchange.finish(.failure(.invalidRequest("the script has no reply to it")))
    }
    return ScriptedTask { [self] in
      timer?.dispose()
      if case .stream(let stream)? = reply?.outcome { stream.close() }
      if exchange.finish(.failure(.cancelled)) { state.withLock { $0.cancelled += 1 } }
    }
  }
}

private struct ScriptedTask: TransportTask {
  let onCancel: @Sendable () -> Void

  func cancel() {
    onCancel()
  }
}

/// The completion of a request. Only its first call has an effect.
private final class ScriptedExchange: Sendable {
  private let completion: Locked<ExchangeCompletion?>

  init(_ completion: @escaping ExchangeCompletion) {
    self.completion = Locked(completion)
  }

  func play(_ reply: ScriptedReply, to request: HTTPRequest) {
    for step in reply.progress { request.onProgress?(step) }
    switch reply.outcome {
    case .result(let result): finish(result.flatMap { $0.saved(for: request) }.map { $0.delivered(to: request) })
    case .stream(let stream): stream.open(for: request) { [self] in finish($0) }
    case .never: break
    }
  }

  @discardableResult
  func finish(_ result: Result<HTTPResponse, NetworkError>) -> Bool {
    let completion = completion.withLock { completion in
      defer { completion = nil }
      return completion
    }
    completion?(result)
    return completion != nil
  }
}

extension HTTPResponse {
  /// Passes the body to the closure of the request that reads it in pieces, in the same way as a live transport.
  fileprivate func delivered(to request: HTTPRequest) -> HTTPResponse {
    guard let onPiece = request.onPiece, request.upgrade == nil, status == 200 else { return self }
    onPiece(headers, body)
    return HTTPResponse(status: status, headers: headers)
  }

  /// Writes the body to the file of the request, in the same way as a live transport.
  fileprivate func saved(for request: HTTPRequest) -> Result<HTTPResponse, NetworkError> {
    guard let destination = request.destination, (200..<300).contains(status) else { return .success(self) }
    return Result { () throws(NetworkError) in
      var sink = DownloadSink(destination)
      try sink.begin(status: status, headers: headers)
      let body = body
      var failure: NetworkError?
      body.withUnsafeBytes { bytes in
        do throws(NetworkError) { try sink.write(bytes) } catch { failure = error }
      }
      if let failure { throw failure }
      try sink.finish()
      return HTTPResponse(status: status, headers: headers)
    }
  }
}
