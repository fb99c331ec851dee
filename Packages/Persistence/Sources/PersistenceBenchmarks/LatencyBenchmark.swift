import Dispatch
import Foundation
import GRDB
import Persistence
import Reactive

/// Measures the time from the start of a one-row write until the observer receives the new rows, compared with GRDB's
/// `ValueObservation`.
func benchmarkLatency(rows: Int, writes: Int = 2_000) throws {
  try withFile { file in
    let store = try Store(file: file, schemas: [Player.schema])
    try store.write { try $0.add(Player.sample(rows)) }
    try withFile { bareFile in
      let bare = try BarePlayers(path: bareFile.path)
      try bare.upsert(Player.sample(rows))
      let (ours, theirs) = (Arrival(), Arrival())
      let subscription = store.array(Player.all).subscribe(onNext: { ours.came($0) })
      let observation = ValueObservation.tracking { try PlainPlayer.order(Column("id")).fetchAll($0).map(\.player) }
        .removeDuplicates()
        .start(in: bare.pool, scheduling: .async(onQueue: DispatchQueue(label: "observation", qos: .userInitiated))) {
          _ in
        } onChange: {
          theirs.came($0)
        }
      theirs.wait(for: 0)
      var (our, their): ([Duration], [Duration]) = ([], [])
      for write in 1...Int64(writes) {
        var player = Player.sample(1)[0]
        player.score = -write
        let (row, start) = (player, ContinuousClock.now)
        try store.write { try $0.add(row, update: .modified) }
        our.append(ours.wait(for: -write) - start)
        let again = ContinuousClock.now
        try bare.upsert([row])
        their.append(theirs.wait(for: -write) - again)
      }
      print(
        "write to notification, \(rows) rows: median \(our.median.milliseconds) ms, p95 "
          + "\(our.percentile(0.95).milliseconds) ms; ValueObservation median \(their.median.milliseconds) ms, p95 "
          + "\(their.percentile(0.95).milliseconds) ms (ratio of medians \(ratio(our.median, their.median)))")
      subscription.dispose()
      observation.cancel()
    }
  }
}

/// An object that waits until an observer has received a certain state.
private final class Arrival: @unchecked Sendable {
  // Invariant: accessed only between `lock` and `unlock` of the condition.
  private let condition = NSCondition()
  private var last: (score: Int64, time: ContinuousClock.Instant)?

  func came(_ players: [Player]) {
    let now = ContinuousClock.now
    condition.lock()
    last = players.first.map { ($0.score, now) }
    condition.signal()
    condition.unlock()
  }

  @discardableResult func wait(for score: Int64) -> ContinuousClock.Instant {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let last, last.score == score { return last.time }
      condition.wait()
    }
  }
}
