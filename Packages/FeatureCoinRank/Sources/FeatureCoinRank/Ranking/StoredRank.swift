import Persistence

/// The stored row of one user in the ranking of one server.
struct StoredRank: Record {
  let server: String
  /// The position of the row in the order in which the server sent the rows.
  let position: Int
  let row: RankedUser

  static let table = Table<StoredRank>(
    "coinrank",
    Column(key: "server", \.server), Column(key: "userID", \.row.id), Column("position", \.position),
    Column("rank", \.row.rank), Column("name", \.row.name), Column("level", \.row.level), Column("coins", \.row.coins),
    indexes: [[\.server, \.position]],
    make: StoredRank.init)

  /// Returns a query for the rows of one server's ranking, in the server's order.
  static func ranking(of server: String) -> Query<StoredRank> {
    filter(\.server == server).order(by: \.position)
  }

  /// Returns a query for the last row of the ranking of one server.
  static func lowest(of server: String) -> Query<StoredRank> {
    filter(\.server == server).order(by: \.position, .descending).limit(1)
  }
}

extension StoredRank {
  private init(
    server: String, userID: Int, position: Int, rank: String?, name: String?, level: Int?, coins: Int?
  ) {
    self.init(
      server: server, position: position,
      row: RankedUser(id: userID, rank: rank, name: name, level: level, coins: coins))
  }
}
