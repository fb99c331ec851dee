import Foundation
import Locking

/// A signal that ends the waits of many threads for their sockets.
///
/// The signal is a pipe. Closing its write end makes the read end permanently readable for all threads that poll it.
final class StopSignal: Sendable {
  enum Outcome: Equatable {
    case ready
    case timedOut
    case stopped
  }

  private let reading: Int32
  private let writing: Locked<Int32?>

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EMFILE) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = Locked(ends[1])
  }

  deinit {
    stop()
    close(reading)
  }

  /// Sends the signal. Can be called more than once.
  func stop() {
    writing.withLock { end in
      if let end { close(end) }
      end = nil
    }
  }

  /// Blocks the thread until the descriptor is ready, `deadline` has passed, or ``stop()`` is called. A stop takes
  /// precedence.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor to wait for, or −1 to wait for the signal or the deadline only.
  ///   - events: `POLLIN` or `POLLOUT`. An error or a hang-up counts as ready, because the next read or write reports
  ///     it.
  ///   - deadline: The time at which the wait ends.
  func wait(for descriptor: Int32, events: Int32, until deadline: ContinuousClock.Instant) -> Outcome {
    var descriptors = [
      pollfd(fd: reading, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: Int16(events), revents: 0),
    ]
    while true {
      let left = max(0, (deadline - .now).milliseconds + 1)
      let count = poll(&descriptors, 2, Int32(clamping: left))
      if descriptors[0].revents != 0 { return .stopped }
      if count > 0 { return .ready }
      if count < 0, errno != EINTR { return .ready }
      if ContinuousClock.now >= deadline { return .timedOut }
    }
  }
}
