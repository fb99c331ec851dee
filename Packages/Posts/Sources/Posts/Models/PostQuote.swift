public import Foundation

/// A post that another one quotes.
public struct PostQuote: Sendable, Hashable, Codable {
  /// The reason why a quoted post is not shown.
  public enum Absence: String, Sendable, Hashable, Codable {
    /// Its author has not decided yet whether to allow the quote.
    case pending
    /// Its author does not allow the quote.
    case rejected
    /// Its author no longer allows the quote.
    case revoked
    /// It was deleted.
    case deleted
    /// The user is not allowed to see it.
    case unauthorized
    /// The user blocks its author.
    case blockedAuthor
    /// The user blocks its server.
    case blockedServer
    /// The user has muted its author.
    case mutedAuthor
    /// It matches a filter of the user.
    case filtered
    /// The server sent at most its ID.
    case notSent

    /// Whether the user can open the post.
    var canOpen: Bool {
      switch self {
      case .blockedAuthor, .blockedServer, .mutedAuthor, .filtered, .notSent: true
      case .pending, .rejected, .revoked, .deleted, .unauthorized: false
      }
    }
  }

  /// The ID of the quoted post, or `nil` if it cannot be opened.
  public let id: PostID?
  /// The author of the quoted post, or `nil` if the post is not shown.
  public let author: Person?
  /// The text of the quoted post or its content warning, or `nil` if the post is not shown.
  public let text: String?
  /// The URL of the quoted post's web page, or `nil` if it is unknown or the post is not shown.
  public let url: URL?
  /// The reason why the quoted post is not shown, or `nil` if it is shown.
  public let absence: Absence?
  /// The titles of the filters that the quoted post matches, or `nil` if there are none. They are untrusted: sanitize
  /// them before display.
  public let filters: [String]?
  /// A Boolean value that indicates whether the quoted post quotes another post, which only its own screen shows. `nil`
  /// if it quotes none.
  public let hasQuote: Bool?

  /// Creates a quoted post that is shown.
  public init(id: PostID, author: Person, text: String, url: URL?, hasQuote: Bool = false) {
    self.id = id
    self.author = author
    self.text = text
    self.url = url
    self.hasQuote = hasQuote ? true : nil
    absence = nil
    filters = nil
  }

  /// Creates a quoted post that is not shown. Ignores the ID of a post that the user cannot open.
  public init(_ absence: Absence, id: PostID?, filters: [String]? = nil) {
    self.id = absence.canOpen ? id : nil
    self.absence = absence
    self.filters = filters
    author = nil
    text = nil
    url = nil
    hasQuote = nil
  }
}
