import Persistence

/// The stored row of one user in the ranking of one server.
struct StoredRank: Record {
  var server: String
  var userID: Int
  /// The position in the list, in the order in which the server sent it.
  var position: Int
  var rank: String?
  var name: String?
  var level: Int?
  var coins: Int?

  static let table = Table<StoredRank>(
    "coinrank",
    Column(key: "server", \.server), Column(key: "userID", \.userID), Column("position", \.position),
    Column("rank", \.rank), Column("name", \.name), Column("level", \.level), Column("coins", \.coins),
    indexes: [[\.server, \.position]],
    make: StoredRank.init)

  /// Returns a query for the ranking of one server, in its order.
  static func ranking(of server: String) -> Query<StoredRank> {
    filter(\.server == server).order(by: \.position)
  }

  /// Returns a query for the last row of the ranking of one server.
  static func lowest(of server: String) -> Query<StoredRank> {
    filter(\.server == server).order(by: \.position, .descending).limit(1)
  }

  var row: CoinRankRow {
    CoinRankRow(id: userID, rank: rank, name: name, level: level, coins: coins)
  }
}

extension StoredRank {
  init(_ row: CoinRankRow, server: String, position: Int) {
    self.init(
      server: server, userID: row.id, position: position, rank: row.rank, name: row.name, level: row.level,
      coins: row.coins)
  }
}
