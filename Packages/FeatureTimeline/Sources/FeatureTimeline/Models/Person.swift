public import Foundation
public import Presentation

/// A person who writes posts.
public struct Person: ListItemViewModel, Hashable, Codable {
  /// The server's ID of the person. In Twitter's shortest form, which has none, the name.
  public let id: String
  /// The display name.
  public let name: String
  /// The username without the @, with the domain if it is on another server. Empty if it is not known.
  public let username: String
  /// The person's description, as plain text.
  public let about: String
  /// The URL of the person's page.
  public let url: URL?
  /// The URL of the person's image.
  public let avatar: URL?

  /// Creates a person. Text of more than 64 KiB is truncated with `…`.
  public init(
    id: String, name: String, username: String = "", about: String = "", url: URL? = nil, avatar: URL? = nil
  ) {
    self.id = id
    self.name = name.limited(to: TextLimit.field)
    self.username = username.limited(to: TextLimit.field)
    self.about = about.limited(to: TextLimit.field)
    self.url = url
    self.avatar = avatar
  }
}
