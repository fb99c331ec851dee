import Foundation
import Posts

/// The thread of a post as a document for other programs.
public struct ThreadDocument: Encodable, Sendable {
  private let schema = "tessera.thread/1"
  private let server: String
  private let post: PostID
  private let isTruncated: Bool
  private let isIncomplete: Bool
  private let isStale: Bool
  private let updated: String?
  private let posts: [Row]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - server: The server's name.
  ///   - thread: The thread.
  public init(server: String, thread: PostThread) {
    self.server = server
    post = thread.post
    isTruncated = thread.isTruncated
    isIncomplete = thread.failure != nil
    isStale = thread.isStale
    updated = thread.updated?.formatted(.iso8601)
    posts = thread.rows.map(Row.init)
  }

  private struct Row: Encodable {
    let depth: Int
    let isParentMissing: Bool
    let post: PostDocument

    init(_ row: ThreadRow) {
      depth = row.depth
      isParentMissing = row.isParentMissing
      post = PostDocument(row.post.filtered)
    }
  }
}
