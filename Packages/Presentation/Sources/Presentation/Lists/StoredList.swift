public import Persistence
public import Reactive

/// A list of stored rows: it observes a window of the store, and requests rows that are written to the store.
///
/// The result of a request is visible in the same state as the rows that it stored. For this, the writes of a request
/// form a batch, and when the request ends, one read of the store yields the rows and the fact that the request has
/// ended.
///
/// ```swift
/// let list = StoredList<Album, Date?>(input, store: store) { extents in
///   store.list(of: StoredAlbum.all, growingBy: 100, following: extents) { try $0.first(StoredUpdate.all)?.date }
///     .map { $0.showing($0.rows.map(\.album), below: .end) }
/// } load: { request, extent, batch in
///   repository.load(in: batch)
/// }
/// state = list.states.map(\.list).distinctUntilChanged()
/// ```
///
/// - Without polling, the first `appear` requests the newest rows. With polling, each `appear` does, and the list then
///   polls until it disappears.
/// - When the user nears the end, the window grows. If it contains all stored rows, the list also requests the next page.
/// - A refresh by the user cancels a request for the next page.
/// - If the store cannot be read, the state is `.failed(.storage)`; the next refresh reads it again.
/// - Releasing the list cancels its requests.
@MainActor public final class StoredList<Row: Identifiable & Equatable & Sendable, Details: Sendable>
where Row.ID: Sendable {
  /// What a screen shows of the list.
  public typealias State = StoredListState<Row, Details>
  /// The stored rows of the list, with the details that the store knows of them.
  public typealias Window = ListWindow<Row, Details>

  private let relay: BehaviorRelay<State>
  private let completions = PublishRelay<Void>()
  private let store: Store
  private let window: @Sendable (Observable<ListExtent>) -> Observable<Window>
  private let load: @MainActor (ListRequest<Row.ID>, ListExtent, WriteBatch) -> Single<Void>
  private let extent = BehaviorRelay(value: ListExtent())
  private var poller: Poller?
  private var isVisible = false
  private var hasAppeared = false
  /// Whether to request the newest rows again after the current request for them.
  private var needsPoll = false
  private var reading = DisposeBag()
  private var running: [ListRequest<Row.ID>: DisposeBag] = [:]
  /// The results of the requests that have ended and that the state does not include yet, oldest first.
  private var results: [(request: ListRequest<Row.ID>, failure: LoadFailure?)] = []
  private let bag = DisposeBag()

  /// Creates a list. It sends no requests until an input emits.
  ///
  /// - Parameters:
  ///   - input: The inputs of the list.
  ///   - store: The store of the rows.
  ///   - polling: The conditions under which the list polls the server, or `nil` if it does not.
  ///   - window: A closure that returns an observable of the window for the latest extent. It must emit a window for
  ///     each extent. The list subscribes again if it has failed.
  ///   - load: A closure that returns a single that sends a request for a list of the given extent, and writes the
  ///     response in the given batch. One request of each kind runs at a time.
  public init(
    _ input: ListInput, store: Store, polling: ListPolling? = nil,
    window: @escaping @Sendable (Observable<ListExtent>) -> Observable<Window>,
    load: @escaping @MainActor (ListRequest<Row.ID>, ListExtent, WriteBatch) -> Single<Void>
  ) {
    self.store = store
    self.window = window
    self.load = load
    relay = BehaviorRelay(value: State(loggedOut: polling?.loggedOut ?? .unauthorized))
    read()
    bind(input.appear) { $0.appear() }
    bind(input.disappear) { $0.show(isVisible: false) }
    bind(input.refresh) { $0.refresh() }
    bind(input.loadMore) { $0.loadMore() }
    if let polling { follow(polling) }
  }

  /// Emits the state on subscription and after each change.
  public var states: Driver<State> { relay.asDriver() }

  /// The current state.
  public var state: State { relay.value }

  /// Emits after each state that includes a successful refresh or poll.
  public var refreshed: Signal<Void> { completions.asSignal() }

  /// Emits the state again. Call this method if the rows show values that are not stored, and one of them has changed.
  public func emitState() { change { _ in } }

  // MARK: - Inputs

  private func bind(_ relay: PublishRelay<Void>, _ action: @escaping @MainActor (StoredList) -> Void) {
    relay.asSignal().emit(with: self) { list, _ in action(list) }.disposed(by: bag)
  }

  private func appear() {
    show(isVisible: true)
    if poller == nil, !hasAppeared { run(.refresh) }
    hasAppeared = true
  }

  private func show(isVisible: Bool) {
    self.isVisible = isVisible
    pollIfPossible()
  }

  /// Requests the newest rows, as the `refresh` of the list's inputs does.
  public func refresh() {
    if state.isUnreadable { read() }
    run(.refresh)
  }

  private func loadMore() {
    guard let below = state.window?.below, below != .end, below != .server || !state.isLoadingMore else { return }
    if below == .unknown { return refresh() }
    var larger = extent.value
    larger.extensions += 1
    extent.accept(larger)
    if below == .server { run(.more) }
  }

  /// Requests the rows that are missing at a row. Does nothing if this request is running.
  public func load(at row: Row.ID) { run(.row(row)) }

  // MARK: - The server

  private func follow(_ polling: ListPolling) {
    poller = Poller(interval: polling.interval, clock: polling.clock) { [weak self] in self?.run(.poll) }
    polling.isReachable.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] isReachable in
        self?.change { $0.isReachable = isReachable }
        self?.pollIfPossible()
      })
      .disposed(by: bag)
    polling.isAuthorized.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] isAuthorized in
        self?.change { $0.hasToken = isAuthorized }
        self?.pollIfPossible()
      })
      .disposed(by: bag)
    polling.limits.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.poller?.limit = $0 })
      .disposed(by: bag)
    polling.isLive.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.poller?.interval = polling.interval * ($0 ? 10 : 1) })
      .disposed(by: bag)
    polling.needed.emit(with: self) { list, _ in list.pollAgain() }.disposed(by: bag)
  }

  /// Requests the newest rows, after the current request for them if there is one.
  private func pollAgain() {
    needsPoll = state.isRunning(.poll)
    if !needsPoll { poller?.askNow() }
  }

  private func pollIfPossible() { poller?.isActive = isVisible && state.isReachable && state.hasToken }

  private func run(_ request: ListRequest<Row.ID>) {
    guard state.hasToken else { return }
    if state.isRunning(request) {
      if request == .refresh { change { $0.isQuiet = false } }
      return
    }
    // The page may not continue the new rows.
    if request == .refresh { running[.more] = nil }
    var new = state
    new.begin(request)
    // A quiet poll does not change the state, so the changes that led to it stay.
    if !new.isQuiet { new.window?.changes = Changeset() }
    relay.accept(new)
    if request.isOfNewest { poller?.began() }
    let (batch, requestBag) = (WriteBatch(store), DisposeBag())
    running[request] = requestBag
    load(request, extent.value, batch)
      .map { LoadFailure?.none }
      .catch { .just(LoadFailure($0)) }
      .asDriver(onErrorJustReturn: .unknown)
      // After the result, so that one read includes both.
      .do(onDispose: { batch.end() })
      .drive(onNext: { [weak self] failure in self?.end(request, failure) })
      .disposed(by: requestBag)
  }

  /// Keeps the result until the window includes what the request stored.
  private func end(_ request: ListRequest<Row.ID>, _ failure: LoadFailure?) {
    results.append((request, failure))
    var later = extent.value
    later.requests += 1
    extent.accept(later)
  }

  // MARK: - The store

  private func read() {
    reading = DisposeBag()
    let extents = extent.asObservable()
    window(extents)
      .map { (window: Window?.some($0), extent: $0.extent) }
      // Requests continue, and their results need no window to be shown.
      .catch { _ in extents.map { (window: nil, extent: $0) } }
      .asDriver(onErrorDriveWith: .never())
      .drive(onNext: { [weak self] in self?.show($0.window, $0.extent) })
      .disposed(by: reading)
  }

  private func show(_ window: Window?, _ extent: ListExtent) {
    let ended = results.prefix(max(0, results.count - (self.extent.value.requests - extent.requests)))
    results.removeFirst(ended.count)
    for (request, _) in ended { running[request] = nil }
    change { state in
      state.show(window)
      for (request, failure) in ended { state.end(request, failure) }
    }
    for (request, failure) in ended where request.isOfNewest {
      poller?.ended(isSuccess: failure == nil)
      if failure == nil { completions.accept(()) }
      if needsPoll { pollAgain() }
    }
  }

  private func change(_ change: (inout State) -> Void) {
    var new = relay.value
    new.window?.changes = Changeset()
    change(&new)
    relay.accept(new)
  }
}
