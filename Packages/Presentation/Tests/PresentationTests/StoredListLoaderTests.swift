import Persistence
import Presentation
import Reactive
import Testing

@MainActor @Suite struct StoredListLoaderTests {
  struct StoredAlbum: Record {
    var id: Int

    static let table = Table<StoredAlbum>("albums", Column(key: "id", \.id), make: StoredAlbum.init)
    static let schema = Schema("albums", tables: [table])
  }

  struct Row: ListItemViewModel {
    let id: Int
  }

  private let input = ListInput()
  private let store: Store
  private let bag = DisposeBag()
  /// The number of stored rows that were converted to row view models.
  private let converted = BehaviorRelay(value: 0)
  private let requested = BehaviorRelay<[Int]>(value: [])

  init() throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    store = try .inMemory(schemas: [StoredAlbum.schema], options: options)
  }

  private func add(_ ids: some Sequence<Int>) throws {
    try store.write { _ = try $0.add(ids.map { StoredAlbum(id: $0) }, update: .modified) }
  }

  /// Returns a loader for a server with pages of ten albums, starting with ID 0.
  private func loader(window: Int, pages: Int = 0) -> StoredListLoader<Int, Row, Row> {
    let pager = Pager<Int, Row>(first: 0, failure: { LoadFailure($0) }) { [store, requested] page in
      requested.accept(requested.value + [page])
      guard page < pages else { return .never() }
      let rows = (page * 10..<page * 10 + 10).map { Row(id: $0) }
      return .deferred {
        try store.write { _ = try $0.add(rows.map { StoredAlbum(id: $0.id) }, update: .modified) }
        return .just(Page(rows, next: page + 1 < pages ? page + 1 : nil))
      }
    }
    return StoredListLoader(input, pager: pager, windowSize: window) { [store, converted] limits in
      store.window(of: StoredAlbum.all.order(by: \.id), limits: limits).map {
        ListWindow($0) {
          converted.accept(converted.value + 1)
          return Row(id: $0.id)
        }
      }
    }
  }

  private func record(_ loader: StoredListLoader<Int, Row, Row>) -> BehaviorRelay<[ListState<Row>]> {
    let states = BehaviorRelay<[ListState<Row>]>(value: [])
    loader.state.drive(onNext: { states.accept(states.value + [$0]) }).disposed(by: bag)
    return states
  }

  private func content(_ states: BehaviorRelay<[ListState<Row>]>) -> ListContent<Row>? {
    if case .content(let content)? = states.value.last { content } else { nil }
  }

  @Test func `A loader requests the first page once, when its screen first appears`() {
    let loader = loader(window: 20, pages: 2)
    let states = record(loader)
    #expect(states.value == [.loading])
    input.appear.accept(())
    input.appear.accept(())
    #expect(requested.value == [0])
    #expect(content(states)?.rows.map(\.id) == Array(0..<10))
  }

  @Test func `A window grows to all stored rows before the loader requests a page, and ends at the last row`() {
    let loader = loader(window: 15, pages: 3)
    let states = record(loader)
    input.appear.accept(())
    input.loadMore.accept(())
    #expect(requested.value == [0, 1])
    #expect(content(states)?.rows.count == 15)
    #expect(content(states)?.footer == .stored)
    input.loadMore.accept(())
    #expect(requested.value == [0, 1])
    #expect(content(states)?.rows.count == 20)
    input.loadMore.accept(())
    #expect(requested.value == [0, 1, 2])
    #expect(content(states)?.rows.count == 30)
    #expect(content(states)?.footer == .endReached)
    input.loadMore.accept(())
    #expect(requested.value == [0, 1, 2])
  }

  @Test func `Arrivals are the rows inserted above known ones, not the rows of a further page`() throws {
    try add(5...7)
    let loader = loader(window: 20)
    let states = record(loader)
    try add([1, 2, 9])
    #expect(content(states)?.rows.map(\.id) == [1, 2, 5, 6, 7, 9])
    #expect(content(states)?.changes.inserted == [0, 1, 5])
    #expect(content(states)?.arrivals == [0, 1])
    input.appear.accept(())
    #expect(content(states)?.header == .refreshing)
    #expect(content(states)?.arrivals == [])
  }

  @Test func `A list whose store cannot be read is in the failed state`() throws {
    let unreadable = try Store.inMemory(schemas: [])
    let pager = Pager<Int, Row>(first: 0, failure: { LoadFailure($0) }) { _ in .never() }
    let loader = StoredListLoader(input, pager: pager) { limits in
      unreadable.window(of: StoredAlbum.all, limits: limits).map { ListWindow($0) { Row(id: $0.id) } }
    }
    #expect(record(loader).value.last == .failed(.storage))
  }

  @Test func `A loader cancels its request when it is deallocated`() {
    let disposed = BehaviorRelay(value: 0)
    var loader: StoredListLoader<Int, Row, Row>? = StoredListLoader(
      input,
      pager: Pager(first: 0, failure: { LoadFailure($0) }) { _ in
        .never().do(onDispose: { disposed.accept(disposed.value + 1) })
      }
    ) { _ in .just(ListWindow()) }
    loader?.state.drive(onNext: { _ in }).disposed(by: bag)
    input.appear.accept(())
    #expect(disposed.value == 0)
    loader = nil
    #expect(disposed.value == 1)
  }

  @Test func `The number of view models that an insertion creates does not grow with the number of stored rows`()
    throws
  {
    func conversions(among count: Int) throws -> Int {
      try add(1...count)
      let loader = loader(window: 200)
      let first = BehaviorRelay<Int?>(value: nil)
      let watching = loader.state.drive(onNext: { first.accept($0.rows.first?.id) })
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
