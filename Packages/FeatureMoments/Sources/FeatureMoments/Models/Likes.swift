public import Foundation

/// The likes of a moment.
public struct Likes: Sendable, Hashable, Codable {
  /// A user who likes a moment.
  public struct User: Sendable, Hashable, Codable, Identifiable {
    /// The server's identifier of the user.
    public let id: String
    /// The user's name, or `nil` if the server sends none.
    public let name: String?
    /// The URL of the avatar, or `nil` if it is missing or invalid.
    public let avatar: URL?

    /// Creates a user.
    public init(id: String, name: String? = nil, avatar: URL? = nil) {
      self.id = id
      self.name = name
      self.avatar = avatar
    }
  }

  /// A Boolean value that indicates whether the user of the page likes the moment.
  public private(set) var isLiked: Bool
  /// All users who like the moment, in the order in which they liked it.
  public private(set) var users: [User]

  /// Creates likes. By default, there are none.
  public init(isLiked: Bool = false, users: [User] = []) {
    self.isLiked = isLiked
    self.users = users
  }

  /// Returns these likes after a user has liked or unliked the moment, with the same result as on the server: setting
  /// the current state again changes nothing, and a new user is added at the end.
  public func setting(_ isLiked: Bool, by user: User) -> Likes {
    if isLiked == self.isLiked { return self }
    let others = users.filter { $0.id != user.id }
    return Likes(isLiked: isLiked, users: isLiked ? others + [user] : others)
  }
}
