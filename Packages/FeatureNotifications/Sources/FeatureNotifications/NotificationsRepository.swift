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
  private let now: @Sendable () -> Date

  /// The number of notifications that ``trim()`` leaves in the store. During a run, more can be stored.
  private static let storedCount = 400
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

  /// Returns an observable that emits the newest stored notifications, up to the latest limit.
  func window(_ limits: Observable<Int>) -> Observable<RecordWindow<StoredNotification>> {
    store.window(of: all.newestFirst, limits: limits)
  }

  /// Emits the stored state of the list, on subscription and after each change, or `nil` before the first response.
  var list: Observable<StoredNotificationList?> { store.array(all.list).map(\.first) }

  /// Emits the number of stored notifications that the user has not read, up to the maximum, on subscription and after
  /// each change.
  var unreadCount: Observable<Int> {
    // Counting takes time proportional to the count, and delays the list.
    store.values { [all] in
      try $0.count(all.unread(after: try $0.first(all.list)?.read).limit(NotificationsFeature.maximumUnreadCount))
    }
  }

  /// Returns the newest stored notifications with their state.
  func contents(_ count: Int, _ failure: LoadFailure?) throws -> NotificationsContents {
    try store.read { transaction in
      let list = try transaction.first(all.list)
      let rows = [NotificationRow](
        try transaction.array(all.newestFirst.limit(count)), readThrough: list?.read)
      return NotificationsContents(
        rows: rows, unreadCount: try transaction.count(all.unread(after: list?.read)), updated: list?.updated,
        failure: failure)
    }
  }

  /// Returns the time of the server's last response, or `nil` before the first response.
  func updated() throws -> Date? { try store.read { try $0.first(all.list)?.updated } }

  /// Deletes all stored notifications except the newest ``storedCount``.
  func trim() throws {
    let oldest = all.newestFirst.dropFirst(Self.storedCount)
    guard try store.read({ try $0.first(oldest) }) != nil else { return }
    try write(isResponse: false) { transaction, list in
      guard try all.trim(to: Self.storedCount, transaction) else { return }
      list.next = nil
      list.isComplete = false
    }
  }

  // MARK: - The server

  /// Returns a single that requests a part of the notifications and stores it. After the newest part, the single also
  /// exchanges the read marker.
  func load(_ page: NotificationPage) -> Single<Page<NotificationPage, StoredNotification>> {
    let items =
      switch page {
      case .latest: refresh().flatMap { items in syncingMarker().map { items } }
      case .older: loadOlder()
      }
    return items.map { items in
      let isComplete = try store.read { try $0.first(all.list)?.isComplete } ?? false
      return Page(items, next: isComplete ? nil : .older)
    }
    .subscribe(on: scheduler)
  }

  /// Returns a single that requests the notifications above the stored ones, and exchanges the read marker.
  func poll() -> Single<Void> { refresh().flatMap { _ in syncingMarker() }.subscribe(on: scheduler) }

  /// Returns a single that requests the newest notifications, and the pages below them until one reaches the stored ones.
  ///
  /// Pages are requested from the top: what a server sends for `min_id` need not be adjacent to the stored notifications, and
  /// a hole would never be noticed. If no page reaches them, they are deleted, and load again when the user requests them.
  private func refresh() -> Single<[StoredNotification]> {
    .deferred {
      latest(.latest, reaching: try newest(), pages: Self.latestPages).map { latest, next in
        try write { try all.insertLatest(latest, next: next, $0, &$1) }
        return latest
      }
    }
  }

  private func latest(
    _ page: PageRequest, reaching stored: StoredNotification?, pages: Int
  ) -> Single<([StoredNotification], next: URL?)> {
    client.reply(to: .notifications(page)).observe(on: scheduler).flatMap { reply in
      let found = records(reply.value)
      guard pages > 1, let stored, let oldest = found.last, stored.isOlder(than: oldest) else {
        return .just((found, reply.links.next))
      }
      let below = reply.links.next.map(PageRequest.link) ?? .older(than: EntityID(oldest.id))
      return latest(below, reaching: stored, pages: pages - 1).map { older, next in
        (found + older.filter { $0.isOlder(than: oldest) }, next)
      }
    }
  }

  /// Returns a single that requests the notifications below the stored ones, at the URL that the server sent for them
  /// if it sent one. The single refreshes the list if no notifications are stored.
  private func loadOlder() -> Single<[StoredNotification]> {
    .deferred {
      let (oldest, next) = try store.read { (try $0.first(all.oldestFirst), try $0.first(all.list)?.next) }
      guard let oldest else { return refresh() }
      let page = next.flatMap { URL(web: $0) }.map(PageRequest.link) ?? .older(than: EntityID(oldest.id))
      return client.reply(to: .notifications(page)).observe(on: scheduler).map { reply in
        let older = records(reply.value)
        try write { try all.insertOlder(older, below: oldest, next: reply.links.next, $0, &$1) }
        return older
      }
    }
  }

  private func newest() throws -> StoredNotification? { try store.read { try $0.first(all.newestFirst) } }

  /// Returns the records of a response, newest first.
  private func records(_ page: [UserNotification]) -> [StoredNotification] {
    page.sorted { $0.id > $1.id }.map { StoredNotification($0, of: all.owner) }
  }

  /// Changes the store in one transaction.
  ///
  /// - Parameter isResponse: A Boolean value that indicates whether a response of the server causes the change.
  func write(
    isResponse: Bool = true,
    _ body: (borrowing WriteTransaction, inout StoredNotificationList) throws -> Void
  ) throws {
    try store.write { transaction in
      var list = try transaction.first(all.list) ?? StoredNotificationList(owner: all.owner, updated: now())
      try body(transaction, &list)
      if isResponse { list.updated = now() }
      try transaction.add(list, update: .modified)
    }
  }
}

extension StoredNotification {
  /// Returns a Boolean value that indicates whether this notification is older than another.
  func isOlder(than other: StoredNotification) -> Bool { EntityID(id) < EntityID(other.id) }
}
