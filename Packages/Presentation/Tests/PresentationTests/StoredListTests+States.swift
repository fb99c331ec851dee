import Foundation
import Persistence
import Presentation
import Reactive
import Testing

extension StoredListTests {
  @Test func `The rows that a request stores, its end and the rows below them are visible in one state`() throws {
    try add(0..<3)
    let list = list(growingBy: 20, count: 4)
    let states = record(list)
    answer([3])
    input.refresh.accept(())
    let rows = (0..<4).map { Row(id: $0) }
    #expect(
      states.value == [
        .content(ListContent(rows: Array(rows.prefix(3)), header: .refreshing)),
        .content(ListContent(rows: rows, changes: Changeset(inserted: [3]), footer: .endReached)),
      ])
  }

  @Test(arguments: [
    [],
    [1],  // a row that is already stored
    [90],  // a row below the window
  ])
  func `A request that changes no visible row ends in one state`(ids: [Int]) throws {
    try add(0..<20)
    let states = record(list(growingBy: 10, count: 100))
    answer(ids)
    input.refresh.accept(())
    #expect(states.value.count == 2)
    #expect(content(states)?.header == .current)
    #expect(content(states)?.changes == Changeset())
  }

  @Test func `The writes of a request that fails are visible in the state with its failure`() throws {
    try add([1])
    let states = record(list(growingBy: 10))
    response.accept { [store] batch in
      try store.write(in: batch) { _ = try $0.add(StoredAlbum(id: 0)) }
      throw StoreError.busy(file: "", seconds: 1)
    }
    input.refresh.accept(())
    #expect(states.value.count == 2)
    #expect(content(states)?.rows.map(\.id) == [0, 1])
    #expect(content(states)?.header == .stale(.storage))
  }

  @Test func `A list whose store cannot be read is in the failed state, and its requests still end`() throws {
    let list = list(growingBy: 10, store: try .inMemory(schemas: []))
    let states = record(list)
    for _ in 0..<2 {
      input.refresh.accept(())
      #expect(states.value == [.failed(.storage)])
      #expect(!list.state.isRefreshing)
    }
    #expect(requested.value == ["refresh", "refresh"])
  }

  @Test func `Sixty refreshes of a store on disk emit one state at their start and one at their end`() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "stored-list-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let store = try Store(file: directory.appending(path: "store.sqlite"), schemas: [StoredAlbum.schema])
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "StoredListTests")
    let input = ListInput()
    let next = BehaviorRelay(value: 0)
    let list = StoredList<Row, Int>(input, store: store) { extents in
      store.list(of: StoredAlbum.all.order(by: \.id), growingBy: 1_000, following: extents) {
        try $0.count(StoredAlbum.all)
      }
      .map { $0.showing($0.rows.map { Row(id: $0.id) }, below: .end) }
    } load: { _, _, batch in
      let id = next.value
      next.accept(id + 1)
      return Single.just(()).observe(on: queue).map {
        try store.write(in: batch) { _ = try $0.add(StoredAlbum(id: id)) }
        try store.write(in: batch) { _ = try $0.add(StoredAlbum(id: -1 - id)) }
      }
    }
    let states = record(list)
    for run in 0..<60 {
      input.refresh.accept(())
      for try await all in states.asObservable().values where all.count >= 2 * run + 2 { break }
    }
    let seen = states.value.map { state in
      if case .content(let content) = state { "\(content.rows.count) \(content.header)" } else { "\(state)" }
    }
    let expected = (0..<60).flatMap { $0 == 0 ? ["2 current"] : ["\(2 * $0) refreshing", "\(2 * $0 + 2) current"] }
    #expect(seen == ["loading"] + expected)
  }
}
