public import Foundation

/// A post that a user shares: photos or a link.
public struct Moment: Sendable, Hashable, Codable, Identifiable {
  /// The kind of a moment. Raw values are the server's names.
  public enum Kind: Sendable, Hashable, RawRepresentable, Codable {
    /// A link to a web page.
    case link
    /// Photos.
    case photos
    /// A kind that is unknown to this version. The title and the author of such a moment can still be shown.
    case other(String)

    /// Creates the kind from the server's name for it.
    public init(rawValue: String) {
      switch rawValue {
      case "URL": self = .link
      case "PHOTOS": self = .photos
      default: self = .other(rawValue)
      }
    }

    /// The server's name for the kind.
    public var rawValue: String {
      switch self {
      case .link: "URL"
      case .photos: "PHOTOS"
      case .other(let name): name
      }
    }
  }

  /// The server's identifier of the moment.
  public let id: String
  /// The author's name.
  public let authorName: String
  /// The URL of the author's avatar, or `nil` if it is missing or invalid.
  public let authorAvatar: URL?
  /// The kind of the moment.
  public let kind: Kind
  /// The author's text, or `nil` if there is none.
  public let title: String?
  /// The URL of the link, or `nil` if it is missing or invalid.
  public let url: URL?
  /// The URLs of the photos, without invalid ones.
  public let photos: [URL]
  /// The descriptions of the photos in their order, which are empty for photos without one, or `nil` if the server sends
  /// none.
  public let photoDescriptions: [String]?
  /// The time at which the moment was shared, or `nil` if the server's date is missing or invalid.
  public let created: Date?
  /// The likes of the moment.
  public internal(set) var likes: Likes
  /// The names of the users with whom the author shares the moment, or `nil` if the server does not send them.
  public let sharedWith: [String]?

  /// Creates a moment.
  public init(
    id: String, authorName: String, authorAvatar: URL? = nil, kind: Kind, title: String? = nil, url: URL? = nil,
    photos: [URL] = [], photoDescriptions: [String]? = nil, created: Date? = nil, likes: Likes = Likes(),
    sharedWith: [String]? = nil
  ) {
    self.id = id
    self.authorName = authorName
    self.authorAvatar = authorAvatar
    self.kind = kind
    self.title = title
    self.url = url
    self.photos = photos
    self.photoDescriptions = photoDescriptions
    self.created = created
    self.likes = likes
    self.sharedWith = sharedWith
  }

  /// The URL to open or to share: the link, or else the first photo, or `nil` if there is neither.
  public var address: URL? { url ?? photos.first }
}
