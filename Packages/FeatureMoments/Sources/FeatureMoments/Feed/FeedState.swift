import Foundation
import Persistence
import Presentation

/// The latest values from which the list is composed.
struct FeedState: Sendable {
  private(set) var page: MomentsDetails?
  private(set) var inserted: [Int] = []
  private(set) var isUnreadable = false
  private(set) var pager = Pager<Void, Moment>.State()
  private(set) var pressed: [Moment.ID: Bool] = [:]
  /// The time of the last response.
  private(set) var updated: Date?

  /// A change of one of the values.
  enum Change: Sendable {
    case page(MomentsDetails?)
    case pager(Pager<Void, Moment>.State, at: Date)
    /// The states of the like buttons that the user pressed.
    case pressed([Moment.ID: Bool])
    /// The store can no longer be read.
    case unreadable
  }

  mutating func apply(_ change: Change) {
    inserted = []
    switch change {
    case .page(let page):
      inserted = newPositions(in: page)
      self.page = page
      isUnreadable = false
    case .pager(let pager, let time):
      if self.pager.activity == .refreshing, pager.activity == .idle, pager.failure == nil { updated = time }
      self.pager = pager
    case .pressed(let pressed): self.pressed = pressed
    case .unreadable: isUnreadable = true
    }
  }

  /// The moments with the likes that the user has chosen.
  var moments: [Moment] {
    guard let page else { return [] }
    let user = Likes.User(id: page.user.id, avatar: page.user.avatar)
    return page.moments.map { moment in
      guard let isLiked = pressed[moment.id] else { return moment }
      var moment = moment
      moment.likes = moment.likes.setting(isLiked, by: user)
      return moment
    }
  }

  var list: ListState<MomentsListItem> {
    if isUnreadable { return .failed(.storage) }
    let moments = moments.map { MomentsListItem.moment(MomentListItem($0)) }
    guard let page, !moments.isEmpty else { return pager.list([]) }
    // The first row is the profile.
    return pager.list(
      [.profile(ProfileListItem(page.user))] + moments, changes: Changeset(inserted: inserted.map { $0 + 1 }))
  }

  /// Returns the positions of moments that were not on the page before. Empty if the page was empty.
  private func newPositions(in page: MomentsDetails?) -> [Int] {
    let known = Set((self.page?.moments ?? []).map(\.id))
    guard !known.isEmpty, let moments = page?.moments else { return [] }
    return moments.indices.filter { !known.contains(moments[$0].id) }
  }
}
