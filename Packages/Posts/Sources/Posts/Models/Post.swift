public import Foundation

/// A post of a timeline, from any kind of server.
public struct Post: Sendable, Hashable, Identifiable, Codable {
  /// The ID of the post, or of the boost. It determines the order and the pages.
  public let id: PostID
  /// The text, with line breaks. It comes from a server and is untrusted: sanitize it before display.
  public let text: String
  /// The author.
  public let author: Person
  /// The person who boosted the post, or `nil` if it is not a boost.
  public let passedOnBy: Person?
  /// The date of the post, or `nil` if the server's date cannot be decoded.
  public let created: Date?
  /// The URL of the post's web page, or `nil` if it is unknown.
  public let url: URL?

  /// Creates a post. Truncates text of more than 256 KiB with `…`.
  public init(
    id: PostID, text: String, author: Person, passedOnBy: Person? = nil, created: Date? = nil, url: URL? = nil
  ) {
    self.id = id
    self.text = text.limited(to: TextLimit.post)
    self.author = author
    self.passedOnBy = passedOnBy
    self.created = created
    self.url = url
  }
}
