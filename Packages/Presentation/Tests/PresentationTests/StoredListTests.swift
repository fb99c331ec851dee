import Networking
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing

@MainActor @Suite struct StoredListTests {
  struct StoredAlbum: Record {
    var id: Int
    var title = ""

    static let table = Table<StoredAlbum>(
      "albums", Column(key: "id", \.id), Column("title", \.title), make: StoredAlbum.init)
    static let schema = Schema("albums", tables: [table])
  }

  struct Row: ListItemViewModel {
    let id: Int
  }

  let input = ListInput()
  let store: Store
  let clock = TestScheduler(initialClock: 0, resolution: 1)
  let isReachable = BehaviorRelay(value: true)
  let isAuthorized = BehaviorRelay(value: true)
  let bag = DisposeBag()
  /// The number of stored rows that were converted to row view models.
  let converted = BehaviorRelay(value: 0)
  let requested = BehaviorRelay<[String]>(value: [])
  /// The response to the next request, which writes in the request's batch.
  let response = BehaviorRelay<@Sendable (WriteBatch) throws -> Void>(value: { _ in })

  init() throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    store = try .inMemory(schemas: [StoredAlbum.schema], options: options)
  }

  func add(_ ids: some Sequence<Int>) throws {
    try store.write { _ = try $0.add(ids.map { StoredAlbum(id: $0) }, update: .modified) }
  }

  /// Makes the next requests store the given albums.
  func answer(_ ids: [Int]) {
    response.accept { [store] batch in
      try store.write(in: batch) { _ = try $0.add(ids.map { StoredAlbum(id: $0) }, update: .modified) }
    }
  }

  typealias Albums = StoredList<Row, Int>

  /// Returns a list for a server with albums 0 to `count - 1`.
  func list(growingBy size: Int, count: Int = 0, polls: Bool = false, store: Store? = nil) -> Albums {
    let polling = ListPolling(
      interval: 30, clock: clock, isReachable: isReachable.asObservable(), isAuthorized: isAuthorized.asObservable(),
      limits: .just(nil))
    let store = store ?? self.store
    return StoredList(input, store: store, polling: polls ? polling : nil) { [converted] extents in
      store.list(of: StoredAlbum.all.order(by: \.id), growingBy: size, following: extents) {
        try $0.count(StoredAlbum.all)
      }
      .map { window in
        let rows = window.rows.map { row in
          converted.accept(converted.value + 1)
          return Row(id: row.id)
        }
        return window.showing(rows, below: window.details == 0 ? .unknown : window.details < count ? .server : .end)
      }
    } load: { [requested, response] request, _, batch in
      requested.accept(requested.value + ["\(request)"])
      return .deferred {
        try response.value(batch)
        return .just(())
      }
    }
  }

  func record(_ list: Albums) -> BehaviorRelay<[ListState<Row>]> {
    let states = BehaviorRelay<[ListState<Row>]>(value: [])
    Disposables.create { withExtendedLifetime(list) {} }.disposed(by: bag)
    list.states.map(\.list).distinctUntilChanged().drive(onNext: { states.accept(states.value + [$0]) })
      .disposed(by: bag)
    return states
  }

  func content(_ states: BehaviorRelay<[ListState<Row>]>) -> ListContent<Row>? {
    if case .content(let content)? = states.value.last { content } else { nil }
  }

  @Test func `A list requests its rows once, when its screen first appears`() {
    let list = list(growingBy: 20, count: 20)
    let states = record(list)
    #expect(states.value == [.loading])
    answer(Array(0..<10))
    input.appear.accept(())
    input.appear.accept(())
    #expect(requested.value == ["refresh"])
    #expect(content(states)?.rows.map(\.id) == Array(0..<10))
  }

  @Test func `A window grows to all stored rows before the list requests a page, and ends at the last row`() throws {
    try add(0..<40)
    let list = list(growingBy: 15, count: 50)
    let states = record(list)
    input.loadMore.accept(())
    #expect(content(states)?.rows.count == 30)
    #expect(content(states)?.footer == .stored)
    input.loadMore.accept(())
    #expect(requested.value == [])
    #expect(content(states)?.rows.count == 40)
    #expect(content(states)?.footer == .idle)
    answer(Array(40..<50))
    input.loadMore.accept(())
    #expect(requested.value == ["more"])
    #expect(content(states)?.rows.count == 50)
    #expect(content(states)?.footer == .endReached)
    input.loadMore.accept(())
    #expect(requested.value == ["more"])
  }

  @Test func `Arrivals are the rows inserted above known ones, not the rows of a further page, and are reported once`()
    throws
  {
    try add(5...7)
    let list = list(growingBy: 20)
    let states = record(list)
    try add([1, 2, 9])
    #expect(content(states)?.rows.map(\.id) == [1, 2, 5, 6, 7, 9])
    #expect(content(states)?.changes.inserted == [0, 1, 5])
    #expect(content(states)?.arrivals == [0, 1])
    list.emitState()
    #expect(content(states)?.arrivals == [])
  }

  // MARK: - Requests

  @Test func `A list that polls requests its rows when it appears, and after an interval`() {
    let list = list(growingBy: 10, polls: true)
    let states = record(list)
    input.appear.accept(())
    clock.advanceTo(31)
    #expect(requested.value == ["poll", "poll"])
    isReachable.accept(false)
    clock.advanceTo(200)
    #expect(requested.value.count == 2)
    #expect(states.value.last == .failed(.offline))
    isReachable.accept(true)
    input.disappear.accept(())
    clock.advanceTo(400)
    #expect(requested.value.count == 3)
  }

  @Test func `A list that polls sends nothing before it appears, and nothing without a token`() {
    let list = list(growingBy: 10, polls: true)
    let states = record(list)
    clock.advanceTo(100)
    #expect(requested.value == [])
    isAuthorized.accept(false)
    input.appear.accept(())
    input.refresh.accept(())
    clock.advanceTo(200)
    #expect(requested.value == [] && states.value.last == .failed(.unauthorized) && !list.state.hasToken)
    isAuthorized.accept(true)
    #expect(requested.value == ["poll"])
  }

  @Test func `A list reports each successful request for the newest rows once`() {
    let list = list(growingBy: 10)
    let count = BehaviorRelay(value: 0)
    list.refreshed.emit(onNext: { count.accept(count.value + 1) }).disposed(by: bag)
    for expected in 1...3 {
      input.refresh.accept(())
      #expect(count.value == expected)
    }
    response.accept { _ in throw StoreError.busy(file: "", seconds: 1) }
    input.refresh.accept(())
    #expect(count.value == 3)
  }

  @Test func `A list cancels its request when it is deallocated`() {
    let disposed = BehaviorRelay(value: 0)
    var list: StoredList<Row, Int>? = StoredList(input, store: store) { [store] extents in
      store.list(of: StoredAlbum.all, growingBy: 10, following: extents) { try $0.count(StoredAlbum.all) }
        .map { $0.showing([Row](), below: .end) }
    } load: { _, _, _ in
      .never().do(onDispose: { disposed.accept(disposed.value + 1) })
    }
    list?.states.drive().disposed(by: bag)
    input.appear.accept(())
    #expect(disposed.value == 0)
    list = nil
    #expect(disposed.value == 1)
  }

  @Test func `The number of view models that an insertion creates does not grow with the number of stored rows`()
    throws
  {
    func conversions(among count: Int) throws -> Int {
      try add(1...count)
      let list = list(growingBy: 200)
      let first = BehaviorRelay<Int?>(value: nil)
      let watching = list.states.drive(onNext: { first.accept($0.list.rows.first?.id) })
      defer { watching.dispose() }
      converted.accept(0)
      try add([-count])
      #expect(first.value == -count)
      return converted.value
    }
    let few = try conversions(among: 1_000)
    let many = try conversions(among: 100_000)
    #expect(many * 2 <= few * 3)
  }
}
