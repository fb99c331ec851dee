import Persistence
import Testing

@Suite struct QueryTests {
  private let store: Store

  init() throws {
    store = try .forTests()
    try store.write {
      try $0.add([
        Ranking(userID: 1, rank: 3, name: "Ada", league: .gold),
        Ranking(userID: 2, rank: 1, name: nil),
        Ranking(userID: 3, rank: 2, name: "Bo%b"),
        Ranking(userID: 4, rank: 1, name: "ada's"),
        Ranking(list: "rust", userID: 1, rank: 9, name: "Ada"),
      ])
    }
  }

  private func ids(_ query: Query<Ranking>) throws -> [Int64] {
    try store.read { try $0.array(query).map(\.userID) }
  }

  @Test
  func `A comparison selects rows by the value of a column`() throws {
    #expect(try ids(Ranking.filter(\.rank == 1)) == [2, 4])
    #expect(try ids(Ranking.filter(\.rank != 1 && \.list == "swift")) == [1, 3])
    #expect(try ids(Ranking.filter(\.rank < 2)) == [2, 4])
    #expect(try ids(Ranking.filter(\.rank <= 2)) == [2, 3, 4])
    #expect(try ids(Ranking.filter(\.rank > 3)) == [1])
    #expect(try ids(Ranking.filter(\.rank >= 9 || \.league == .gold)) == [1, 1])
    #expect(try ids(Ranking.filter(.isIn(\.userID, [3, 4, 99]))) == [3, 4])
    #expect(try ids(Ranking.filter(.isIn(\.userID, []))) == [])
  }

  @Test
  func `The filter == nil selects the rows whose column is null, and a null column differs from every value`() throws {
    #expect(try ids(Ranking.filter(\.name == nil)) == [2])
    #expect(try ids(Ranking.filter(\.name != "Ada")) == [2, 3, 4])
    #expect(try ids(Ranking.filter(!(\.name == "Ada"))) == [2, 3, 4])
    #expect(try ids(Ranking.filter(!(\.name > "A"))) == [2])
  }

  @Test
  func `The values in a query are bound, so quotes and wildcards have no special meaning`() throws {
    #expect(try ids(Ranking.filter(\.name == "ada's")) == [4])
    #expect(try ids(Ranking.filter(\.list == "x' OR '1' = '1")) == [])
    #expect(try ids(Ranking.filter(.contains(\.list, "%"))) == [])
    #expect(try ids(Ranking.filter(.contains(\.name, "o%"))) == [3])
  }

  @Test
  func `The names of tables and columns are quoted, so they can contain SQL`() throws {
    let store = try Store.forTests(Schema("it's; --", tables: [Hostile.table]))
    let rows = [Hostile(id: "'); DROP TABLE x; --", text: nil), Hostile(id: "\"", text: "%")]
    try store.write { try $0.add(rows, update: .modified) }
    try store.write { try $0.add(rows[0], update: .all) }
    #expect(try store.read { try $0.array(Hostile.all.order(by: \.id)) } == [rows[1], rows[0]])
    #expect(try store.read { try $0.count(Hostile.filter(\.id == rows[0].id)) } == 1)
    #expect(try store.write { try $0.deleteAll(Hostile.filter(\.text == nil).limit(1)) } == 1)
    #expect(try store.read { try $0.array(Hostile.all) } == [rows[1]])
  }

  @Test
  func `A query selects the rows that match all of its filters`() throws {
    #expect(try ids(Ranking.filter(\.list == "swift").filter(\.rank == 1)) == [2, 4])
  }

  @Test
  func `A query applies its orders one after the other, then orders by the primary key`() throws {
    let swift = Ranking.filter(\.list == "swift")
    #expect(try ids(swift.order(by: \.rank)) == [2, 4, 3, 1])
    #expect(try ids(swift.order(by: \.rank, .descending)) == [1, 3, 4, 2])
    #expect(try ids(swift.order(by: \.rank).order(by: \.userID, .descending)) == [4, 2, 3, 1])
    #expect(try ids(swift.order(by: \.name)) == [2, 1, 3, 4])
  }

  @Test
  func `The limit of a query selects the first rows, and a limit of nil removes it`() throws {
    let swift = Ranking.filter(\.list == "swift").order(by: \.rank)
    #expect(try ids(swift.limit(2)) == [2, 4])
    #expect(try ids(swift.limit(0)) == [])
    #expect(try ids(swift.limit(-1)) == [])
    #expect(try ids(swift.limit(1).limit(nil)).count == 4)
  }

  @Test
  func `first and count respect the filters and limits of a query`() throws {
    func first(_ query: Query<Ranking>) throws -> Ranking? { try store.read { try $0.first(query) } }
    func count(_ query: Query<Ranking>) throws -> Int { try store.read { try $0.count(query) } }
    #expect(try first(Ranking.all.order(by: \.rank, .descending))?.rank == 9)
    #expect(try first(Ranking.filter(\.rank > 100)) == nil)
    #expect(try first(Ranking.all.limit(0)) == nil)
    #expect(try count(Ranking.all) == 5)
    #expect(try count(Ranking.all.limit(3)) == 3)
    #expect(try count(Ranking.filter(\.list == "swift")) == 4)
  }

  @Test func `A query that drops its first rows reads, counts and deletes the others, up to its limit`() throws {
    let query = Ranking.all.order(by: \.rank)
    #expect(try ids(query.dropFirst(3)) == [1, 1])
    #expect(try ids(query.dropFirst(1).limit(2)) == [4, 3])
    #expect(try ids(query.dropFirst(9)) == [])
    #expect(try store.read { try $0.count(query.dropFirst(3)) } == 2)
    #expect(try store.read { try $0.first(query.dropFirst(4)) }?.list == "rust")
    #expect(try store.write { try $0.deleteAll(query.dropFirst(3)) } == 2)
    #expect(try ids(query) == [2, 4, 3])
  }

  @Test
  func `A query by key finds the row of a record, regardless of its other values`() throws {
    let row = try store.read { try $0.first(Query(sameKeyAs: Ranking(userID: 3, rank: 0))) }
    #expect(row?.name == "Bo%b")
  }

  @Test
  func `Queries with equal conditions are equal`() {
    #expect(Ranking.filter(\.rank == 1).limit(3) == Ranking.filter(\.rank == 1).limit(3))
    #expect(Ranking.filter(\.rank == 1) != Ranking.filter(\.rank == 2))
    #expect(Ranking.filter(\.rank == 1) != Ranking.filter(\.userID == 1))
  }
}

private struct Hostile: Record {
  var id: String
  var text: String?
  static let table = Table<Hostile>(
    "x\"; DROP TABLE \"y", Column(key: "select", \.id), Column("a\" TEXT, \"b", \.text), indexes: [[\.text]],
    make: Hostile.init)
}
