import Foundation

/// A value that differs after a secret has been written or removed, also by another process.
public struct SecretVersion: Sendable, Hashable {
  private let number: UInt64
  private let date: Date?

  init(number: UInt64, date: Date? = nil) {
    self.number = number
    self.date = date
  }
}
