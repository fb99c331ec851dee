import Foundation
import Posts

/// The notifications of an account as a document for other programs.
public struct NotificationsDocument: Encodable, Sendable {
  private let schema = "tessera.notifications/1"
  private let server: String
  private let unread: Int
  private let updated: String?
  private let isStale: Bool
  private let isTruncated: Bool
  private let notifications: [Row]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - server: The server's name.
  ///   - contents: The notifications.
  public init(server: String, contents: NotificationsContents) {
    self.server = server
    unread = contents.unreadCount
    updated = contents.updated?.formatted(.iso8601)
    isStale = contents.isStale
    isTruncated = contents.isTruncated
    notifications = contents.rows.map(Row.init)
  }

  private struct Row: Encodable {
    let id: String
    let kind: String
    let isUnread: Bool
    let created: String?
    let people: [Person]
    let post: PostText?
    let details: NotificationDetails?

    init(_ row: NotificationRow) {
      id = row.id
      kind = row.kind.word
      isUnread = row.isUnread
      created = row.created?.formatted(.iso8601)
      people = row.people
      post = row.post.map { PostText($0.filtered) }
      details = row.details
    }
  }

  private struct PostText: Encodable {
    let id: PostID
    let text: String
    let filtered: PostFilter?
    let author: Person
    let created: String?
    let url: URL?

    init(_ post: Post) {
      id = post.id
      text = post.wholeText
      filtered = post.filter
      author = post.author
      created = post.created?.formatted(.iso8601)
      url = post.url
    }
  }
}
