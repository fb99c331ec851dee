import Foundation
import GRDB
import Persistence

/// Compares reading 100,000 rows as records with reading them as GRDB's handwritten and `Codable` records.
func benchmarkFetches(count: Int = 100_000, rounds: Int = 7) throws {
  let clock = ContinuousClock()
  try withFile { file in
    let store = try Store(file: file, schemas: [Player.schema])
    try store.write { try $0.add(Player.sample(count)) }
    let pool = try DatabasePool(path: file.path)
    Benchmark(name: "fetch \(count) rows", rounds: rounds).compare(
      { clock.measure { blackHole(try? store.read { try $0.array(Player.all) }) } },
      with: { clock.measure { blackHole(try? pool.read { try PlainPlayer.fetchAll($0) }) } },
      named: "GRDB rows by position")
    Benchmark(name: "fetch \(count) rows", rounds: 3).compare(
      { clock.measure { blackHole(try? store.read { try $0.array(Player.all) }) } },
      with: { clock.measure { blackHole(try? pool.read { try Player.fetchAll($0) }) } },
      named: "GRDB Codable")
    Benchmark(name: "fetch 50 of \(count) rows", rounds: 101).compare(
      { clock.measure { blackHole(try? store.read { try $0.array(Player.all.limit(50)) }) } },
      with: { clock.measure { blackHole(try? pool.read { try PlainPlayer.limit(50).fetchAll($0) }) } },
      named: "GRDB rows by position")
  }
}

/// A record that GRDB reads in the fastest way it supports: with columns by position.
struct PlainPlayer: FetchableRecord, TableRecord {
  static let databaseTableName = "player"
  let player: Player

  init(row: Row) {
    player = Player(id: row[0], name: row[1], score: row[2], level: row[3], ratio: row[4], team: row[5])
  }
}
