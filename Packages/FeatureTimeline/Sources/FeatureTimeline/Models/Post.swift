public import Foundation

/// One entry of a timeline, wherever it comes from.
public struct Post: Sendable, Hashable, Identifiable, Codable {
  /// The entry's own id, also when it passes another post on. Order and paging go by it.
  public let id: PostID
  /// What it says, as plain text with line ends. Out of the net, so not to be printed as it is.
  public let text: String
  /// Who wrote it.
  public let author: Person
  /// Who passed it on, if it is not the author's own entry.
  public let passedOnBy: Person?
  /// When it was written; nil when the server's date cannot be read.
  public let created: Date?
  /// Its page for browsers.
  public let url: URL?

  public init(
    id: PostID, text: String, author: Person, passedOnBy: Person? = nil, created: Date? = nil, url: URL? = nil
  ) {
    self.id = id
    self.text = text
    self.author = author
    self.passedOnBy = passedOnBy
    self.created = created
    self.url = url
  }
}
