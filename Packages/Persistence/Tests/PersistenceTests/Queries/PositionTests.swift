import Persistence
import ReactiveTest
import Testing

@Suite struct PositionTests {
  @Test
  func `A page of a query continues after the last row of the previous page, without gaps or repetitions`() throws {
    let store = try Store.forTests()
    try store.write { try $0.add((0..<50).map { Ranking(userID: $0, rank: Int($0) / 4) }) }
    let query = Ranking.all.order(by: \.rank, .descending)
    var pages: [[Ranking]] = [try store.read { try $0.array(query.limit(7)) }]
    while let last = pages.last?.last { pages.append(try store.read { try $0.array(query.after(last).limit(7)) }) }
    #expect(pages.map(\.count) == [7, 7, 7, 7, 7, 7, 7, 1, 0])
    #expect(pages.flatMap(\.self).map(\.userID) == (0..<50).reversed())
  }

  @Test
  func `The rows before and after an anchor match the whole list, in every order, even if the anchor is not stored`()
    throws
  {
    var random = SeededGenerator(seed: 7)
    let orders: [Query<Ranking>] = [
      Ranking.all, Ranking.all.order(by: \.rank), Ranking.all.order(by: \.rank, .descending),
      Ranking.all.order(by: \.name), Ranking.all.order(by: \.name, .descending),
      Ranking.all.order(by: \.rank).order(by: \.name, .descending),
      Ranking.all.order(by: \.name, .descending).order(by: \.rank), Ranking.all.order(by: \.userID, .descending),
    ]
    func row() -> Ranking {
      Ranking(
        list: ["a", "b"].randomElement(using: &random) ?? "a", userID: .random(in: 0..<40, using: &random),
        rank: .random(in: 0..<4, using: &random), name: [nil, "x", "y"].randomElement(using: &random) ?? nil)
    }
    for _ in 0..<40 {
      let store = try Store.forTests()
      try store.write { try $0.add((0..<30).map { _ in row() }, update: .all) }
      let anchor = row()
      for query in orders {
        let (all, whole, count) = try store.write { transaction in
          // The position of the anchor in the whole list is its position while it is the only stored row with its key.
          let before = try transaction.array(query)
          let same = try transaction.first(Query(sameKeyAs: anchor))
          try transaction.add(anchor, update: .all)
          let whole = try transaction.array(query)
          if let same { try transaction.add(same, update: .all) } else { try transaction.delete(anchor) }
          return (before, whole, try transaction.count(query.before(anchor)))
        }
        let index = try #require(whole.firstIndex(of: anchor))
        // A stored row with the key of the anchor would have its own position, so the lists would differ.
        let other = all.first { $0.userID == anchor.userID && $0.list == anchor.list && $0 != anchor }
        guard other == nil else { continue }
        let own: [Ranking] = all.contains(anchor) ? [anchor] : []
        let head = Array(whole[..<index])
        let tail = Array(whole[(index + 1)...])
        func rows(_ query: Query<Ranking>) throws -> [Ranking] { try store.read { try $0.array(query) } }
        #expect(try rows(query.before(anchor)) == head)
        #expect(try rows(query.after(anchor)) == tail)
        #expect(try rows(query.from(anchor)) == own + tail)
        #expect(try rows(query.through(anchor)) == head + own)
        if let first = head.first {
          #expect(try rows(query.after(first).through(anchor)) == head.dropFirst() + own)
        }
        #expect(try rows(query.before(anchor).limit(3)) == head.suffix(3))
        #expect(try rows(query.after(anchor).limit(3)) == Array(tail.prefix(3)))
        let around: [Ranking] = head.suffix(2) + own + tail.prefix(own.isEmpty ? 5 : 4)
        #expect(try rows(query.around(anchor, before: 2, after: 4)) == around)
        #expect(count == head.count)
        #expect(try store.read { try $0.first(query.before(anchor)) } == head.first)
      }
    }
  }

  @Test
  func `A window stays at its anchor while rows around it change, and deleting the window deletes only its rows`()
    throws
  {
    let store = try Store.forTests()
    try store.write { try $0.add((0..<10).map { Ranking(userID: $0, rank: Int($0)) }) }
    let window = Ranking.all.order(by: \.rank).around(Ranking(userID: 5, rank: 5), before: 1, after: 1)
    func ids() throws -> [Int64] { try store.read { try $0.array(window).map(\.userID) } }
    #expect(try ids() == [4, 5, 6])
    try store.write { try $0.delete(Ranking(userID: 4, rank: 4)) }
    #expect(try ids() == [3, 5, 6])
    #expect(try store.read { try $0.count(window) } == 3)
    #expect(try store.write { try $0.deleteAll(window) } == 3)
    #expect(try ids() == [2, 7, 8])
  }
}
