public import Posts
public import Presentation
public import Reactive

/// The view model of the notifications of the account that is logged in.
///
/// New notifications are requested when the screen appears, and at intervals while it is visible. When the screen
/// disappears, the rows that were visible for a second are marked as read, from the oldest unread row up to the first one
/// that was not visible, because the server stores a position.
@MainActor public protocol NotificationsViewModel: ListViewModel
where Row == NotificationRow, Intent == NotificationsIntent {
  /// Whether the app can log the user in.
  var offersLogin: Bool { get }

  /// Whether the app can show a post.
  var offersPosts: Bool { get }

  /// Whether the app can show the profile of a person.
  var offersProfiles: Bool { get }

  /// Whether the app can reply to a post.
  var offersReplies: Bool { get }

  // MARK: Inputs

  /// The actions of the user on the posts and people of the rows.
  var actions: ActionInput { get }

  /// Emits the rows on the screen, newest first, after each change of them. A glance of less than a second marks
  /// nothing as read.
  var visible: PublishRelay<[NotificationRow.ID]> { get }

  /// Emits when the user marks all rows as read.
  var markRead: PublishRelay<Void> { get }

  // MARK: Outputs

  /// Emits whether requests are authorized, on subscription and after each change.
  var isAuthorized: Driver<Bool> { get }

  /// Emits the number of notifications that the user has not read, at most ``NotificationsFeature/maximumUnreadCount``,
  /// on subscription and after each change.
  var unreadCount: Driver<Int> { get }

  /// Emits a sentence about a capability that the server lacks, such as read markers, or `nil` if no capability is
  /// missing, on subscription and after each change.
  var absence: Driver<LocalizedText?> { get }
}
