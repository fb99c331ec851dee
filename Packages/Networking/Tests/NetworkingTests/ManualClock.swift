import Foundation
import Synchronization

/// A clock that stands still until it is moved.
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
