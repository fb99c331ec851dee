public import Persistence

/// The complete state of a ``StoredList``.
public struct StoredListState<Row: Identifiable & Equatable & Sendable, Details: Sendable>: Sendable
where Row.ID: Sendable {
  /// The stored rows, with the changes that led to this state, or `nil` if they have never been read.
  public internal(set) var window: ListWindow<Row, Details>?
  /// The requests for missing rows that are running or have failed, by the rows at which they are missing.
  public private(set) var rowRequests: [Row.ID: RowRequest] = [:]
  /// A Boolean value that indicates whether the newest rows are being requested.
  public private(set) var isRefreshing = false
  /// Whether the list does not show that the newest rows are being requested, because polling started the request.
  var isQuiet = false
  /// The reason why the last completed refresh failed, or `nil` if it succeeded or if there was none.
  private var failure: LoadFailure?
  /// Whether the last refresh succeeded, and neither the connection to the server nor the token has been lost since.
  private var isCurrent = false
  private(set) var isLoadingMore = false
  private var moreFailure: LoadFailure?
  private let loggedOut: LoadFailure
  var isReachable = true { didSet { if !isReachable { isCurrent = false } } }
  /// A Boolean value that indicates whether there is a token. Without one, the list sends no requests.
  public internal(set) var hasToken = true { didSet { if !hasToken { isCurrent = false } } }
  private(set) var isUnreadable = false

  /// A request for the rows that are missing at a row.
  public enum RowRequest: Equatable, Sendable {
    /// The rows are loading.
    case loading
    /// The last request failed.
    case failed(LoadFailure)
  }

  init(loggedOut: LoadFailure) {
    self.loggedOut = loggedOut
  }

  /// A Boolean value that indicates whether requests are authorized.
  public var isAuthorized: Bool { hasToken && failure != loggedOut && moreFailure != loggedOut }

  // MARK: - Changes

  func isRunning(_ request: ListRequest<Row.ID>) -> Bool {
    switch request {
    case .refresh, .poll: isRefreshing
    case .more: isLoadingMore
    case .row(let id): rowRequests[id] == .loading
    }
  }

  mutating func begin(_ request: ListRequest<Row.ID>) {
    switch request {
    case .refresh, .poll:
      isRefreshing = true
      isQuiet = request == .poll && (isCurrent || failure != nil)
      if request == .refresh { (isLoadingMore, moreFailure) = (false, nil) }
    case .more:
      isLoadingMore = true
      moreFailure = nil
    case .row(let id): rowRequests[id] = .loading
    }
  }

  mutating func end(_ request: ListRequest<Row.ID>, _ failure: LoadFailure?) {
    switch request {
    case .refresh, .poll:
      isRefreshing = false
      self.failure = failure
      isCurrent = failure == nil
    case .more:
      isLoadingMore = false
      moreFailure = failure
    case .row(let id): rowRequests[id] = failure.map(RowRequest.failed)
    }
  }

  /// Shows what the store contains, or that it cannot be read.
  mutating func show(_ new: ListWindow<Row, Details>?) {
    isUnreadable = new == nil
    guard let new else { return }
    window = new
    if rowRequests.isEmpty { return }
    let known = Set(new.rows.map(\.id))
    rowRequests = rowRequests.filter { known.contains($0.key) }
  }

  // MARK: - The list

  /// The state of a screen that shows the stored rows.
  public var list: ListState<Row> { list(window?.rows ?? [], changes: window?.changes ?? Changeset()) }

  /// Returns the state of a screen that shows the given rows for the stored ones.
  public func list<Shown>(_ rows: [Shown], changes: Changeset) -> ListState<Shown> {
    if isUnreadable { return .failed(.storage) }
    let header = header(of: Shown.self)
    // The user's filters can hide all rows of the window, although there are more.
    if !rows.isEmpty || window?.below == .stored || window?.below == .server {
      return .content(ListContent(rows: rows, changes: changes, header: header, footer: footer(of: Shown.self)))
    }
    switch header {
    case .stale(let failure): return .failed(failure)
    case .current: return .empty
    case .refreshing: return .loading
    }
  }

  private func header<Shown>(of _: Shown.Type) -> ListContent<Shown>.Header {
    if isRefreshing, !isQuiet { return .refreshing }
    if !hasToken { return .stale(loggedOut) }
    if !isReachable { return .stale(.offline) }
    if let failure { return .stale(failure) }
    return isCurrent ? .current : .refreshing
  }

  private func footer<Shown>(of _: Shown.Type) -> ListContent<Shown>.Footer {
    if isLoadingMore { return .loadingMore }
    switch window?.below {
    case .stored: return .stored
    case .end: return .endReached
    case .server, .unknown, nil: return moreFailure.map(ListContent.Footer.loadMoreFailed) ?? .idle
    }
  }
}
