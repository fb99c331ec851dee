import Dispatch

/// A gate that blocks a source's thread when the buffer of an iteration is full.
final class BackPressure: Sendable {
  private struct State {
    var buffered = 0
    var isBlocking = false
    var isClosed = false
  }

  private let limit: Int
  private let state = Lock(State())
  private let vacancy = DispatchSemaphore(value: 0)

  init(limit: Int) { self.limit = limit }

  /// Counts an element that was buffered. If the buffer is then full, blocks the calling thread until half of the
  /// buffer is free or the gate is closed. Never blocks the main queue or a Swift task. Calls must not overlap.
  func waitAfterBuffering() {
    let mayBlock = !MainScheduler.isCurrent && withUnsafeCurrentTask { $0 == nil }
    let mustWait = state.withLock { state in
      state.buffered += 1
      state.isBlocking = mayBlock && !state.isClosed && state.buffered >= limit
      return state.isBlocking
    }
    if mustWait { vacancy.wait() }
  }

  /// Counts an element that the iteration took from the buffer, and unblocks the source when half of the buffer is
  /// free. Unblocking the source for each element would cause a thread switch for each element.
  func take() {
    let wakes = state.withLock { state in
      state.buffered -= 1
      guard state.isBlocking, state.buffered <= limit / 2 else { return false }
      state.isBlocking = false
      return true
    }
    if wakes { vacancy.signal() }
  }

  /// Unblocks the source permanently.
  func close() {
    let wakes = state.withLock { state in
      state.isClosed = true
      defer { state.isBlocking = false }
      return state.isBlocking
    }
    if wakes { vacancy.signal() }
  }
}
