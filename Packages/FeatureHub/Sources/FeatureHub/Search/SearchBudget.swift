import Foundation
import Locking

/// A limiter that counts the searches in the last minute. The server accepts 10 searches per minute without a token,
/// and 30 with a token.
final class SearchBudget: Sendable {
  private let sent = Locked<[Date]>([])

  /// Reserves a search.
  ///
  /// - Returns: Zero, or the number of seconds to wait before the next attempt if nothing was reserved.
  func reserve(at now: Date, hasToken: Bool) -> Double {
    let count = hasToken ? 30 : 10
    return sent.withLock { sent in
      sent.removeAll { now.timeIntervalSince($0) >= 60 }
      if sent.count < count {
        sent.append(now)
        return 0
      }
      return sent.first.map { 60 - now.timeIntervalSince($0) } ?? 0
    }
  }
}
