public import Foundation

/// Something that a person shares.
public struct Moment: Sendable, Hashable, Codable, Identifiable {
  /// What is shared, by the server's name of it.
  public enum Kind: Sendable, Hashable, RawRepresentable, Codable {
    case link
    case photos
    /// A kind that this version does not know. Its title and author can be shown all the same.
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
  /// The words to it; nil when there are none.
  public let title: String?
  /// Where a link leads.
  public let url: URL?
  /// The photos, without those whose address is none.
  public let photos: [URL]
  /// When it was shared; nil when the server's date cannot be read.
  public let created: Date?
  /// Whether the person whose page it is likes it, and who else does. Changed at once when the button is pressed.
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

  /// Where the moment leads: the link, or the first photo.
  public var address: URL? { url ?? photos.first }
}
