import Networking
import Persistence
import Posts
import Presentation
import Reactive

/// The requests of the repository, and what their responses change in the store.
extension TimelineRepository {
  /// Performs a request of a list.
  ///
  /// - Parameter position: The reading position on the screen, or `nil` for the newest post.
  func load(
    _ request: ListRequest<TimelineRow.ID>, around position: PostID?, in batch: WriteBatch
  ) -> Single<Void> {
    let repository = writing(in: batch)
    switch request {
    case .refresh: return repository.refresh(around: position).map { _ in }
    // A poll of a source that needs several requests must not exceed the number that its interval allows.
    case .poll: return repository.refresh(around: position, rereads: remote.requestsPerPage == 1).map { _ in }
    case .more: return repository.loadOlder()
    case .row(.gap(let id)): return repository.fillGap(below: id)
    case .row(.post): return .just(())
    }
  }

  /// The maximum number of pages of newer posts that a refresh requests before it leaves a gap.
  private static let pagesWithoutGap = 3
  /// The number of posts on either side of the reading position that can be visible with it.
  private static let visiblePosts = 20
  /// The maximum number of pages in which the posts around the reading position are requested.
  private static let visiblePages = 10

  /// Requests the newest posts, and the posts between them and the stored ones. Deletes posts that the server no longer
  /// has.
  ///
  /// - Parameters:
  ///   - position: The reading position, whose posts stay stored, or `nil` for the stored one.
  ///   - rereads: Whether to request the posts around the position again, too, if it is below the newest page.
  /// - Returns: The oldest post of the newest page, or `nil` if there are no posts.
  func refresh(around position: PostID? = nil, rereads: Bool = true) -> Single<PostID?> {
    // allow(no-dropped-errors): the failure of the request is reported
    request(.latest).observe(on: scheduler).do(onError: { try? forgetIfAbsent($0) }).flatMap { latest in
      let isNew = try store.read { try $0.first(posts.positions) }?.id != latest.first?.id
      return try insert(latest)
        .flatMap { _ in try reread(around: rereads ? position : nil, below: latest.last?.id) }
        .map { _ in
          if isNew { try trim(around: position) }
          return latest.last?.id
        }
    }
    .subscribe(on: scheduler)
  }

  /// Requests and stores a page of posts older than all stored posts. An empty page marks the end of the timeline.
  /// Fails if the server sends other posts.
  func loadOlder() -> Single<Void> {
    .deferred {
      guard let oldest = try store.read({ try $0.first(posts.positionsOldestFirst) })?.id else {
        return refresh().map { _ in }
      }
      return load(below: oldest).map { page in
        guard let page else { throw LoadFailure.unreadable }
        if !page.isEmpty { try change { _, timeline in timeline?.isComplete = false } }
      }
    }
    .subscribe(on: scheduler)
  }

  /// Requests a page of posts below a gap's upper edge. Fails if the server sends other posts.
  func fillGap(below id: PostID) -> Single<Void> {
    load(below: id).map { page in
      if page == nil { throw LoadFailure.unreadable }
    }
  }

  /// Requests a page of posts below the given one. The page replaces the stored posts in its range. Emits the posts of
  /// the page, or `nil` if it does not continue below the given post.
  func load(below id: PostID) -> Single<[Post]?> {
    request(.older(than: id)).observe(on: scheduler).flatMap { reply in
      // Some servers include the post itself.
      let page = reply.first?.id == id ? Array(reply.dropFirst()) : reply
      return try isLatest(page, below: id).map { isLatest in
        try write { transaction, timeline in
          if isLatest { return nil }
          if page.isEmpty { timeline.isComplete = true }
          return try posts.insert(page, directlyBelow: id, transaction)
        }
      }
    }
  }

  /// Emits whether the server ignored the ID in a request for older posts, and sent its newest ones. If the page looks
  /// like them, requests them to compare: above the given post, they contain posts of the page only then.
  private func isLatest(_ page: [Post], below id: PostID) throws -> Single<Bool> {
    guard try store.read({ try posts.canBeLatest(page, below: id, $0) }) else { return .just(false) }
    return request(.latest).observe(on: scheduler).map { latest in
      !Set(latest.prefix { $0.id != id }.map(\.id)).isDisjoint(with: page.map(\.id))
    }
  }

  /// Requests one post, and replaces the stored one. If the server no longer has the post, deletes it and fails with a
  /// message that names the post.
  func load(_ id: PostID) -> Single<Post> {
    remote.post(id).explainingAbsence(as: .noPost(id)).observe(on: scheduler)
      .map { post in
        try actions?.note([post])
        try store.write { try posts.update(post, $0) }
        return post
      }
      .catch { error -> Single<Post> in
        guard error as? LoadFailure == .noPost(id) else { throw error }
        try change { transaction, timeline in
          try posts.remove(id, transaction)
          // A timeline without posts is complete.
          if try transaction.first(posts.positions) == nil { timeline?.isComplete = true }
        }
        throw error
      }
  }

