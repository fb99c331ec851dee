import Foundation
import Persistence

/// The time at which the ranking of one server was last refreshed.
struct StoredUpdate: Record {
  var server: String
  var date: Date

  static let table = Table<StoredUpdate>(
    "coinrank_update", Column(key: "server", \.server), Column("date", \.date), make: StoredUpdate.init)

  static func update(of server: String) -> Query<StoredUpdate> { filter(\.server == server) }
}
