import Foundation
import GRDB
import Persistence

/// Writing 100,000 rows into an empty table, then all of them again changed, then once more unchanged.
func benchmarkUpserts(count: Int = 100_000, rounds: Int = 7) throws {
  let clock = ContinuousClock()
  let fresh = Player.sample(count)
  let changed = Player.sample(count, round: 1)
  var times: [String: (ours: [Duration], bare: [Duration], records: [Duration])] = [:]
  for _ in 0..<rounds {
    try withFile { file in
      let store = try Store(file: file, schemas: [Player.schema])
      for (name, rows) in [("insert", fresh), ("change", changed), ("repeat", changed)] {
        times[name, default: ([], [], [])].ours.append(
          try clock.measure { _ = try store.write { try $0.add(rows, update: .modified) } })
      }
    }
    try withFile { file in
      let bare = try BarePlayers(path: file.path)
      for (name, rows) in [("insert", fresh), ("change", changed), ("repeat", changed)] {
        times[name, default: ([], [], [])].bare.append(try clock.measure { try bare.upsert(rows) })
      }
    }
    try withFile { file in
      let bare = try BarePlayers(path: file.path)
      for (name, rows) in [("insert", fresh), ("change", changed), ("repeat", changed)] {
        times[name, default: ([], [], [])].records.append(
          try clock.measure { try bare.pool.write { database in for row in rows { try row.upsert(database) } } })
      }
    }
  }
  for name in ["insert", "change", "repeat"] {
    guard let time = times[name] else { continue }
    let (ours, bare, records) = (time.ours.median, time.bare.median, time.records.median)
    print(
      "upsert \(count) rows, \(name): \(ours.milliseconds) ms; GRDB statement \(bare.milliseconds) ms (ratio "
        + "\(ratio(ours, bare))); GRDB records \(records.milliseconds) ms (ratio \(ratio(ours, records)))")
  }
}
