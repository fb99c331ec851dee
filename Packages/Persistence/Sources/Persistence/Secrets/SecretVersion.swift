import Foundation

/// A value that changes whenever this process or another one writes or removes a secret.
public struct SecretVersion: Sendable, Hashable {
  private let number: UInt64
  private let date: Date?

  init(number: UInt64, date: Date? = nil) {
    self.number = number
    self.date = date
  }
}
