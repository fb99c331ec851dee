import GRDB
import Persistence

/// The record to measure, for both libraries: an integer key and five columns.
struct Player: Persistence.Record, Codable, FetchableRecord, PersistableRecord {
  var id: Int64
  var name: String
  var score: Int64
  var level: Int64
  var ratio: Double
  var team: String?

  static let table = Table<Player>(
    "player",
    Column(key: "id", \.id), Column("name", \.name), Column("score", \.score), Column("level", \.level),
    Column("ratio", \.ratio), Column("team", \.team),
    indexes: [[\.score]],
    make: Player.init)

  static let schema = Schema("players", tables: [table])
  static let databaseTableName = "player"

  static func sample(_ count: Int, round: Int64 = 0) -> [Player] {
    (0..<Int64(count)).map {
      Player(
        id: $0, name: "player number \($0)", score: ($0 &* 7_919) % 100_003 + round, level: $0 % 60,
        ratio: Double($0) / 3,
        team: $0 % 3 == 0 ? nil : "team \($0 % 100)")
    }
  }
}

/// The table of ``Player``, created and filled with GRDB alone.
struct BarePlayers {
  let pool: DatabasePool

  init(path: String) throws {
    pool = try DatabasePool(path: path)
    try pool.write {
      try $0.execute(
        sql: """
          CREATE TABLE player (id INTEGER NOT NULL, name TEXT NOT NULL, score INTEGER NOT NULL, level INTEGER NOT NULL,
          ratio REAL NOT NULL, team TEXT, PRIMARY KEY (id)) STRICT;
          CREATE INDEX player_score ON player (score)
          """)
    }
  }

  /// Writes the players in GRDB's fastest way: one prepared statement with arguments by position.
  func upsert(_ players: [Player]) throws {
    try pool.write { database in
      let statement = try database.cachedStatement(
        sql: """
          INSERT INTO player (id, name, score, level, ratio, team) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
          name = excluded.name, score = excluded.score, level = excluded.level, ratio = excluded.ratio, team = excluded.team
          """)
      for player in players {
        try statement.execute(
          arguments: [player.id, player.name, player.score, player.level, player.ratio, player.team])
      }
    }
  }
}
