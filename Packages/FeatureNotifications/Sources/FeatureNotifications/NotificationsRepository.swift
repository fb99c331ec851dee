import Foundation
import Mastodon
import Networking
import Persistence
import Presentation
import Reactive

/// The part of an account's notifications that a request loads.
enum NotificationPage: Sendable {
  /// The newest notifications.
  case latest
  /// The notifications below the stored ones.
  case older
}

/// The single source of truth for the notifications: responses are written to the store, and screens read from the
/// store.
struct NotificationsRepository: Sendable {
  let client: APIClient
  let store: Store
  let scheduler: any ImmediateSchedulerType
  let all: StoredNotifications
  private var batch: WriteBatch?
  private let now: @Sendable () -> Date

  /// The number of notifications by which a window grows.
  private static let windowSize = 100
  /// The number of notifications that ``trim(keeping:beyond:)`` leaves in the store.
  private static let storedCount = 400
  /// The number of notifications beyond which a refresh or a poll trims the store, so that unread notifications can be
  /// counted, and the maximum number in a page, far above the limits of servers.
  private static let maximum = 1_200
  /// The maximum number of pages that a refresh or a poll requests to reach the stored notifications.
  private static let latestPages = 6

  init(_ dependencies: NotificationsDependencies) {
    client = dependencies.client
    store = dependencies.store
    scheduler = dependencies.scheduler
    let clock = dependencies.clock
    now = { clock.now }
    all = StoredNotifications(owner: Self.owner(dependencies.account ?? "", dependencies.client.baseURL))
  }

  private static func owner(_ account: String, _ server: URL) -> String { "\(account) \(server.absoluteString)" }

  /// Deletes the notifications of an account.
  static func remove(account: String, server: URL, from store: Store) throws {
    let all = StoredNotifications(owner: owner(account, server))
    try store.write { transaction in
      try transaction.deleteAll(all.newestFirst)
      try transaction.deleteAll(all.list)
    }
  }

  // MARK: - The store

  /// Returns an observable that emits the rows of the newest stored notifications, with the stored state of the list,
  /// which is `nil` before the first response.
  func window(_ extents: Observable<ListExtent>) -> Observable<ListWindow<NotificationRow, StoredNotificationList?>> {
    store.list(of: all.newestFirst, growingBy: Self.windowSize, following: extents) { [all] in
      try $0.first(all.list)
    }
    .map { window in
      let rows = [NotificationRow](window.rows, readThrough: window.details?.read)
      var shown = window.showing(rows, below: window.rows.isEmpty ? .unknown : .server)
      if window.details?.isComplete == true, window.below != .stored { shown.below = .end }
      // A row is new if its newest notification is.
      let arrivals = Set(window.changes.inserted.map { window.rows[$0].id })
      shown.changes = Changeset(inserted: rows.indices.filter { arrivals.contains(rows[$0].id) })
      return shown
    }
  }

  /// Emits the number of stored notifications that the user has not read, up to the maximum, on subscription and after
  /// each change.
  var unreadCount: Observable<Int> {
    // Counting takes time proportional to the count, and delays the list.
    store.values { [all] in
      try all.unreadCount(after: $0.first(all.list)?.read, upTo: NotificationsFeature.maximumUnreadCount, $0)
    }
  }

  /// Returns the newest stored notifications with their state.
  func contents(_ count: Int, _ failure: LoadFailure?) throws -> NotificationsContents {
    try store.read { transaction in
      let list = try transaction.first(all.list)
      let rows = [NotificationRow](
        try transaction.array(all.newestFirst.limit(count)), readThrough: list?.read)
      return NotificationsContents(
        rows: rows, unreadCount: try all.unreadCount(after: list?.read, transaction), updated: list?.updated,
        failure: failure)
    }
  }

  /// Returns the time of the server's last response, or `nil` before the first response.
  func updated() throws -> Date? { try store.read { try $0.first(all.list)?.updated } }

  /// Deletes all stored notifications except the newest ``storedCount``, or `count` if this is more.
  ///
  /// - Parameter maximum: The number of notifications up to which none are deleted.
  func trim(keeping count: Int = 0, beyond maximum: Int = storedCount) throws {
    let count = max(count, Self.storedCount)
    let oldest = all.positions.dropFirst(max(count, maximum))
    guard try store.read({ try $0.first(oldest) }) != nil else { return }
    try write(isResponse: false) { transaction, list in
      guard try all.trim(to: count, transaction) else { return }
      list.next = nil
      list.isComplete = false
    }
  }

  // MARK: - The server

  /// Returns a single that requests a part of the notifications and stores it. After the newest part, the single also
  /// exchanges the read marker. Emits whether the stored list ends with the last notification of the account.
  func load(_ page: NotificationPage) -> Single<Bool> {
    let loading =
      switch page {
      case .latest: poll()
      case .older: loadOlder()
      }
    return loading.map { try store.read { try $0.first(all.list)?.isComplete } ?? false }
  }

  /// Returns a single that requests the notifications above the stored ones, and exchanges the read marker.
  func poll() -> Single<Void> { refresh().flatMap { syncingMarker() } }

