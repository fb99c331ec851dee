import Persistence
import Presentation

/// The state of the page of moments: the stored data, the like buttons that the user pressed, and the request for the
/// page.
struct FeedState: Sendable {
  private(set) var window = RecordWindow<StoredMoment>()
  /// The stored state of the page, or `nil` before the first response.
  var page: StoredPage?
  /// The changes that led to the current moments. Empty if another part of the state changed.
  var changes = Changeset()
  var pager = Pager<Void, Moment>.State()
  /// The states of the like buttons that the user pressed.
  var pressed: [Moment.ID: Bool] = [:]
  /// Whether the store cannot be read.
  var isUnreadable = false

  /// Shows the moments of the store.
  mutating func show(_ new: RecordWindow<StoredMoment>) {
    window = new
    changes = new.changes
    isUnreadable = false
  }

  /// The moments with the likes that the user has chosen.
  var moments: [Moment] {
    let user = page.map { Likes.User(id: $0.user.id, avatar: $0.user.avatar) }
    return window.rows.map { row in
      guard let user, let isLiked = pressed[row.moment.id] else { return row.moment }
      var moment = row.moment
      moment.likes = moment.likes.setting(isLiked, by: user)
      return moment
    }
  }

  var list: ListState<MomentsListItem> {
    if isUnreadable { return .failed(.storage) }
    guard let page, !window.rows.isEmpty else { return pager.list([]) }
    // The first row is the profile.
    let rows = [.profile(ProfileListItem(page.user))] + moments.map { MomentsListItem.moment(MomentListItem($0)) }
    let state = pager.list(rows, changes: Changeset(inserted: changes.inserted.map { $0 + 1 }))
    guard window.hasMore, case .content(var content) = state else { return state }
    content.footer = .stored
    return .content(content)
  }
}
