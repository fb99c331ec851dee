import Foundation
import Locking
import Reactive

/// A subscription to a stream of server-sent events: one connection after another, until it is canceled or the server
/// refuses the stream.
///
/// The transport calls the connection with one piece at a time, so events are emitted one at a time and in order.
final class EventConnection: Sendable {
  private struct State {
    var parser = ServerSentEventParser(limit: EventConnection.eventSize)
    var failures = 0
    /// The time at which the server accepted the current connection.
    var opened: Date?
    /// The error with which this client ended the current connection.
    var failure: NetworkError?
  }

  private let client: APIClient
  private let endpoint: Endpoint<Void>
  private let policy: ReconnectPolicy
  private let scheduler: any SchedulerType
  private let observer: AnyObserver<StreamSignal<ServerSentEvent>>
  private let state = Locked(State())
  /// The connections and the delays between them.
  private let steps = SerialTask()

  /// The maximum size of an event, in bytes.
  private static let eventSize = 1 << 20

  init(
    _ client: APIClient, _ endpoint: Endpoint<Void>, _ policy: ReconnectPolicy, _ scheduler: any SchedulerType,
    _ observer: AnyObserver<StreamSignal<ServerSentEvent>>
  ) {
    self.client = client
    self.endpoint = endpoint
    self.policy = policy
    self.scheduler = scheduler
    self.observer = observer
  }

  func cancel() { steps.cancel() }

  func connect() {
    let lastID = state.withLock { state in
      state.parser.restart()
      (state.opened, state.failure) = (nil, nil)
      return state.parser.lastID
    }
    steps.start {
      // Canceling only this connection leaves the later ones possible.
      let connection = SerialTask()
      connection.start {
        client.start(endpoint) { request in
          request.headers["Accept"] = "text/event-stream"
          request.headers["Cache-Control"] = "no-store"
          if let lastID, !lastID.isEmpty { request.headers["Last-Event-ID"] = lastID }
          request.onPiece = { [self] headers, piece in
            do throws(NetworkError) {
              try receive(piece, headers)
            } catch {
              state.withLock { $0.failure = error }
              connection.cancel()
            }
          }
        } completion: { [self] in
          end($0.reply())
        }
      }
      return connection
    }
  }

  private func receive(_ piece: Data, _ headers: HTTPHeaders) throws(NetworkError) {
    let (isFirst, isEnded) = state.withLock { state in
      defer { state.opened = state.opened ?? scheduler.now }
      return (state.opened == nil, state.failure != nil)
    }
    if isEnded { return }
    if isFirst {
      guard headers["Content-Type"]?.lowercased().hasPrefix("text/event-stream") == true else {
        throw .decoding(DecodingFailure(path: "", reason: .wrongType(expected: "a stream of events")))
      }
      observer.onNext(.opened)
    }
    let events = state.withLock { state in
      Result { () throws(NetworkError) in try state.parser.parse(piece) }
    }
    for event in try events.get() { observer.onNext(.event(event)) }
  }

  private func end(_ result: Result<Reply<Void>, NetworkError>) {
    let (failure, opened) = state.withLock { ($0.failure, $0.opened) }
    var error = failure
    switch result {
    // The HTML standard defines this status as the way to end a stream.
    case .success(let reply) where reply.status == 204 && failure == nil: return observer.onCompleted()
    case .success: break
    case .failure(let reason): error = failure ?? reason
    }
    if let error, error == .cancelled || error.isRefusalOfStream { return observer.onError(error) }
    if opened != nil { observer.onNext(.lost) }
    let now = scheduler.now
    let (failures, retry) = state.withLock { state in
      let isStable = opened.map { now.timeIntervalSince($0) >= policy.stableTime / .seconds(1) } ?? false
      state.failures = isStable ? 1 : state.failures + 1
      return (state.failures, state.parser.retry)
    }
    let delay = policy.delay(after: failures, requested: error?.retryAfter ?? retry)
    steps.start {
      scheduler.delay(delay) { [self] in if case .success = $0 { connect() } }
    }
  }
}

extension NetworkError {
  /// Whether the server does not offer the stream, or not to this user, so that connecting again is useless.
  fileprivate var isRefusalOfStream: Bool {
    switch self {
    case .status(let failure):
      failure.code == 501 || (400..<500).contains(failure.code) && ![408, 425, 429].contains(failure.code)
    case .redirected(_, let error), .viaProxy(_, let error): error.isRefusalOfStream
    case .transport(.tooManyRedirects), .transport(.unsafeRedirect): true
    case .transport, .tooLarge: false
    case .business, .decoding, .invalidRequest, .invalidSegment, .unknownServer, .accountsElsewhere, .foreignLink,
      .cancelled:
      true
    }
  }

  fileprivate var retryAfter: Duration? {
    switch self {
    case .status(let failure): failure.retryAfter
    case .redirected(_, let error), .viaProxy(_, let error): error.retryAfter
    default: nil
    }
  }
}
