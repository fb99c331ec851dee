import Foundation
import Persistence
import Reactive
import Testing

@Suite struct ObservableTests {
  private let store: Store
  private let swift = Ranking.filter(\.list == "swift").order(by: \.rank)

  init() throws {
    store = try .forTests(Ranking.schema, KeyValueStore.schema)
    try store.write { try $0.add([Ranking(userID: 1, rank: 1), Ranking(userID: 2, rank: 2)]) }
  }

  private func add(_ rows: Ranking...) throws {
    try store.write { try $0.add(rows, update: .modified) }
  }

  @Test
  func `A change set observable emits the rows without changes, then the rows and changes of each transaction`() throws
  {
    let events = Events(store.changeset(swift).map { Change(rows: $0.collection.map(\.userID), changes: $0.changes) })
    try add(Ranking(userID: 3, rank: 0), Ranking(userID: 2, rank: 9))
    try add(Ranking(userID: 3, rank: 0))
    #expect(
      events.values == [
        Change(rows: [1, 2], changes: nil), Change(rows: [3, 1, 2], changes: Changeset(inserted: [0], updated: [1])),
      ])
    events.dispose()
    try add(Ranking(userID: 4, rank: 4))
    #expect(events.values.count == 2)
  }

  @Test
  func `Collection and array observables emit the rows on subscription and after each change`() throws {
    let collections = Events(store.collection(swift))
    let arrays = Events(store.array(swift.limit(1)))
    try add(Ranking(userID: 3, rank: 0))
    #expect(collections.values.map(\.array.count) == [2, 3])
    #expect(arrays.values.map { $0.map(\.userID) } == [[1], [3]])
    collections.dispose()
    arrays.dispose()
  }

  @Test
  func `An object observable emits the row, a failure when it is deleted, and the row when it is added again`() throws {
    let row = Ranking(userID: 1, rank: 1)
    let events = Events(store.object(row))
    try add(Ranking(userID: 1, rank: 7))
    try add(Ranking(userID: 2, rank: 8))
    try store.write { try $0.delete(row) }
    try add(row)
    #expect(
      events.values == [
        .success(row), .success(Ranking(userID: 1, rank: 7)), .failure(.notFound(table: "ranking")), .success(row),
      ])
    #expect(events.error == nil)
    events.dispose()
  }

  @Test
  func `Store.values emits only results that differ, and reads again only after a write to a table that it has read`()
    throws
  {
    let reads = Counter()
    let events = Events(
      store.values {
        reads.add()
        return try $0.count(Ranking.filter(\.rank > 1))
      })
    try add(Ranking(userID: 3, rank: 3))
    try add(Ranking(userID: 3, rank: 4))
    try KeyValueStore(store, scope: "other").set(1, for: Key("a", default: 0))
    #expect(events.values == [1, 2])
    #expect(reads.value == 3)
    events.dispose()
  }

  @Test
  func `A read that fails terminates the observable with its error, and a new subscription starts over`() throws {
    struct Refusal: Error {}
    let observable = store.values { transaction in
      let count = try transaction.count(Ranking.all)
      guard count != 3 else { throw Refusal() }
      return count
    }
    let events = Events(observable)
    try add(Ranking(userID: 3, rank: 3))
    let refused = Events(observable)
    #expect(refused.values.isEmpty)
    #expect(refused.error is Refusal, "the first reading, too")
    try add(Ranking(userID: 4, rank: 4))
    #expect(events.values == [2])
    #expect(events.error is Refusal)
    let again = Events(observable)
    #expect(again.values == [4])
    again.dispose()
  }

  @Test
  func `Each subscriber of a live query receives an error of the initial read once`() throws {
    struct Refusal: Error {}
    let observable = store.values { _ -> Int in throw Refusal() }
    for _ in 0..<2 {
      let events = Events(observable)
      try add(Ranking(userID: 3, rank: .random(in: 0...1_000)))
      #expect(events.values == [])
      #expect(events.error is Refusal)
      events.dispose()
    }
  }

  @Test
  func `A moving window emits the changes from the previous rows, even if the query changes`() throws {
    try add(Ranking(userID: 3, rank: 3), Ranking(userID: 4, rank: 4))
    let queries = PublishSubject<Query<Ranking>>()
    let events = Events(
      store.changeset(following: queries.asObservable()).map {
        Change(rows: $0.collection.map(\.userID), changes: $0.changes)
      })
    queries.onNext(swift.limit(2))
    queries.onNext(swift.after(Ranking(userID: 1, rank: 1)).limit(2))
    try add(Ranking(userID: 2, rank: 10))
    #expect(
      events.values == [
        Change(rows: [1, 2], changes: nil), Change(rows: [2, 3], changes: Changeset(deleted: [0], inserted: [1])),
        Change(rows: [3, 4], changes: Changeset(deleted: [0], inserted: [1])),
      ])
    events.dispose()
  }

  @Test
  func `The observable of a key emits its default and each new value, without repetitions`() throws {
    let values = KeyValueStore(store, scope: "settings")
    let key = Key("width", default: 80)
    let events = Events(values.values(for: key))
    try values.set(100, for: key)
    try values.set(100, for: key)
    try values.set(1, for: Key("other", default: 0))
    try values.remove(key)
    #expect(events.values == [80, 100, 80])
    events.dispose()
  }
}

private struct Change: Equatable, Sendable {
  var rows: [Int64]
  var changes: Changeset?
}
