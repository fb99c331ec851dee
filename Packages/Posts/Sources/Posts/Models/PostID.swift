/// The ID of a post on its server. On most servers, later posts have greater IDs; timelines do not depend on it.
///
/// The APIs define IDs as text. Mastodon's and Twitter's IDs are decimal numbers of any length; GoToSocial's are ULIDs,
/// which all have the same length. Therefore, a shorter ID is less than a longer one, and IDs of equal length are
/// compared byte by byte.
public struct PostID: Sendable, Hashable, Codable {
  /// The ID as the server sends it.
  public let text: String

  /// Creates an ID.
  public init(_ text: String) {
    self.text = text
  }

  /// Decodes an ID from a string.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the ID as a string.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(text)
  }
}

extension PostID: Comparable {
  /// Returns a Boolean value that indicates whether the first ID belongs to an earlier post.
  public static func < (left: PostID, right: PostID) -> Bool {
    let (left, right) = (left.text.utf8, right.text.utf8)
    return left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
  }
}

extension PostID: ExpressibleByStringLiteral, LosslessStringConvertible {
  /// Creates an ID from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text of the ID.
  public var description: String { text }
}
