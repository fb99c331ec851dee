import Foundation
import GRDB
import Persistence

/// Measures writing 100,000 rows into an empty table, then all of them again with changes, and then twice without
/// changes: with the policy that ignores equal rows and with the policy that writes and reports them.
func benchmarkUpserts(count: Int = 100_000, rounds: Int = 7) throws {
  let clock = ContinuousClock()
  let fresh = Player.sample(count)
  let changed = Player.sample(count, round: 1)
  let cases: [(name: String, rows: [Player], policy: UpdatePolicy)] = [
    ("insert", fresh, .modified), ("change", changed, .modified), ("repeat", changed, .modified),
    ("repeat, policy all", changed, .all),
  ]
  var times = cases.map { _ in (ours: [Duration](), bare: [Duration](), records: [Duration]()) }
  for _ in 0..<rounds {
    try withFile { file in
      let store = try Store(file: file, schemas: [Player.schema])
      for (index, part) in cases.enumerated() {
        times[index].ours.append(
          try clock.measure { _ = try store.write { try $0.add(part.rows, update: part.policy) } })
      }
    }
    try withFile { file in
      let bare = try BarePlayers(path: file.path)
      for (index, part) in cases.enumerated() {
        times[index].bare.append(try clock.measure { try bare.upsert(part.rows) })
      }
    }
    try withFile { file in
      let bare = try BarePlayers(path: file.path)
      for (index, part) in cases.enumerated() {
        times[index].records.append(
          try clock.measure { try bare.pool.write { database in for row in part.rows { try row.upsert(database) } } })
      }
    }
  }
  for (part, time) in zip(cases, times) {
    let (ours, bare, records) = (time.ours.median, time.bare.median, time.records.median)
    print(
      "upsert \(count) rows, \(part.name): \(ours.milliseconds) ms; GRDB statement \(bare.milliseconds) ms (ratio "
        + "\(ratio(ours, bare))); GRDB records \(records.milliseconds) ms (ratio \(ratio(ours, records)))")
  }
}
