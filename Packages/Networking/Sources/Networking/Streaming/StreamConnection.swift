import Foundation
import Locking
import Reactive

/// A subscription to a stream: one connection after another, until it is canceled or the server refuses the stream.
///
/// The transport calls the connection with one piece at a time, so events are emitted one at a time and in order.
final class StreamConnection<Format: StreamFormat>: Sendable {
  private struct State {
    var format: Format
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
  private let observer: AnyObserver<StreamSignal<Format.Event>>
  private let state: Locked<State>
  /// The connections and the delays between them.
  private let steps = SerialTask()

  init(
    _ client: APIClient, _ endpoint: Endpoint<Void>, _ format: Format, _ policy: ReconnectPolicy,
    _ scheduler: any SchedulerType, _ observer: AnyObserver<StreamSignal<Format.Event>>
  ) {
    self.client = client
    self.endpoint = endpoint
    self.policy = policy
    self.scheduler = scheduler
    self.observer = observer
    state = Locked(State(format: format))
  }

  func cancel() {
    whileOpen { _ = $0.close(after: nil) }
    steps.cancel()
  }

  /// Calls a closure with the format if a connection is open.
  func whileOpen(_ body: (Format) -> Void) {
    state.withLock { if $0.opened != nil, $0.failure == nil { body($0.format) } }
  }

  func connect() {
    state.withLock { ($0.opened, $0.failure) = (nil, nil) }
    steps.start {
      // Canceling only this connection leaves the later ones possible.
      let connection = SerialTask()
      let keepAlive = SerialTask()
      connection.start {
        client.start(endpoint) { request in
          state.withLock { $0.format.prepare(&request) }
          request.onPiece = { [self] headers, piece in
            do throws(NetworkError) {
              if try receive(piece, headers) { keepAliveRegularly(keepAlive) }
            } catch {
              let endsByItself = state.withLock { state in
                state.failure = error
                return state.opened != nil && state.format.close(after: error)
              }
              if !endsByItself { connection.cancel() }
            }
          }
        } completion: { [self] in
          keepAlive.cancel()
          end($0.reply())
        }
      }
      return connection
    }
  }

  /// Returns whether the piece is the first one.
  private func receive(_ piece: Data, _ headers: HTTPHeaders) throws(NetworkError) -> Bool {
    let (isFirst, isEnded) = state.withLock { state in
      let isFirst = state.opened == nil
      if isFirst, state.format.accepts(headers) { state.opened = scheduler.now }
      return (isFirst, state.failure != nil)
    }
    if isEnded { return false }
    guard state.withLock({ $0.opened != nil }) else {
      throw .decoding(DecodingFailure(path: "", reason: .wrongType(expected: Format.name)))
    }
    if isFirst { observer.onNext(.opened) }
    let events = state.withLock { state in
      Result { () throws(NetworkError) in try state.format.read(piece) }
    }
    for event in try events.get() { observer.onNext(.event(event)) }
    return isFirst
  }

  private func keepAliveRegularly(_ timer: SerialTask) {
    guard let interval = Format.keepAliveInterval else { return }
    timer.start {
      scheduler.delay(interval) { [self] in
        guard case .success = $0 else { return }
        whileOpen { $0.keepAlive() }
        keepAliveRegularly(timer)
      }
    }
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
      return (state.failures, state.format.retry)
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
    // A WebSocket is not opened by a response with success.
    case .status(let failure):
      failure.code == 501 || (200..<300).contains(failure.code)
        || (400..<500).contains(failure.code) && ![408, 425, 429].contains(failure.code)
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
