import Foundation
import Locking

/// The pieces of a streamed body that have been received and not yet processed. Their number is limited: a transfer whose
/// pieces are processed slowly is paused, so that its server has to wait.
final class CurlPieces: Sendable {
  private struct State {
    var waitingBytes = 0
    var isPaused = false
  }

  private let state = Locked(State())
  private let queue: DispatchQueue
  private let deliver: @Sendable (HTTPHeaders, Data) -> Void
  private let resume: @Sendable (CurlTransfer) -> Void

  /// The number of bytes from which a transfer is paused.
  private static let limit = 256 << 10
  /// The approximate number of bytes that a piece takes in addition to its own.
  private static let overhead = 128

  init(
    queue: DispatchQueue, deliver: @escaping @Sendable (HTTPHeaders, Data) -> Void,
    resume: @escaping @Sendable (CurlTransfer) -> Void
  ) {
    self.queue = queue
    self.deliver = deliver
    self.resume = resume
  }

  /// Returns whether the transfer must pause.
  func pausesIfFull() -> Bool {
    state.withLock { state in
      state.isPaused = state.waitingBytes >= Self.limit
      return state.isPaused
    }
  }

  /// Passes a piece to the queue.
  func add(_ piece: Data, _ headers: HTTPHeaders, of transfer: CurlTransfer) {
    let size = piece.count + Self.overhead
    state.withLock { $0.waitingBytes += size }
    queue.async { [self] in
      deliver(headers, piece)
      let resumes = state.withLock { state in
        state.waitingBytes -= size
        guard state.isPaused, state.waitingBytes < Self.limit / 2 else { return false }
        state.isPaused = false
        return true
      }
      if resumes { resume(transfer) }
    }
  }
}
