public import Foundation
public import Persistence
public import Reactive

/// A loader that shows the stored rows of a list and loads further rows page by page.
///
/// The loader observes a window of the stored rows, so the cost of a change does not depend on the length of the list.
/// When the user nears the end of the window, the window grows; when it contains all stored rows, the pager loads the
/// next page.
///
/// ```swift
/// let loader = StoredListLoader(input, pager: pager, updated: repository.updated) { limits in
///   store.window(of: StoredAlbum.all, limits: limits).map { ListWindow($0, row: \.row) }
/// }
/// state = loader.state
/// ```
///
/// - The first `appear` loads the first page, and each `refresh` loads it again.
/// - The state is `.failed(.storage)` if the store cannot be read; the next refresh reads it again.
/// - The inputs have an effect only while ``state`` has a subscriber.
@MainActor public final class StoredListLoader<Cursor: Sendable, Item: Identifiable & Sendable, Row: ListItemViewModel>
where Item.ID: Sendable {
  /// Emits the state of the list on subscription and after each change. Retain the loader for as long as you are
  /// subscribed.
  public private(set) lazy var state: Driver<ListState<Row>> = makeState()
  /// Emits the time at which the rows were last loaded, on subscription and after each change. Emits `nil` if the rows
  /// were never loaded, or if the time cannot be read.
  public let updated: Driver<Date?>

  private enum Event: Sendable {
    /// The window, or `nil` if the store cannot be read.
    case window(ListWindow<Row>?)
    case pager(Pager<Cursor, Item>.State)
  }

  private let input: ListInput
  private let pager: Pager<Cursor, Item>
  private let windowSize: Int
  private let windows: @Sendable (Observable<Int>) -> Observable<ListWindow<Row>>
  private let limit: BehaviorRelay<Int>
  private var window: ListWindow<Row>? = ListWindow()
  private var hasAppeared = false

  /// Creates a loader. It sends no requests until ``state`` has a subscriber and `input` emits.
  ///
  /// - Parameters:
  ///   - input: The inputs of the list.
  ///   - pager: The pager that loads pages into the store.
  ///   - windowSize: The number of rows by which the window grows.
  ///   - updated: An observable that emits the time at which the rows were last loaded. The loader subscribes again on
  ///     each refresh.
  ///   - windows: A closure that returns a sequence of the first stored rows, limited to the number that the given
  ///     sequence last emitted. The loader subscribes again on each refresh.
  public init(
    _ input: ListInput, pager: Pager<Cursor, Item>, windowSize: Int = 200, updated: Observable<Date?> = .just(nil),
    windows: @escaping @Sendable (Observable<Int>) -> Observable<ListWindow<Row>>
  ) {
    self.input = input
    self.pager = pager
    self.windowSize = windowSize
    self.windows = windows
    limit = BehaviorRelay(value: windowSize)
    self.updated = input.refresh.asObservable().startWith(())
      .flatMapLatest { updated.catch { _ in .just(nil) } }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: nil)
  }

  private func makeState() -> Driver<ListState<Row>> {
    let stored = input.refresh.asObservable().startWith(())
      .flatMapLatest { [windows, limit] in
        windows(limit.asObservable()).map(Event.window).catch { _ in .just(.window(nil)) }
      }
    let requests = Signal.merge(
      input.appear.asSignal().map { _ in { @MainActor @Sendable (loader: StoredListLoader) in loader.appear() } },
      input.refresh.asSignal().map { _ in { @MainActor @Sendable (loader: StoredListLoader) in loader.pager.refresh() }
      },
      input.loadMore.asSignal().map { _ in { @MainActor @Sendable (loader: StoredListLoader) in loader.loadMore() } })
    // Signals and drivers deliver on the main actor.
    let served = requests.asObservable().compactMap { [weak self] request -> Event? in
      MainActor.assumeIsolated { if let self { request(self) } }
      return nil
    }
    return Observable.merge(stored, pager.states.map(Event.pager), served)
      .asDriver(onErrorDriveWith: .never())
      .compactMap { [weak self] event in MainActor.assumeIsolated { self?.state(after: event) } }
      .distinctUntilChanged()
  }

  private func appear() {
    if hasAppeared { return }
    hasAppeared = true
    pager.refresh()
  }

  private func loadMore() {
    if window?.hasMore == true { limit.accept(limit.value + windowSize) } else { pager.next() }
  }

  private func state(after event: Event) -> ListState<Row> {
    switch event {
    case .window(let new): window = new
    case .pager: window?.changes = Changeset()
    }
    guard let window else { return .failed(.storage) }
    let state = pager.state.list(window.rows, changes: window.changes)
    guard window.hasMore, case .content(var content) = state, content.footer != .loadingMore else { return state }
    content.footer = .stored
    return .content(content)
  }
}

/// The first stored rows of a list, and the changes that led to them.
public struct ListWindow<Row: Sendable>: Sendable {
  /// The stored rows in display order.
  public var rows: [Row]
  /// The changes that led from the previous rows to these. Empty for the first rows.
  public var changes: Changeset
  /// A Boolean value that indicates whether there are stored rows below the window.
  public var hasMore: Bool

  /// Creates a window.
  public init(rows: [Row] = [], changes: Changeset = Changeset(), hasMore: Bool = false) {
    self.rows = rows
    self.changes = changes
    self.hasMore = hasMore
  }

  /// Creates a window of stored records.
  public init<Stored>(_ window: RecordWindow<Stored>, row: (Stored) -> Row) {
    self.init(rows: window.rows.map(row), changes: window.changes, hasMore: window.hasMore)
  }
}
