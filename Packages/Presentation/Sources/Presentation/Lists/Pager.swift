public import Reactive

/// A loader that loads a list page by page, one request at a time.
///
/// For example:
///
///     let pager = Pager(first: 1, failure: { _ in .unknown }) { page in client.send(.ranking(page: page)) }
///     pager.refresh()
///     pager.next()
///
/// - A refresh loads the first page, or as many pages as are loaded if the pager was created with a closure that loads
///   them. If it succeeds, the result replaces all items; if it fails, the items and the position do not change.
/// - A refresh cancels a request for the next page.
/// - The position advances only when a page has loaded, so a page that failed is requested again.
/// - An item that is already in the list, for example because the list changed on the server, is not added twice.
@MainActor public final class Pager<Cursor: Sendable, Item: Identifiable & Sendable> where Item.ID: Sendable {
  /// The state of a pager.
  public struct State: Sendable {
    /// The items loaded so far, without duplicates.
    public internal(set) var items: [Item] = []
    /// The request that is running, or `idle` if there is none.
    public internal(set) var activity = Activity.idle
    /// The failure of the last request, or `nil` if that request did not fail.
    public internal(set) var failure: Failure?
    /// The position of the next request.
    public internal(set) var position = Position.unknown
    /// The number of pages loaded so far.
    public internal(set) var pageCount = 0
    /// A Boolean value that indicates whether a first page has loaded.
    public var isLoaded: Bool { if case .unknown = position { false } else { true } }

    /// Creates the state of a pager that has not loaded anything yet.
    public init() {}
  }

  /// The request that a pager is running.
  public enum Activity: Sendable {
    /// The pager runs no request, loads the first page, or loads the next page.
    case idle, refreshing, loadingMore
  }

  /// The failure of a request.
  public enum Failure: Sendable, Equatable {
    /// Loading the first page failed.
    case refresh(LoadFailure)
    /// Loading the next page failed.
    case next(LoadFailure)
  }

  /// The position at which the next request begins.
  public enum Position: Sendable {
    /// No page has loaded yet.
    case unknown
    /// The next page begins at this cursor.
    case at(Cursor)
    /// The last page has loaded.
    case end
  }

  private let first: Cursor
  private let failure: @Sendable (any Error) -> LoadFailure
  private let load: @Sendable (Cursor) -> Single<Page<Cursor, Item>>
  private let reload: (@Sendable (Int) -> Single<Page<Cursor, Item>>)?
  private let relay = BehaviorRelay(value: State())
  private let request = SerialDisposable()

  /// Creates a pager. It loads nothing until ``refresh()`` or ``next()`` is called.
  ///
  /// - Parameters:
  ///   - first: The cursor of the first page.
  ///   - failure: A closure that converts an error of `load` to a failure.
  ///   - load: A closure that loads a page. The pager subscribes once per request, and disposes of the subscription to
  ///     cancel the request.
  ///   - reload: A closure that loads the given number of first pages as one page for a refresh, so that the user keeps
  ///     the place in the list. If it is `nil`, a refresh loads only the first page.
  public init(
    first: Cursor, failure: @escaping @Sendable (any Error) -> LoadFailure,
    load: @escaping @Sendable (Cursor) -> Single<Page<Cursor, Item>>,
    reload: (@Sendable (Int) -> Single<Page<Cursor, Item>>)? = nil
  ) {
    self.reload = reload
    self.first = first
    self.failure = failure
    self.load = load
  }

  /// Creates a pager of a list that one request loads completely.
  public convenience init(whole items: Single<[Item]>) where Cursor == Void {
    self.init(first: (), failure: { LoadFailure($0) }) { _ in items.map { Page($0, next: nil) } }
  }

  deinit {
    request.dispose()
  }

  /// Emits the current state on subscription, and each later state. Never fails.
  public var states: Observable<State> { relay.asObservable() }

  /// The current state.
  public var state: State { relay.value }

  /// Loads the first page, or all pages that are loaded. Does nothing if that request is already running.
  public func refresh() {
    guard state.activity != .refreshing else { return }
    let reloaded = state.pageCount > 1 ? reload?(state.pageCount) : nil
    begin(.refreshing, reloaded ?? load(first))
  }

  /// Loads the next page, or the first one if none has loaded yet. Does nothing while a request is running or at the
  /// end of the list.
  public func next() {
    guard state.activity == .idle else { return }
    switch state.position {
    case .unknown: refresh()
    case .at(let cursor): begin(.loadingMore, load(cursor))
    case .end: break
    }
  }

  /// Repeats the request that failed. Does nothing if the last request did not fail.
  public func retry() {
    switch state.failure {
    case .refresh: refresh()
    case .next: next()
    case nil: break
    }
  }

  private func begin(_ activity: Activity, _ page: Single<Page<Cursor, Item>>) {
    change {
      $0.activity = activity
      $0.failure = nil
    }
    request.disposable =
      page
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
        if activity == .loadingMore || state.pageCount == 0 { state.pageCount += 1 }
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
