import Dispatch
import Locking

/// The events that wait to be sent to one browser.
///
/// If the browser takes them too slowly, they are replaced by a request for the whole page, so their size is bounded.
final class EventStream: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var isBehind = false
    var isClosed = false
  }

  /// What to send next.
  enum Next: Equatable {
    case events([UInt8])
    /// The whole page, because events were dropped.
    case page
    /// Nothing happened for a while.
    case nothing
    case end
  }

  /// The maximum number of bytes that wait.
  static let mostBytes = 1 << 20
  private let state = Locked(State())
  private let arrival = DispatchSemaphore(value: 0)

  /// Adds an event.
  func send(_ event: [UInt8]) {
    state.withLock { state in
      guard !state.isBehind else { return }
      state.pending += event
      if state.pending.count > Self.mostBytes { (state.pending, state.isBehind) = ([], true) }
    }
    arrival.signal()
  }

  /// Ends the stream.
  func close() {
    state.withLock { $0.isClosed = true }
    arrival.signal()
  }

  /// Waits for events and returns all that wait. Blocks the thread.
  func next(within timeout: DispatchTimeInterval) -> Next {
    let deadline = DispatchTime.now() + timeout
    while true {
      let next = state.withLock { state -> Next? in
        if state.isBehind {
          state.isBehind = false
          return .page
        }
        if state.pending.isEmpty { return state.isClosed ? .end : nil }
        defer { state.pending = [] }
        return .events(state.pending)
      }
      if let next { return next }
      if arrival.wait(timeout: deadline) == .timedOut { return .nothing }
    }
  }
}
