public import Foundation

/// One change of a user's coins. All text comes from the server and is untrusted.
public struct CoinEntry: Identifiable, Codable, Hashable, Sendable {
  /// The server's identifier of the change.
  public let id: Int
  /// The change in the number of coins, or `nil` if the server does not send it. Negative if coins were removed.
  public var coins: Int?
  /// The date of the change, or `nil` if the server does not send it.
  public var date: Date?
  /// A short reason for the change, or `nil` if the server does not send it.
  public var reason: String?
  /// The server's description of how the coins add up, or `nil` if the server does not send it.
  public var details: String?

  /// Creates an entry, for example for a preview.
  public init(id: Int, coins: Int?, date: Date?, reason: String?, details: String?) {
    self.id = id
    self.coins = coins
    self.date = date
    self.reason = reason
    self.details = details
  }
}
