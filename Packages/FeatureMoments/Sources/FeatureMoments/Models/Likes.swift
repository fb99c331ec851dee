public import Foundation

/// Who likes a moment.
public struct Likes: Sendable, Hashable, Codable {
  /// Somebody who likes a moment. The server knows no name here.
  public struct User: Sendable, Hashable, Codable, Identifiable {
    public let id: String
    public let avatar: URL?

    public init(id: String, avatar: URL? = nil) {
      self.id = id
      self.avatar = avatar
    }
  }

  /// Whether the person whose page it is is among them.
  public private(set) var isLiked: Bool
  /// All of them, the first first.
  public private(set) var users: [User]

  public init(isLiked: Bool = false, users: [User] = []) {
    self.isLiked = isLiked
    self.users = users
  }

  /// These likes after a person has liked or unliked, as the server will have them: a person already in that state
  /// changes nothing, a new one comes last.
  public func setting(_ isLiked: Bool, by user: User) -> Likes {
    if isLiked == self.isLiked { return self }
    let others = users.filter { $0.id != user.id }
    return Likes(isLiked: isLiked, users: isLiked ? others + [user] : others)
  }
}
