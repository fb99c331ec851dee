public import Foundation

/// The person whose page it is.
public struct UserDetails: Sendable, Hashable, Codable, Identifiable {
  public let id: String
  public let name: String
  /// The person's picture; nil when the server's address is none.
  public let avatar: URL?
  /// The picture behind the name; nil when the server's address is none.
  public let backgroundImage: URL?

  public init(id: String, name: String, avatar: URL? = nil, backgroundImage: URL? = nil) {
    self.id = id
    self.name = name
    self.avatar = avatar
    self.backgroundImage = backgroundImage
  }
}
