import Persistence
import Reactive
import Testing

@Suite struct WriteBatchTests {
  private let ranking = Ranking.all.order(by: \.userID)

  @Test func `A live query emits the writes of a batch once, when the batch ends`() throws {
    let store = try Store.forTests()
    let events = Events(store.array(ranking).map(\.count))
    let batch = WriteBatch(store)
    for id in 0..<3 { try store.write(in: batch) { try $0.add(Ranking(userID: Int64(id), rank: 0)) } }
    #expect(events.values == [0])
    #expect(try store.read { try $0.count(ranking) } == 3)
    batch.end()
    batch.end()
    #expect(events.values == [0, 3])
    events.dispose()
  }

  @Test func `The end of a batch emits no writes of another batch to another table`() throws {
    let store = try Store.forTests(Ranking.schema, RecordWindowTests.Visit.schema)
    let rankings = Events(store.array(ranking).map(\.count))
    let visits = Events(store.array(RecordWindowTests.Visit.all).map(\.count))
    let (first, second) = (WriteBatch(store), WriteBatch(store))
    try store.write(in: first) { try $0.add(Ranking(userID: 0, rank: 0)) }
    try store.write(in: second) { try $0.add(RecordWindowTests.Visit(id: 0, count: 0)) }
    second.end()
    #expect(visits.values == [0, 1])
    #expect(rankings.values == [0])
    first.end()
    #expect(rankings.values == [0, 1])
    rankings.dispose()
    visits.dispose()
  }

  @Test func `A subscription during a batch begins with its writes, also if the query is already observed`() throws {
    let store = try Store.forTests()
    let early = Events(store.array(ranking).map(\.count))
    let batch = WriteBatch(store)
    try store.write(in: batch) { try $0.add(Ranking(userID: 0, rank: 0)) }
    let late = Events(store.array(ranking).map(\.count))
    #expect(late.values == [1])
    batch.end()
    #expect(early.values == [0, 1])
    early.dispose()
    late.dispose()
  }
}
