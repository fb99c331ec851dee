import Foundation
import Persistence

/// The record that most tests use: a composite key, an optional, an enum and a date.
struct Ranking: Record {
  enum League: String, ColumnValue { case bronze, silver, gold }

  var list = "swift"
  var userID: Int64
  var rank: Int
  var name: String? = nil
  var league = League.bronze
  var since = Date(timeIntervalSinceReferenceDate: 0)

  static let table = Table<Ranking>(
    "ranking",
    Column(key: "list", \.list), Column(key: "userID", \.userID), Column("rank", \.rank), Column("name", \.name),
    Column("league", \.league), Column("since", \.since),
    indexes: [[\.list, \.rank]],
    make: Ranking.init)

  static let schema = Schema("rankings", tables: [table])
}

extension Store {
  /// Returns an empty in-memory store that notifies its live queries before a write returns.
  static func forTests(_ schemas: Schema...) throws -> Store {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    return try .inMemory(schemas: schemas.isEmpty ? [Ranking.schema] : schemas, options: options)
  }
}
