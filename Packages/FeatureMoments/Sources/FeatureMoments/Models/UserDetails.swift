public import Foundation

/// The user of a page.
public struct UserDetails: Sendable, Hashable, Codable, Identifiable {
  /// The server's identifier of the user.
  public let id: String
  /// The user's name.
  public let name: String
  /// The URL of the avatar, or `nil` if it is missing or invalid.
  public let avatar: URL?
  /// The URL of the cover image, or `nil` if it is missing or invalid.
  public let backgroundImage: URL?

  /// Creates a user.
  public init(id: String, name: String, avatar: URL? = nil, backgroundImage: URL? = nil) {
    self.id = id
    self.name = name
    self.avatar = avatar
    self.backgroundImage = backgroundImage
  }
}
