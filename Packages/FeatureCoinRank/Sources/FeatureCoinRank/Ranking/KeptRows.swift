import Persistence

/// The rows that are kept, and which of them came in since the time before.
struct KeptRows: Equatable, Sendable {
  var rows: [CoinRankRow]
  /// The places of new rows that have a known one behind them. Those of a further page are no news to who asked for it.
  var inserted: [Int]

  init(rows: [CoinRankRow] = [], inserted: [Int] = []) {
    self.rows = rows
    self.inserted = inserted
  }

  init(_ snapshot: Snapshot<StoredRank>, _ changes: Changeset?) {
    rows = snapshot.map(\.row)
    inserted = changes?.inserted ?? []
    var end = rows.count - 1
    while let last = inserted.last, last == end {
      inserted.removeLast()
      end -= 1
    }
  }
}
