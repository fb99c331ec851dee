public import Foundation

/// Something that a user shares.
public struct Moment: Sendable, Hashable, Codable, Identifiable {
  /// The kind of a moment, by the server's names.
  public enum Kind: Sendable, Hashable, RawRepresentable, Codable {
    case link
    case photos
    /// A kind that this version does not know. Its title and author can still be shown.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "URL": self = .link
      case "PHOTOS": self = .photos
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .link: "URL"
      case .photos: "PHOTOS"
      case .other(let name): name
      }
    }
  }

  public let id: String
  public let authorName: String
  public let authorAvatar: URL?
  public let kind: Kind
  /// The text, or `nil` if there is none.
  public let title: String?
  /// The URL of a link.
  public let url: URL?
  /// The photos that have a valid URL.
  public let photos: [URL]
  /// The time of sharing, or `nil` if the server's date cannot be read.
  public let created: Date?
  /// The likes. Changed at once when the user presses the button.
  public internal(set) var likes: Likes

  public init(
    id: String, authorName: String, authorAvatar: URL? = nil, kind: Kind, title: String? = nil, url: URL? = nil,
    photos: [URL] = [], created: Date? = nil, likes: Likes = Likes()
  ) {
    self.id = id
    self.authorName = authorName
    self.authorAvatar = authorAvatar
    self.kind = kind
    self.title = title
    self.url = url
    self.photos = photos
    self.created = created
    self.likes = likes
  }

  /// The URL that the moment leads to: of the link, or of the first photo.
  public var address: URL? { url ?? photos.first }
}
