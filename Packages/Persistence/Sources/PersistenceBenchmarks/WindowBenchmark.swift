import Foundation
import Locking
import Persistence
import Reactive

/// Measures the time that a live query needs after one insertion, by the length of the table: for the whole list, and
/// for a window of 100 rows in its middle.
func benchmarkWindows(inserts: Int = 15) throws {
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    try withFile { file in
      var options = StoreOptions()
      options.notification = .beforeWriteReturns
      let store = try Store(file: file, schemas: [Player.schema], options: options)
      try store.write { try $0.add(Player.sample(count)) }
      let byScore = Player.all.order(by: \.score)
      guard let middle = try store.read({ try $0.first(byScore.after(Player.at(score: 50_000))) }) else { return }

      func cost(_ query: Query<Player>, _ first: Int64, _ inserts: Int) throws -> (Duration, Int) {
        let emissions = Locked(0)
        let subscription = store.changeset(query).subscribe(onNext: { _ in emissions.withLock { $0 += 1 } })
        defer { subscription.dispose() }
        var times: [Duration] = []
        for index in 0..<Int64(inserts) {
          var row = middle
          row.id = first + index
          times.append(try ContinuousClock().measure { _ = try store.write { try $0.add(row) } })
        }
        return (times.median, emissions.withLock { $0 })
      }
      let unobserved = try cost(byScore.limit(0), Int64(count), inserts).0
      let window = try cost(byScore.around(middle, before: 50, after: 49), Int64(2 * count), inserts)
      let page = try cost(byScore.limit(100), Int64(3 * count), inserts)
      let whole = count > 100_000 ? nil : try cost(byScore, Int64(4 * count), inserts)
      print(
        "one insertion into \(count) rows: window of 100 \(window.0.milliseconds) ms (\(window.1 - 1) change sets), first 100 "
          + "\(page.0.milliseconds) ms, whole list \(whole?.0.milliseconds ?? "-") ms, nothing \(unobserved.milliseconds) ms"
      )
    }
  }
}

extension Player {
  fileprivate static func at(score: Int64) -> Player {
    Player(id: .min, name: "", score: score, level: 0, ratio: 0, team: nil)
  }
}
