import Foundation
public import Networking
import Synchronization

/// A transport that opens no socket and answers from a script.
///
/// Each request takes the first reply of the script that is still there and is meant for it; replies with no route are
/// meant for any. A request that finds none is handed to the closure, which in a test records an issue, and fails.
/// For example:
///
/// ```swift
/// let transport = ScriptedTransport([.json(page1), .failure(.transport(.offline))]) { Issue.record($0) }
/// ```
///
/// Everything above the transport (validation, decoding, interceptors) is the live one. Replies are given at once, on
/// the thread of the request.
public final class ScriptedTransport: Transport {
  private struct State {
    var replies: [ScriptedReply]
    var requests: [HTTPRequest] = []
    var answered = 0
    var cancelled = 0
  }

  private let state: Mutex<State>
  private let unscripted: @Sendable (UnscriptedRequest) -> Void

  /// - Parameters:
  ///   - replies: The script, in order.
  ///   - unscripted: Called with a request for which there is no reply. It must make the test fail.
  public init(
    _ replies: [ScriptedReply] = [], unscripted: @escaping @Sendable (UnscriptedRequest) -> Void
  ) {
    state = Mutex(State(replies: replies))
    self.unscripted = unscripted
  }

  /// Adds a reply to the end of the script.
  public func script(_ reply: ScriptedReply) {
    state.withLock { $0.replies.append(reply) }
  }

  /// All requests so far, in order, also those without a reply.
  public var requests: [HTTPRequest] { state.withLock(\.requests) }

  /// How many exchanges were cancelled before their reply.
  public var cancelled: Int { state.withLock(\.cancelled) }

  /// The replies that nobody has asked for, except those that repeat.
  public var unused: [ScriptedReply] { state.withLock { $0.replies.filter { !$0.isRepeated } } }

  public func start(
    _ request: HTTPRequest, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    let exchange = ScriptedExchange(completion)
    let (reply, answered) = state.withLock { state in
      state.requests.append(request)
      let index = state.replies.firstIndex { $0.matches(request) }
      let reply = index.map { state.replies[$0].isRepeated ? state.replies[$0] : state.replies.remove(at: $0) }
      if reply != nil { state.answered += 1 }
      return (reply, state.answered)
    }
    switch reply?.outcome {
    case .result(let result): exchange.finish(result)
    case .never: break
    case nil:
      let route = "\(request.method.rawValue) \(request.url.path(percentEncoded: true))"
      unscripted(UnscriptedRequest(route: route, answered: answered))
      exchange.finish(.failure(.invalidRequest("the script has no reply to it")))
    }
    return ScriptedTask { [self] in
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

/// Ends once, whoever comes first.
private final class ScriptedExchange: Sendable {
  private let completion: Mutex<ExchangeCompletion?>

  init(_ completion: @escaping ExchangeCompletion) {
    self.completion = Mutex(completion)
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
