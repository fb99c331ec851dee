public import Foundation
public import Presentation

/// A person who writes posts.
public struct Person: ListItemViewModel, Hashable, Codable {
  /// The ID of the person on the server, or the display name if Twitter's response contains no ID.
  public let id: String
  /// The display name.
  public let name: String
  /// The username without the @, with the domain if the person is on another server. Empty if it is unknown.
  public let username: String
  /// The person's description, as plain text.
  public let about: String
  /// The URL of the person's page, or `nil` if it is unknown.
  public let url: URL?
  /// The URL of the person's image, or `nil` if it is unknown.
  public let avatar: URL?
  /// The URLs of the images of custom emoji, keyed by the names that ``name`` and ``about`` contain between colons, or
  /// `nil` if there are none.
  public var emoji: [String: URL]?

  /// The username of the account that the person has moved to, or `nil` if the person has not moved.
  public var movedTo: String?
  /// What the moderators of the server have decided about the account, or `nil` if there is nothing to say.
  public var marks: [Mark]?

  /// A fact about an account that the moderators of its server have decided.
  public enum Mark: String, Sendable, Hashable, Codable {
    /// The account is suspended.
    case suspended
    /// The account is limited, which hides it from people who do not follow it.
    case limited
    /// The account is a memorial for a person who has died.
    case memorial
  }

  /// Creates a person. Truncates text of more than 64 KiB with `…`.
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