  /// Forgets that the user chose the source if the server does not have it, so that the app does not start with an error
  /// again.
  private func forgetIfAbsent(_ error: any Error) throws {
    guard case .explained = LoadFailure(error), try stored(1).timeline == nil else { return }
    try choices.forget(source)
  }

  /// Requests a page. A page of any length costs a bounded amount of work, and repeats no post.
  private func request(_ page: TimelinePage) -> Single<[Post]> {
    remote.posts(page).map { posts in
      try actions?.note(posts)
      var known: Set<PostID> = []
      return posts.prefix(StoredPosts.limit).filter { known.insert($0.id).inserted }
    }
  }

  /// Stores the newest page. If it does not reach the stored posts, requests the posts between them first, so that only
  /// too many of them leave a gap.
  private func insert(_ latest: [Post]) throws -> Single<Void> {
    let fillsGap = remote.newerPages == .adjacent
    let below = try insertLatest(latest, leavesGap: !fillsGap)
    guard fillsGap, below == .distant, let newest = latest.first?.id else { return .just(()) }
    return catchUp(to: newest, in: Set(latest.map(\.id)), pages: Self.pagesWithoutGap).map { isComplete in
      if !isComplete { _ = try insertLatest(latest, leavesGap: true) }
    }
  }

  /// Stores the newest page.
  private func insertLatest(_ latest: [Post], leavesGap: Bool) throws -> StoredPosts.Below {
    try write { transaction, timeline in
      let below = try posts.insertLatest(latest, leavesGap: leavesGap, transaction)
      if below == .nothing { timeline.isComplete = latest.isEmpty }
      if remote.newerPages == .none {
        if let oldest = latest.last?.id { try posts.insert([], directlyBelow: oldest, transaction) }
        timeline.isComplete = !remote.isTruncated
      }
      return below
    }
  }

  /// Requests the pages directly above the newest stored post, until a page reaches the newest page or the given number
  /// of pages is loaded. Emits whether the newest post is stored.
  ///
  /// The posts above the *second* stored post are requested. A page is directly above the stored posts only if it
  /// contains the first one. Some servers send their newest posts instead, and the first post can have been deleted.
  private func catchUp(to newest: PostID, in latest: Set<PostID>, pages: Int) -> Single<Bool> {
    .deferred {
      let stored = try store.read { try $0.array(posts.positions.limit(2)) }.map(\.id)
      guard pages > 0, stored.count == 2 else { return .just(false) }
      return newerPage(than: stored[1]).observe(on: scheduler).flatMap { reply in
        // Some servers send the oldest post first.
        let isReversed = reply.last.map { !stored.contains($0.id) } ?? false
        let page = isReversed ? reply.reversed() : reply
        guard let top = page.first?.id, top != stored[0], page.contains(where: { $0.id == stored[0] }),
          try insertLatest(page, leavesGap: false) == .adjacent
        else { return .just(false) }
        if page.contains(where: { latest.contains($0.id) }) { return .just(page.contains { $0.id == newest }) }
        return catchUp(to: newest, in: latest, pages: pages - 1)
      }
    }
  }

  /// Requests a page of newer posts. Emits none if the server does not support the request, because it has just sent its
  /// newest posts.
  private func newerPage(than id: PostID) -> Single<[Post]> {
    request(.newer(than: id)).catch { error -> Single<[Post]> in
      switch LoadFailure(error) {
      case .status, .refused, .unavailable, .webPage, .gone, .unreadable, .explained, .viaProxy, .redirected:
        return .just([])
      default: throw error
      }
    }
  }

  /// Requests the posts around a stored post again, unless the post is in the newest page.
  private func reread(around position: PostID?, below top: PostID?) throws -> Single<Void> {
    guard let position, let top else { return .just(()) }
    let visible = try store.read { transaction in
      guard let row = try transaction.first(posts.position(position)),
        let top = try transaction.first(posts.position(top)), row.position < top.position
      else { return [StoredPosition]() }
      return try transaction.array(
        posts.positions.around(row, before: Self.visiblePosts, after: Self.visiblePosts))
    }
    guard let first = visible.first, let last = visible.last else { return .just(()) }
    return reread(below: first.id, to: last.id, pages: Self.visiblePages)
  }

  private func reread(below start: PostID, to end: PostID, pages: Int) -> Single<Void> {
    load(below: start).flatMap { page in
      guard pages > 1, let oldest = page?.last?.id, try isStored(oldest, above: end) else { return .just(()) }
      return reread(below: oldest, to: end, pages: pages - 1)
    }
  }

  private func isStored(_ id: PostID, above other: PostID) throws -> Bool {
    try store.read { transaction in
      guard let row = try transaction.first(posts.position(id)),
        let other = try transaction.first(posts.position(other))
      else { return false }
      return row.position > other.position
    }
  }
}
