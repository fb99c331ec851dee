import Foundation

/// The version of a secret in a file. It changes whenever any process writes the secret.
public struct SecretVersion: Sendable, Hashable {
  private let number: UInt64
  private let date: Date?

  init(number: UInt64, date: Date? = nil) {
    self.number = number
    self.date = date
  }
}
