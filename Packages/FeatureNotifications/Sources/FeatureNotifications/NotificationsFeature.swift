public import Foundation
import Mastodon
public import Persistence
import Posts
public import Presentation
public import Reactive

/// The feature's entry point: the notifications of the account that is logged in to a Mastodon server.
///
/// Creates view models and runs commands. Holds no state beyond its dependencies.
public struct NotificationsFeature: Sendable {
  /// The schema of the feature. The store in the dependencies must be opened with it.
  public static let schema = Schema(
    "notifications", tables: [StoredNotification.table, StoredNotificationList.table],
    migrations: [
      // 1 → 2: new columns, which the next step also adds
      { _ in },
      // 2 → 3: notifications have a position instead of being sorted by ID
      { try StoredNotification.migrate($0) },
    ])

  /// The largest number of unread notifications that screens and badges count: 1,000. Counting takes time proportional
  /// to the count.
  public static let maximumUnreadCount = 1_000

  /// The number of notifications in a page of a report.
  private static let pageCount = 40

  /// The number of notifications in which ``places()`` looks.
  private static let placeCount = 200

  private let dependencies: NotificationsDependencies
  private let live: LiveChanges<StreamingEvent>

  /// The user's actions that wait to be sent, or `nil` without a login.
  public var outbox: OutboxSource? { dependencies.actions?.source }

  /// Creates the feature. Sends no requests.
  public init(dependencies: NotificationsDependencies) {
    self.dependencies = dependencies
    let repository = NotificationsRepository(dependencies)
    live = LiveChanges { try repository.write($0) }
  }

  /// Deletes the notifications that were loaded for a user. Call this method after the user has logged out.
  ///
  /// - Parameters:
  ///   - account: The name, as in ``NotificationsDependencies/account``.
  ///   - server: The base URL of the server's client.
  ///   - store: The store that the feature uses.
  /// - Throws: `StoreError` if the notifications cannot be deleted.
  public static func removeNotifications(of account: String, at server: URL, from store: Store) throws {
    try NotificationsRepository.remove(account: account, server: server, from: store)
  }

  /// Creates the view model of the notifications.
  @MainActor public func makeNotificationsViewModel() -> any NotificationsViewModel {
    DefaultNotificationsViewModel(NotificationsRepository(dependencies), dependencies, live)
  }

  /// Returns a driver that emits the number of unread notifications, at most ``maximumUnreadCount``, for a badge. New
  /// notifications are requested every 15 seconds until the driver is released. While the server sends them on a stream, they
  /// are requested every 5 minutes only.
  @MainActor public func unreadCount() -> Driver<Int> {
    let repository = NotificationsRepository(dependencies)
    let polling = UnreadPolling(repository, dependencies, live)
    return repository.unreadCount.map { count in withExtendedLifetime(polling) { count } }
      .asDriver(onErrorJustReturn: 0)
  }

  /// Returns the people who caused the newest stored notifications, such as `@mira`, each once. Sends no requests.
  ///
  /// - Throws: `StoreError` if the store cannot be read.
  public func places() throws -> [String] {
    let repository = NotificationsRepository(dependencies)
    let rows = try repository.store.read { try $0.array(repository.all.newestFirst.limit(Self.placeCount)) }
    var seen: Set<String> = []
    return rows.map { "@" + $0.person.username }.filter { $0.count > 1 && seen.insert($0).inserted }
  }

  /// Requests the newest notifications page by page, stores them, and returns the stored ones. Marks nothing as read.
  ///
  /// If a request fails, returns the stored notifications and the reason.
  ///
  /// - Parameter pages: The number of pages, at least one.
  /// - Returns: The notifications.
  /// - Throws: `LoadFailure` from `Presentation` if a request fails and no notifications are stored, or if the store
  ///   cannot be read; `CancellationError` if the task is canceled.
  public func contents(pages: Int = 1) async throws -> NotificationsContents {
    let repository = NotificationsRepository(dependencies)
    var failure: LoadFailure?
    do {
      var page = NotificationPage.latest
      for _ in 0..<max(1, pages) {
        if try await repository.load(page).value { break }
        page = .older
      }
    } catch {
      if Task.isCancelled { throw CancellationError() }
      failure = LoadFailure(error)
    }
    do {
      let count = max(1, pages).multipliedReportingOverflow(by: Self.pageCount)
      let contents = try repository.contents(count.overflow ? .max : count.partialValue, failure)
      // allow(no-dropped-errors): a failure to delete notifications is no reason not to return them
      try? repository.trim()
      if let failure, contents.rows.isEmpty { throw failure }
      return contents
    } catch {
      throw LoadFailure(error)
    }
  }
}