  /// Writes a change that the server has sent without a request. Returns `false` if only a request can show what has
  /// changed.
  func write(_ event: StreamingEvent) throws -> Bool {
    switch event {
    case .notification(let notification):
      let record = StoredNotification(notification, of: all.owner)
      try write { transaction, _ in try all.push(record, transaction) }
      // A screen can show many of them.
      try trim(keeping: Self.maximum, beyond: 2 * Self.maximum)
    case .status, .edited, .deleted: break
    case .filtersChanged, .unreadable: return false
    }
    return true
  }

  /// Returns a single that performs a request of a list, and writes in its batch.
  func load(_ request: ListRequest<NotificationRow.ID>, _ extent: ListExtent, in batch: WriteBatch) -> Single<Void> {
    var batched = self
    batched.batch = batch
    return request == .more
      ? batched.loadOlder() : batched.refresh(keeping: Self.windowSize * (extent.extensions + 1))
  }

  /// Returns a single that requests the newest notifications, and the pages below them until one reaches the stored ones.
  ///
  /// Pages are requested from the top: what a server sends for `min_id` need not be adjacent to the stored notifications, and
  /// a hole would never be noticed. If no page reaches them, they are deleted, and load again when the user requests them.
  ///
  /// - Parameter count: The number of notifications on the screen, which stay stored.
  private func refresh(keeping count: Int = 0) -> Single<Void> {
    latest(.latest, below: [], pages: Self.latestPages).map { latest, end in
      try write { try all.insertLatest(latest, end, $0, &$1) }
      try trim(keeping: count, beyond: Self.maximum)
    }
    .subscribe(on: scheduler)
  }

  /// Returns a single that requests a page and the pages below it, until one contains a stored notification. Emits the
  /// notifications of all pages, without repetitions.
  private func latest(
    _ page: PageRequest, below above: [StoredNotification], pages: Int
  ) -> Single<([StoredNotification], NotificationPageEnd)> {
    client.reply(to: .notifications(page)).observe(on: scheduler).flatMap { reply in
      let known = Set(above.map(\.id))
      let new = records(reply.value).filter { !known.contains($0.id) }
      let (all, end) = (above + new, new.isEmpty ? .last : NotificationPageEnd(reply, page))
      guard pages > 1, end != .last, let oldest = new.last, try isUnreached(by: new) else { return .just((all, end)) }
      return latest(.below(oldest.id, end), below: all, pages: pages - 1)
    }
  }

  /// Returns whether notifications are stored, but none of the given ones.
  private func isUnreached(by page: [StoredNotification]) throws -> Bool {
    try store.read {
      try $0.first(all.positions) != nil && $0.first(all.positions(of: page.map(\.id))) == nil
    }
  }

  /// Returns a single that requests the notifications below the stored ones, at the URL that the server sent for them
  /// if it sent one. The single refreshes the list if no notifications are stored.
  private func loadOlder() -> Single<Void> {
    .deferred {
      let (oldest, next) = try store.read { (try $0.first(all.positionsOldestFirst)?.id, try $0.first(all.list)?.next) }
      guard let oldest else { return refresh() }
      let page = PageRequest.below(oldest, next.flatMap { URL(web: $0) }.map { .link($0) } ?? .unknown)
      return client.reply(to: .notifications(page)).observe(on: scheduler).map { reply in
        let older = records(reply.value)
        try write { try all.insertOlder(older, below: oldest, NotificationPageEnd(reply, page), $0, &$1) }
      }
    }
    .subscribe(on: scheduler)
  }

  /// Returns the records of a response, in its order and without repetitions.
  private func records(_ page: [UserNotification]) -> [StoredNotification] {
    var known: Set<EntityID> = []
    return page.prefix(Self.maximum).filter { known.insert($0.id).inserted }.map {
      StoredNotification($0, of: all.owner)
    }
  }

  /// Changes the store in one transaction.
  ///
  /// - Parameter isResponse: Whether a response of the server causes the change.
  func write(
    isResponse: Bool = true,
    _ body: (borrowing WriteTransaction, inout StoredNotificationList) throws -> Void
  ) throws {
    try store.write(in: batch) { transaction in
      var list = try transaction.first(all.list) ?? StoredNotificationList(owner: all.owner, updated: now())
      try body(transaction, &list)
      if isResponse { list.updated = now() }
      try transaction.add(list, update: .modified)
    }
  }
}

extension PageRequest {
  /// Returns the request for the page below a notification, at the link of the server if there is one.
  fileprivate static func below(_ id: String, _ end: NotificationPageEnd) -> PageRequest {
    if case .link(let next) = end { .link(next) } else { .older(than: EntityID(id)) }
  }
}

extension NotificationPageEnd {
  /// Creates the end of a page. A server that links pages omits the link to the next page from the last one. Of a server
  /// that sends no links, the last page is the one without further notifications.
  fileprivate init(_ reply: Reply<[UserNotification]>, _ request: PageRequest) {
    let isLinked = if case .link = request { true } else { reply.links.previous != nil }
    self =
      if let next = reply.links.next {
        .link(next)
      } else if reply.value.isEmpty || isLinked && reply.links.nextPage == nil {
        .last
      } else {
        .unknown
      }
  }
}
