import Persistence
import Presentation

extension StoredListState<Moment, StoredPage?> {
  /// The user of the page, the number of moments and the time of the last response, or `nil` before the first response.
  var page: StoredPage? { window?.details ?? nil }

  /// Returns the moments with the likes that the user has chosen.
  func moments(pressed: [Moment.ID: Bool]) -> [Moment] {
    let moments = window?.rows ?? []
    guard let user = page.map({ Likes.User(id: $0.user.id, name: $0.user.name, avatar: $0.user.avatar) }),
      !pressed.isEmpty
    else {
      return moments
    }
    return moments.map { moment in
      guard let isLiked = pressed[moment.id] else { return moment }
      var moment = moment
      moment.likes = moment.likes.setting(isLiked, by: user)
      return moment
    }
  }

  /// Returns the state of the screen. The first row is the profile, unless there are no moments.
  func list(pressed: [Moment.ID: Bool]) -> ListState<MomentsListItem> {
    guard let page, let window, !window.rows.isEmpty else { return list([MomentsListItem](), changes: Changeset()) }
    let moments = moments(pressed: pressed).map { MomentsListItem.moment(MomentListItem($0)) }
    return list(
      [.profile(ProfileListItem(page.user))] + moments,
      changes: Changeset(inserted: window.changes.inserted.map { $0 + 1 }))
  }
}
