import Foundation
import Networking
import Persistence
import Presentation
import Reactive

/// The one source of a timeline: what the server answers goes into the store, and what is shown comes out of it.
struct TimelineRepository: Sendable {
  let posts: any PostSource
  private let store: Store
  private let scheduler: any ImmediateSchedulerType
  private let now: @Sendable () -> Date
  /// What the timeline is kept under: whose it is, on which server, and what it is.
  private let timeline: String

  /// How many posts outlive a run. More can be loaded, and stay until the next one.
  private static let keptPosts = 800
  /// After so many pages of newer posts without an end, the newest are asked for, and a gap is left.
  private static let pagesWithoutGap = 3

  init(_ source: TimelineSource, _ dependencies: TimelineDependencies) {
    let server = dependencies.server(source.api)
    store = server.store ?? dependencies.store
    posts = server.posts(of: source, store: store)
    scheduler = dependencies.scheduler
    let clock = dependencies.clock
    now = { clock.now }
    timeline = [server.account ?? "", server.client.baseURL.absoluteString, source.description].joined(separator: " ")
  }

  /// What is kept, now and after each change of it.
  var kept: Observable<KeptTimeline> {
    store.values { [timeline] in try KeptTimeline($0, timeline) }
  }

  /// What is kept now.
  func current() throws -> KeptTimeline {
    try store.read { try KeptTimeline($0, timeline) }
  }

  /// One post of what is kept, nil while it is not there.
  func post(_ id: PostID) -> Observable<Post?> {
    let query = StoredPost.posts(of: timeline).filter(\.id == id.text)
    return store.object(query).map { try? $0.get().post }
  }

  /// Asks for what is new, and keeps it.
  func refresh() -> Single<Void> {
    .deferred {
      guard let newest = try current().known.cursor.newest else { return first() }
      return switch posts.newerPages {
      case .newest: load(.newer(than: newest)) { $0.known.insertLatest($1) }.map { _ in }
      case .adjacent: catchUp(from: newest, pages: Self.pagesWithoutGap)
      }
    }
    .subscribe(on: scheduler)
  }

  /// Asks for what came before all that is kept, and keeps it. An empty answer is the end.
  func loadOlder() -> Single<Void> {
    .deferred {
      guard let oldest = try current().known.cursor.oldest else { return first() }
      return load(.older(than: oldest)) { kept, page in
        kept.known.insert(page, directlyBefore: oldest)
        kept.isComplete = page.isEmpty
      }
      .map { _ in }
    }
    .subscribe(on: scheduler)
  }

  /// Asks for what may be missing below a post, and keeps it.
  func fill(below id: PostID) -> Single<Void> {
    load(.older(than: id)) { $0.known.insert($1, directlyBefore: id) }.map { _ in }
  }

  /// Keeps the post that the user is at, nil for the newest. Does nothing while there are no posts.
  func keep(place: PostID?) throws {
    try store.write { transaction in
      guard var state = try transaction.first(StoredTimeline.timeline(timeline)) else { return }
      state.place = place?.text
      try transaction.add(state, update: .modified)
    }
  }

  /// Forgets the oldest posts if there are many.
  func trim() throws {
    let posts = StoredPost.posts(of: timeline)
    guard try store.read({ try $0.count(posts) }) > Self.keptPosts else { return }
    try store.write { transaction in
      let records = try transaction.array(posts)
      try transaction.delete(records.dropFirst(Self.keptPosts))
      let known = KnownPosts(records)
      let remaining = known.prefix(Self.keptPosts)
      try transaction.add(remaining.records(in: timeline, changing: known), update: .modified)
      guard var state = try transaction.first(StoredTimeline.timeline(timeline)) else { return }
      state.isComplete = false
      try transaction.add(state, update: .modified)
    }
  }

  private func first() -> Single<Void> {
    load(.latest) { kept, page in
      kept.known.insertLatest(page)
      kept.isComplete = page.isEmpty
    }
    .map { _ in }
  }

  private func catchUp(from newest: PostID, pages: Int) -> Single<Void> {
    if pages == 0 { return load(.latest) { $0.known.insertLatest($1) }.map { _ in } }
    return load(.newer(than: newest)) { $0.known.insert($1, directlyAfter: newest) }.flatMap { page in
      guard let newest = page.map(\.id).max() else { return .just(()) }
      return catchUp(from: newest, pages: pages - 1)
    }
  }

  /// Asks for a page, puts it into what is kept by then, and keeps that.
  private func load(
    _ page: TimelinePage, insert: @escaping @Sendable (inout KeptTimeline, [Post]) -> Void
  ) -> Single<[Post]> {
    posts.posts(page).observe(on: scheduler).map { page in
      try store.write { transaction in
        var kept = try KeptTimeline(transaction, timeline)
        let old = kept.known
        insert(&kept, page)
        try transaction.add(kept.known.records(in: timeline, changing: old), update: .modified)
        try transaction.add(
          StoredTimeline(
            timeline: timeline, updated: now(), isComplete: kept.isComplete, place: kept.place?.text),
          update: .modified)
      }
      return page
    }
  }
}
