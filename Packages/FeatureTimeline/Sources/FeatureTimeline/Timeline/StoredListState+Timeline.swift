import Persistence
import Posts
import Presentation

/// What a timeline shows besides its rows.
struct TimelineDetails: Sendable {
  /// The stored state of the timeline, or `nil` before the first response.
  var stored: StoredTimeline?
  /// The indices of the gaps in the rows.
  var gaps: [Int]
}

extension StoredListState<TimelineRow, TimelineDetails> {
  /// Returns whether the window has a gap below a post.
  func hasGap(below id: PostID) -> Bool {
    window.map { window in window.details.gaps.contains { window.rows[$0].id == .gap(id) } } ?? false
  }

  /// Returns the state of the screen: the stored posts with the changes of the user's actions, and the gaps with their
  /// requests.
  ///
  /// - Parameters:
  ///   - own: The changes of the user's actions.
  ///   - hidesPeople: A Boolean value that indicates whether posts of muted and blocked people are omitted.
  func list(_ own: ActionChanges, hidesPeople: Bool) -> ListState<TimelineRow> {
    var rows = window?.rows ?? []
    for index in window?.details.gaps ?? [] {
      switch rowRequests[rows[index].id] {
      case .loading: rows[index] = .gap(TimelineGap(below: rows[index].position, activity: .loading))
      case .failed(let failure):
        rows[index] = .gap(TimelineGap(below: rows[index].position, activity: .failed(failure)))
      case nil: break
      }
    }
    let visible = hidesPeople && own.hidesAnyone ? rows.filter { !($0.post.map(own.hides) ?? false) } : rows
    let shown = own.applied(to: visible) { $0.with($1) }
    // The offsets of the changes are those of the stored rows.
    let changes = shown.count == rows.count ? window?.changes : nil
    return list(shown, changes: changes ?? Changeset())
  }
}
