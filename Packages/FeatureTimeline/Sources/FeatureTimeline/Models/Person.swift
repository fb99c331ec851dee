public import Foundation
public import Presentation

/// Somebody who writes posts.
public struct Person: ListItemViewModel, Hashable, Codable {
  /// What the server calls the person. Posts of Twitter's shortest form have none: then the name stands in.
  public let id: String
  /// The name to show.
  public let name: String
  /// The name to mention, without the @; with the domain when it is another server's. Empty when unknown.
  public let username: String
  /// What the person says about themselves, as plain text.
  public let about: String
  /// The person's page.
  public let url: URL?
  /// The person's picture.
  public let avatar: URL?

  /// Creates a person. A text longer than 64 KiB ends there in `…`.
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
