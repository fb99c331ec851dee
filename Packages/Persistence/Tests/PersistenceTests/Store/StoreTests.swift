import Foundation
import Persistence
import Testing

@Suite struct StoreTests {
  @Test
  func `Records that are read equal the added records, and are ordered by their primary key`() throws {
    let store = try Store.forTests()
    let rows = [
      Ranking(userID: 2, rank: 1, name: "Zoë 🦉", league: .gold, since: Date(timeIntervalSinceReferenceDate: 0.1)),
      Ranking(userID: -1, rank: .max, name: nil),
      Ranking(list: "", userID: .max, rank: .min, name: ""),
    ]
    try store.write { try $0.add(rows) }
    #expect(try store.read { try $0.array(Ranking.all) } == [rows[2], rows[1], rows[0]])
  }

  @Test
  func `The error policy throws for an existing key, names the table, and rolls back the whole transaction`() throws {
    let store = try Store.forTests()
    try store.write { try $0.add(Ranking(userID: 1, rank: 1)) }
    #expect(throws: StoreError.duplicateKey(table: "ranking")) {
      try store.write { try $0.add([Ranking(userID: 2, rank: 2), Ranking(userID: 1, rank: 9)]) }
    }
    #expect(try store.read { try $0.array(Ranking.all) } == [Ranking(userID: 1, rank: 1)])
  }

  @Test
  func `The modified policy writes only rows that differ, and returns their number`() throws {
    let store = try Store.forTests()
    let written = try store.write {
      try $0.add([Ranking(userID: 1, rank: 1), Ranking(userID: 2, rank: 2)], update: .modified)
    }
    let rewritten = try store.write {
      try $0.add(
        [Ranking(userID: 1, rank: 1), Ranking(userID: 2, rank: 3), Ranking(userID: 3, rank: 4)], update: .modified)
    }
    #expect((written, rewritten) == (2, 2))
    #expect(try store.read { try $0.array(Ranking.all).map(\.rank) } == [1, 3, 4])
  }

  @Test
  func `The modified policy detects a value that becomes nil, and a value that was nil`() throws {
    let store = try Store.forTests()
    func add(_ name: String?) throws -> Bool {
      try store.write { try $0.add(Ranking(userID: 1, rank: 1, name: name), update: .modified) }
    }
    let written = try [add(nil), add(nil), add("a"), add("a"), add(nil)]
    #expect(written == [true, false, true, false, true])
  }

  @Test
  func `The all policy writes every row`() throws {
    let store = try Store.forTests()
    let row = Ranking(userID: 1, rank: 1)
    #expect(try store.write { try $0.add([row, row], update: .all) } == 2)
    #expect(try store.read { try $0.array(Ranking.all) } == [row])
  }

  @Test
  func `In a table with key columns only, the all policy writes existing rows, and the modified policy does not`()
    throws
  {
    struct Membership: Record {
      var group: String
      var userID: Int64
      static let table = Table<Membership>(
        "membership", Column(key: "group", \.group), Column(key: "userID", \.userID), make: Membership.init)
    }
    let store = try Store.forTests(Schema("groups", tables: [Membership.table]))
    let row = Membership(group: "swift", userID: 1)
    #expect(try store.write { try $0.add(row, update: .modified) })
    #expect(try store.write { try $0.add(row, update: .modified) } == false)
    #expect(try store.write { try $0.add([row, row], update: .all) } == 2)
    #expect(try store.read { try $0.array(Membership.all) } == [row])
  }

  @Test
  func `A deletion finds rows by their key and ignores missing rows`() throws {
    let store = try Store.forTests()
    try store.write { try $0.add((1...5).map { Ranking(userID: $0, rank: Int($0)) }) }
    let deleted = try store.write { try $0.delete([Ranking(userID: 1, rank: 77), Ranking(userID: 9, rank: 9)]) }
    #expect(deleted == 1)
    #expect(try store.write { try $0.deleteAll(Ranking.all.order(by: \.rank, .descending).limit(2)) } == 2)
    #expect(try store.read { try $0.array(Ranking.all).map(\.userID) } == [2, 3])
    #expect(try store.write { try $0.deleteAll(Ranking.all) } == 2)
    #expect(try store.read { try $0.count(Ranking.all) } == 0)
  }

  @Test
  func `A transaction whose closure throws is rolled back and rethrows the error`() throws {
    struct Refusal: Error {}
    let store = try Store.forTests()
    #expect(throws: Refusal.self) {
      try store.write {
        try $0.add(Ranking(userID: 1, rank: 1))
        let count = try $0.count(Ranking.all)
        #expect(count == 1)
        throw Refusal()
      }
    }
    #expect(try store.read { try $0.count(Ranking.all) } == 0)
  }

  @Test
  func `A nested transaction throws an error instead of trapping`() throws {
    let store = try Store.forTests()
    let other = try Store.forTests()
    #expect(throws: StoreError.nestedTransaction) { try store.write { _ in try store.read { _ in } } }
    #expect(throws: StoreError.nestedTransaction) { try store.read { _ in try store.write { _ in } } }
    try store.read { _ in try other.write { try $0.add(Ranking(userID: 1, rank: 1)) } }
    #expect(try other.read { try $0.count(Ranking.all) } == 1)
  }

  @Test
  func `An async caller can read and write`() async throws {
    let store = try Store.forTests()
    try await store.write { try $0.add(Ranking(userID: 1, rank: 1)) }
    #expect(try await store.read { try $0.first(Ranking.all)?.rank } == 1)
  }

  @Test
  func `NaN cannot be stored, and the error names the column`() throws {
    struct Weight: Record {
      var id: Int
      var grams: Double
      static let table = Table<Weight>("weight", Column(key: "id", \.id), Column("grams", \.grams), make: Weight.init)
    }
    let store = try Store.forTests(Schema("weights", tables: [Weight.table]))
    #expect(throws: StoreError.unstorable(table: "weight", column: "grams", reason: "it is not a number")) {
      try store.write { try $0.add(Weight(id: 1, grams: .nan)) }
    }
    try store.write { try $0.add([Weight(id: 1, grams: .infinity), Weight(id: 2, grams: 5)]) }
    #expect(try store.read { try $0.array(Weight.all).map(\.grams) } == [.infinity, 5])
  }

  @Test func `A Boolean value is read from the integers 0 and 1 only`() {
    #expect(Bool(stored: false.stored) == false && Bool(stored: true.stored) == true)
    #expect(Bool(stored: .integer(2)) == nil && Bool(stored: .real(1)) == nil && Bool(stored: .null) == nil)
  }
}
