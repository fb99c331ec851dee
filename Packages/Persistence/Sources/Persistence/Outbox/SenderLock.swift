import Foundation

/// A lock on a file beside a store, which shows other processes that this one is sending. The system releases it when the
/// process ends, however it ends.
final class SenderLock: Sendable {
  private let descriptor: Int32

  /// Opens the file, which stays empty. Returns `nil` for a store in memory, and if the file cannot be opened.
  init?(of store: Store) {
    guard store.usesFile else { return nil }
    descriptor = open(store.path + "-sending", O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Takes the lock unless another process sends.
  func takeAlone() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Takes the lock, or keeps it, together with others. Waits while another process has it alone, which is for the time of a
  /// transaction.
  func share() { while flock(descriptor, LOCK_SH) != 0, errno == EINTR {} }

  func release() { _ = flock(descriptor, LOCK_UN) }
}
