import Mastodon
import Persistence
import Posts
import Presentation

/// The complete state of the screen of notifications.
struct NotificationsState: Sendable {
  private(set) var rows: [NotificationRow] = []
  private(set) var window = RecordWindow<StoredNotification>()
  /// The stored state of the list, or `nil` before the first response.
  private(set) var stored: StoredNotificationList?
  /// The insertions that led to the current rows. Empty if another part of the state changed.
  var changes = Changeset()
  var pager = Pager<NotificationPage, StoredNotification>.State()
  /// The reason why the last poll failed, or `nil` if it succeeded.
  var pollFailure: LoadFailure?
  var isReachable = true
  var hasToken = true
  /// Whether the store cannot be read.
  var isUnreadable = false

  var isAuthorized: Bool {
    hasToken && pollFailure != .unauthorized && pager.failure != .refresh(.unauthorized)
      && pager.failure != .next(.unauthorized)
  }

  /// Whether a poll can continue after the last response. Otherwise, the newest page is
  /// requested again.
  var canPoll: Bool { if case .refresh = pager.failure { false } else { pager.isLoaded } }

  /// A sentence about a capability that the server lacks, or `nil` if no capability is missing.
  var absence: LocalizedText? {
    stored?.lacksMarkers == true ? Capability.markers.absence : nil
  }

  /// Shows the notifications of the store. Reports a row as inserted if its newest notification was inserted and the
  /// list already had rows.
  mutating func show(_ new: RecordWindow<StoredNotification>) {
    let inserted = window.rows.isEmpty ? [] : new.changes.inserted
    window = new
    isUnreadable = false
    updateRows()
    let arrivals = Set(inserted.map { new.rows[$0].id })
    changes = Changeset(inserted: rows.indices.filter { arrivals.contains(rows[$0].id) })
  }

  /// Shows the stored state. The rows change only if the read marker has changed.
  mutating func show(_ new: StoredNotificationList?) {
    let old = stored
    stored = new
    if old?.read != new?.read { updateRows() }
  }

  private mutating func updateRows() {
    rows = [NotificationRow](window.rows, readThrough: stored?.read)
  }

  var list: ListState<NotificationRow> {
    if isUnreadable { return .failed(.storage) }
    let obstacle: LoadFailure? = !hasToken ? .unauthorized : !isReachable ? .offline : nil
    guard case .content(var content) = pager.list(rows, changes: changes) else {
      if let obstacle { return .failed(obstacle) }
      return pager.list(rows)
    }
    if let failure = obstacle ?? (content.header == .current ? pollFailure : nil) { content.header = .stale(failure) }
    if window.hasMore, content.footer != .loadingMore { content.footer = .stored }
    return .content(content)
  }
}
