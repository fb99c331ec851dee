import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive

/// The changes that the server sends without a request.
extension TimelineRepository {
  /// Returns an observable of the changes of the timeline. It is empty if the server has no stream of them.
  func changes(from server: TimelineServer, _ clock: any SchedulerType) -> Observable<StreamSignal<StreamingEvent>> {
    guard let client = server.streams, let live = remote.live else { return .empty() }
    return live.channel.asObservable().flatMapLatest { client.stream($0, scheduler: clock) }
  }

  /// Emits when the newest post was deleted although there is a gap below it: the gap is then above all stored posts, where it
  /// cannot be marked. A screen of a post deletes it if the server no longer has it.
  var lostGaps: Observable<Void> {
    store.array(posts.positions.limit(1)).map(\.first)
      .scan((StoredPosition?.none, StoredPosition?.none)) { ($0.1, $1) }
      .filter { old, new in
        guard let old, old.hasGapBelow else { return false }
        return new.map { $0.position < old.position } ?? true
      }
      .map { _ in }
  }

  /// Writes a change to the store. Returns `false` if only a request can show what has changed.
  ///
  /// - Parameter position: The reading position on the screen, or `nil` for the newest post.
  func write(_ event: StreamingEvent, around position: PostID?) throws -> Bool {
    guard let context = remote.live?.context else { return false }
    switch event {
    case .status(let status):
      let post = Post(status, in: context)
      try actions?.note([post])
      try write { transaction, timeline in
        if try transaction.first(posts.positions) == nil { timeline.isComplete = true }
        try posts.push(post, transaction)
      }
      try trim(around: position)
    case .edited(let status):
      var post = Post(status, in: context)
      try actions?.note([post])
      try change { transaction, _ in
        // Streams of public posts do not contain what belongs to one user.
        if post.reactions == nil { post.reactions = try transaction.first(posts.post(post.id))?.post.reactions }
        try posts.update(post, transaction)
      }
    case .deleted(let id):
      return try change { transaction, timeline in
        let newest = try transaction.first(posts.positions)
        try posts.remove(PostID(id.description), transaction)
        // A timeline without posts is complete.
        if try transaction.first(posts.positions) == nil { timeline?.isComplete = true }
        // Without the newest post, the gap below it is above all stored posts, where it cannot be marked.
        return newest?.hasGapBelow != true || newest?.id.text != id.description
      }
    case .notification: break
    case .filtersChanged, .unreadable: return false
    }
    return true
  }
}
