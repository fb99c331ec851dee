public import Foundation
public import Presentation

/// The view model of a row of the ranking: each field as text, or `--` if the server does not send it.
public struct RankingRow: ListItemViewModel {
  /// The server's identifier of the user.
  public let id: Int
  /// The user's rank.
  public let rank: String
  /// The user's name.
  public let name: String
  /// The user's level.
  public let level: String
  /// The user's coins.
  public let coins: String
  /// The user's coins as a fraction of those of the first row, from 0 to 1, or `nil` if one of the numbers is unknown.
  public let share: Double?
  /// A Boolean value that indicates whether the row is that of the logged-in user.
  public var isOwn = false
  private let user: RankedUser

  /// Creates the view model of a row.
  ///
  /// - Parameter top: The number of coins of the first row, or `nil` if it is unknown.
  public init(_ row: RankedUser, top: Int? = nil) {
    share = row.coins.flatMap { coins in top.flatMap { $0 > 0 ? min(1, max(0, Double(coins) / Double($0))) : nil } }
    user = row
    id = row.id
    rank = row.rank ?? "--"
    name = row.name ?? "--"
    level = row.level.map(String.init) ?? "--"
    coins = row.coins.map(String.init) ?? "--"
  }

  /// Returns the user's level with the separators of a locale.
  public func level(in locale: Locale) -> String { Self.text(user.level, locale) }

  /// Returns the user's coins with the separators of a locale.
  public func coins(in locale: Locale) -> String { Self.text(user.coins, locale) }

  private static func text(_ number: Int?, _ locale: Locale) -> String {
    number?.formatted(.number.locale(locale)) ?? "--"
  }
}
