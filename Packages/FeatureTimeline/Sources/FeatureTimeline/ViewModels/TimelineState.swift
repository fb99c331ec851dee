import Persistence
import Posts
import Presentation

/// The complete state of a screen of posts.
struct TimelineState: Sendable {
  /// The shown rows, with the changes that led to this state.
  var window = TimelineWindow()
  /// The stored state of the timeline, or `nil` before the first response.
  var stored: StoredTimeline?
  /// The activities of gaps whose posts are being loaded or failed to load, by the IDs of the posts above the gaps.
  var gaps: [PostID: TimelineGap.Activity] = [:] { didSet { showGaps() } }

  /// Whether the newest posts are being requested.
  var isRefreshing = false
  /// Whether the list does not show that the newest posts are being requested, because
  /// polling started the request.
  var isQuiet = false
  /// The reason why the last completed refresh failed, or `nil` if it succeeded or if there was none.
  var failure: LoadFailure?
  /// Whether the last refresh succeeded, and neither the connection to the server nor
  /// the token has been lost since.
  var isCurrent = false

  var isLoadingOlder = false
  var olderFailure: LoadFailure?

  /// The known reactions of the user.
  var reactions = ReactionMap()

  /// The failure without a token.
  var loggedOut = LoadFailure.unauthorized
  var isReachable = true { didSet { if !isReachable { isCurrent = false } } }
  var hasToken = true { didSet { if !hasToken { isCurrent = false } } }
  /// Whether the store cannot be read.
  var isUnreadable = false

  var isAuthorized: Bool { hasToken && failure != loggedOut }

  /// Whether older posts can be requested: the window has posts, the stored timeline is
  /// not known to be complete, and older posts are not being loaded.
  var canLoadOlder: Bool { window.bottom != nil && stored?.isComplete != true && !isLoadingOlder }

  /// Returns whether the window has a gap below a post.
  func hasGap(below id: PostID) -> Bool { window.gaps.contains { window.rows[$0].id == .gap(id) } }

  /// Shows the posts of the store. Posts that the store reports as inserted become inserted rows.
  mutating func show(_ new: TimelineWindow) {
    window = new
    isUnreadable = false
    let withGap = Set(new.gaps.map { new.rows[$0].position })
    gaps = gaps.filter { withGap.contains($0.key) }
  }

  /// Shows the state of the gaps. Writes only to rows that differ, so that states with the same rows share them and are
  /// compared quickly.
  private mutating func showGaps() {
    for index in window.gaps {
      let id = window.rows[index].position
      let row = TimelineRow.gap(TimelineGap(below: id, activity: gaps[id] ?? .idle))
      if window.rows[index] != row { window.rows[index] = row }
    }
  }

  var list: ListState<TimelineRow> {
    if isUnreadable { return .failed(.storage) }
    // Filters can hide all posts of the window, although there are more.
    if !window.rows.isEmpty || window.hasMore || window.bottom != nil && stored?.isComplete == false {
      let rows = reactions.applied(to: window.rows) { $0.with($1) }
      return .content(ListContent(rows: rows, changes: window.changes, header: header, footer: footer))
    }
    switch header {
    case .stale(let failure): return .failed(failure)
    // The rows can arrive after the request has ended, so `isComplete` decides whether the timeline is empty.
    case .current where stored?.isComplete == true: return .empty
    case .current, .refreshing: return .loading
    }
  }

  private var header: ListContent<TimelineRow>.Header {
    if isRefreshing, !isQuiet { return .refreshing }
    if !hasToken { return .stale(loggedOut) }
    if !isReachable { return .stale(.offline) }
    if let failure { return .stale(failure) }
    return isCurrent ? .current : .refreshing
  }

  private var footer: ListContent<TimelineRow>.Footer {
    if isLoadingOlder { return .loadingMore }
    if window.hasMore { return .stored }
    if stored?.isComplete == true { return .endReached }
    return olderFailure.map(ListContent.Footer.loadMoreFailed) ?? .idle
  }
}
