public import Foundation

/// One change of a user's coins. All texts come from the server and are not to be trusted.
public struct CoinEntry: Identifiable, Codable, Hashable, Sendable {
  /// The server's number of the change.
  public let id: Int
  /// The coins that came in; nil if the server does not say.
  public var coins: Int?
  /// When; nil if the server does not say.
  public var date: Date?
  /// What for, in a word; nil if the server does not say.
  public var reason: String?
  /// How they add up, in the server's words; nil if it does not say.
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
