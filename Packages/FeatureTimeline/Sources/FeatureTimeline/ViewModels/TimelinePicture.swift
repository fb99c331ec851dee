import Persistence
import Presentation

/// All that a screen of posts shows, at one moment.
struct TimelinePicture: Sendable {
  private(set) var kept = KeptTimeline()
  /// The places of posts that came in among known rows just now. Those of an older page are no news to who asked for it.
  var inserted: [Int] = []
  /// Where the posts that may be missing are asked for, or could not be had.
  var gaps: [PostID: TimelineGap.Activity] = [:]

  /// Whether what is new is being asked for.
  var isRefreshing = false
  /// Whether nobody waits for it.
  var isQuiet = false
  /// Why the last attempt to get what is new failed, if it did.
  var failure: LoadFailure?
  /// Whether what is new has been had since the way to the server was last open.
  var isCurrent = false

  var isLoadingOlder = false
  var olderFailure: LoadFailure?

  var isReachable = true { didSet { if !isReachable { isCurrent = false } } }
  var hasToken = true { didSet { if !hasToken { isCurrent = false } } }
  /// Whether the store cannot be read.
  var isUnreadable = false

  var isAuthorized: Bool { hasToken && failure != .unauthorized }

  var rows: [TimelineRow] { kept.known.rows { gaps[$0] ?? .idle } }

  mutating func show(_ new: KeptTimeline) {
    let known = Set(kept.known.posts.map(\.id))
    kept = new
    isUnreadable = false
    gaps = gaps.filter { new.known.gaps.contains($0.key) }
    guard !known.isEmpty else { return }
    let rows = rows
    func isNew(_ row: TimelineRow) -> Bool { if case .post(let post) = row { !known.contains(post.id) } else { false } }
    let end = rows.lastIndex { !isNew($0) } ?? 0
    inserted = rows[..<end].indices.filter { isNew(rows[$0]) }
  }

  var list: ListState<TimelineRow> {
    if isUnreadable { return .failed(.storage) }
    let rows = rows
    if !rows.isEmpty {
      return .content(ListContent(rows: rows, changes: Changeset(inserted: inserted), header: header, footer: footer))
    }
    switch header {
    case .stale(let failure): return .failed(failure)
    // Rows come by another way than the end of the request that brought them: that there are none is known from the store.
    case .current where kept.updated != nil: return .empty
    case .current, .refreshing: return .loading
    }
  }

  private var header: ListContent<TimelineRow>.Header {
    if isRefreshing, !isQuiet { return .refreshing }
    if !hasToken { return .stale(.unauthorized) }
    if !isReachable { return .stale(.offline) }
    if let failure { return .stale(failure) }
    return isCurrent ? .current : .refreshing
  }

  private var footer: ListContent<TimelineRow>.Footer {
    if isLoadingOlder { return .loadingMore }
    if let olderFailure { return .loadMoreFailed(olderFailure) }
    return kept.isComplete ? .endReached : .idle
  }
}
