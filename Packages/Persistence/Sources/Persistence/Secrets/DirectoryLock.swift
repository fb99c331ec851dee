public import Foundation

/// A lock that one process at a time has on a directory, so that none overwrites what another is writing there. It stops
/// nobody who does not take it. The system releases it when the process ends, however it ends.
///
///     let lock = DirectoryLock(directory)
///     defer { lock.release() }
///     try write(changed(try read()))
public struct DirectoryLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock, and blocks the thread while another process has it. After a time, goes on without the lock: a process
  /// that was suspended while it had the lock must not stop all others. Also goes on if the directory cannot be opened.
  ///
  /// - Parameters:
  ///   - directory: The directory, which must exist.
  ///   - attempts: The number of times to wait, for 10 milliseconds each.
  public init(_ directory: URL, attempts: Int = 100) {
    descriptor = open(directory.path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
    var attempts = attempts
    while attempts > 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      attempts -= 1
      usleep(10_000)
    }
  }

  /// Releases the lock. Call this once.
  public func release() { if descriptor >= 0 { close(descriptor) } }
}
