public import Reactive

/// Loads a list page by page, one request at a time.
///
/// For example:
///
///     let pager = Pager(first: 1, failure: { _ in .unknown }) { page in client.send(.ranking(page: page)) }
///     pager.refresh()
///     pager.next()
///
/// - A refresh asks for the first page. When it is in, it takes the place of all items; if it fails, items and position stay as they are.
/// - A refresh breaks off a request for the next page, whose answer is then of no concern any more.
/// - The position moves on only when a page is in, so a page that failed is asked for again.
/// - An item that is already there, because the list moved on the server, is not taken twice.
@MainActor public final class Pager<Cursor: Sendable, Item: Identifiable & Sendable> where Item.ID: Sendable {
  /// Where the pager stands.
  public struct State: Sendable {
    /// All items so far, each once.
    public internal(set) var items: [Item] = []
    /// What is under way.
    public internal(set) var activity = Activity.idle
    /// What went wrong with the last request, if it did.
    public internal(set) var failure: Failure?
    /// Whether there is more, as far as is known.
    public internal(set) var position = Position.unknown
    /// Whether a first page has come in.
    public var isLoaded: Bool { if case .unknown = position { false } else { true } }

    /// Creates the state of a pager that has asked for nothing yet.
    public init() {}
  }

  /// What is under way.
  public enum Activity: Sendable {
    case idle, refreshing, loadingMore
  }

  /// A request that failed.
  public enum Failure: Sendable, Equatable {
    case refresh(LoadFailure)
    case next(LoadFailure)
  }

  /// Where the next request would begin.
  public enum Position: Sendable {
    /// No page has come in yet.
    case unknown
    case at(Cursor)
    case end
  }

  private let first: Cursor
  private let failure: @Sendable (any Error) -> LoadFailure
  private let load: @Sendable (Cursor) -> Single<Page<Cursor, Item>>
  private let relay = BehaviorRelay(value: State())
  private let request = SerialDisposable()

  /// Creates a pager that asks for nothing yet.
  ///
  /// - Parameters:
  ///   - first: The cursor of the first page.
  ///   - failure: What an error of `load` means.
  ///   - load: Asks for a page. Subscribed once for each request; disposing of it breaks the request off.
  public init(
    first: Cursor, failure: @escaping @Sendable (any Error) -> LoadFailure,
    load: @escaping @Sendable (Cursor) -> Single<Page<Cursor, Item>>
  ) {
    self.first = first
    self.failure = failure
    self.load = load
  }

  deinit {
    request.dispose()
  }

  /// Emits where the pager stands, now and after each change. Never fails.
  public var states: Observable<State> { relay.asObservable() }

  /// Where the pager stands.
  public var state: State { relay.value }

  /// Asks for the first page. Does nothing while that is under way.
  public func refresh() {
    guard state.activity != .refreshing else { return }
    begin(.refreshing, at: first)
  }

  /// Asks for the next page, or for the first one if none has come in yet. Does nothing while a request is under way, nor at the end.
  public func next() {
    guard state.activity == .idle else { return }
    switch state.position {
    case .unknown: refresh()
    case .at(let cursor): begin(.loadingMore, at: cursor)
    case .end: break
    }
  }

  /// Repeats the request that failed. Does nothing if none did.
  public func retry() {
    switch state.failure {
    case .refresh: refresh()
    case .next: next()
    case nil: break
    }
  }

  private func begin(_ activity: Activity, at cursor: Cursor) {
    change {
      $0.activity = activity
      $0.failure = nil
    }
    request.disposable = load(cursor)
      .map { Result<Page<Cursor, Item>, LoadFailure>.success($0) }
      .catch { [failure] in .just(.failure(failure($0))) }
      .asDriver(onErrorJustReturn: .failure(.unknown))
      .drive(onNext: { [weak self] in self?.end(activity, with: $0) })
  }

  private func end(_ activity: Activity, with result: Result<Page<Cursor, Item>, LoadFailure>) {
    change { state in
      state.activity = .idle
      switch result {
      case .success(let page):
        if activity == .refreshing { state.items = [] }
        var known = Set(state.items.map(\.id))
        state.items += page.items.filter { known.insert($0.id).inserted }
        state.position = page.next.map(Position.at) ?? .end
      case .failure(let failure):
        state.failure = activity == .refreshing ? .refresh(failure) : .next(failure)
      }
    }
  }

  private func change(_ change: (inout State) -> Void) {
    var state = relay.value
    change(&state)
    relay.accept(state)
  }
}
