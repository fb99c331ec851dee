import Foundation
import Synchronization

/// A clock that advances only when a test advances it.
final class ManualClock: Sendable {
  private let current: Mutex<Date>

  init(_ date: Date) {
    current = Mutex(date)
  }

  var date: Date { current.withLock { $0 } }

  func advance(by seconds: Double) {
    current.withLock { $0.addTimeInterval(seconds) }
  }
}
