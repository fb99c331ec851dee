import Locking

/// The bytes that a client sends after its server has switched to another protocol, such as WebSocket.
///
/// The client adds bytes at any time, and the transport of the request takes them in order.
public final class UpgradeOutput: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var taken = 0
    var isFinished = false
    var wake: (@Sendable () -> Void)?
  }

  private let state = Locked(State())

  /// Creates an output without bytes.
  public init() {}

  /// The number of bytes that the transport has not taken yet.
  public var waiting: Int { state.withLock { $0.bytes.count - $0.taken } }

  /// A Boolean value that indicates whether ``finish()`` was called.
  public var isFinished: Bool { state.withLock(\.isFinished) }

  /// Adds bytes. Does nothing after ``finish()``.
  public func send(_ bytes: some Sequence<UInt8>) {
    wake { state in
      if !state.isFinished { state.bytes.append(contentsOf: bytes) }
    }
  }

  /// Ends the connection: the transport sends the bytes that wait, and then gives the server a moment to close the
  /// connection. It discards what the server still sends.
  public func finish() {
    wake { $0.isFinished = true }
  }

  /// Registers a closure of the transport that is called, on any thread, after bytes were added or the output has ended.
  public func connect(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  /// Moves the next bytes to the start of a buffer, and returns their number.
  public func take(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    state.withLock { state in
      let next = state.bytes[state.taken...].prefix(buffer.count)
      buffer.copyBytes(from: next)
      state.taken += next.count
      if state.taken > state.bytes.count / 2 {
        state.bytes.removeFirst(state.taken)
        state.taken = 0
      }
      return next.count
    }
  }

  private func wake(_ change: (inout State) -> Void) {
    let wake = state.withLock { state in
      change(&state)
      return state.wake
    }
    wake?()
  }
}
