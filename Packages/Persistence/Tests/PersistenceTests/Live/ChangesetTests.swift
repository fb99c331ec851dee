import Foundation
import Persistence
import ReactiveTest
import Testing

@Suite struct ChangesetTests {
  private func rows(_ rows: KeyValuePairs<Int64, Int>) -> [Ranking] {
    rows.map { Ranking(userID: $0.key, rank: $0.value) }
  }

  @Test
  func `The change set of equal rows is empty`() {
    #expect(Changeset(from: rows([1: 1, 2: 2]), to: rows([1: 1, 2: 2])).isEmpty)
    #expect(Changeset(from: rows([:]), to: rows([:])).isEmpty)
  }

  @Test
  func `A change set has the indices of deleted and updated old rows and of inserted new rows, in ascending order`() {
    let changes = Changeset(from: rows([1: 1, 2: 2, 3: 3, 4: 4]), to: rows([9: 9, 2: 2, 8: 8, 4: 5]))
    #expect(changes == Changeset(deleted: [0, 2], inserted: [0, 2], updated: [3]))
  }

  @Test
  func `A row that moves past several other rows causes one move`() {
    let old = rows([1: 1, 2: 2, 3: 3, 4: 4])
    #expect(Changeset(from: old, to: [old[3], old[0], old[1], old[2]]) == Changeset(moved: [.init(from: 3, to: 0)]))
    #expect(Changeset(from: old, to: [old[1], old[2], old[3], old[0]]) == Changeset(moved: [.init(from: 0, to: 3)]))
  }

  @Test
  func `A row that moves and changes is both moved and updated`() {
    let changes = Changeset(from: rows([1: 1, 2: 2, 3: 3]), to: rows([3: 0, 1: 1, 2: 2]))
    #expect(changes == Changeset(updated: [2], moved: [.init(from: 2, to: 0)]))
  }

  @Test
  func `A change set can delete all rows and insert all rows`() {
    let all = rows([1: 1, 2: 2])
    #expect(Changeset(from: all, to: []) == Changeset(deleted: [0, 1]))
    #expect(Changeset(from: [], to: all) == Changeset(inserted: [0, 1]))
  }

  @Test
  func `Applying the change set of any random edit to the old rows produces the new rows`() {
    let edits = ProcessInfo.processInfo.environment["PERSISTENCE_EDITS"].flatMap(Int.init) ?? 100_000
    var random = SeededGenerator(seed: 42)
    var old: [Ranking] = []
    var failures = 0
    for _ in 0..<edits {
      let new = edited(old, using: &random)
      let changes = Changeset(from: old, to: new)
      if applied(changes, to: old, new: new) != new || !isOrdered(changes) { failures += 1 }
      if (old == new) != changes.isEmpty { failures += 1 }
      old = new
    }
    #expect(failures == 0)
  }

  /// Returns the rows after a few random deletions, updates, moves and insertions.
  private func edited(_ old: [Ranking], using random: inout SeededGenerator) -> [Ranking] {
    var rows = old
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !rows.isEmpty:
        rows.remove(at: .random(in: rows.indices, using: &random))
      case 1 where !rows.isEmpty:
        rows[.random(in: rows.indices, using: &random)].rank = .random(in: 0...3, using: &random)
      case 2 where !rows.isEmpty:
        let row = rows.remove(at: .random(in: rows.indices, using: &random))
        rows.insert(row, at: .random(in: 0...rows.count, using: &random))
      default:
        let id = Int64.random(in: 0..<30, using: &random)
        guard !rows.contains(where: { $0.userID == id }) else { continue }
        rows.insert(Ranking(userID: id, rank: 0), at: .random(in: 0...rows.count, using: &random))
      }
    }
    return rows
  }

  /// Applies a change set in the documented order. Reads only the new rows that were inserted or updated.
  private func applied(_ changes: Changeset, to old: [Ranking], new: [Ranking]) -> [Ranking] {
    let contents = Dictionary(uniqueKeysWithValues: new.map { ($0.userID, $0) })
    var rows = old
    for index in changes.updated { rows[index] = contents[rows[index].userID] ?? rows[index] }
    let updated = rows
    for index in (changes.deleted + changes.moved.map(\.from)).sorted(by: >) { rows.remove(at: index) }
    let arrivals = changes.inserted.map { ($0, new[$0]) } + changes.moved.map { ($0.to, updated[$0.from]) }
    for (index, row) in arrivals.sorted(by: { $0.0 < $1.0 }) { rows.insert(row, at: index) }
    return rows
  }

  private func isOrdered(_ changes: Changeset) -> Bool {
    [changes.deleted, changes.inserted, changes.updated, changes.moved.map(\.to)].allSatisfy { $0 == $0.sorted() }
  }
}
