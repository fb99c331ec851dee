/// What a server calls a post. Later posts have greater ids.
///
/// Ids are decimal numbers of any length on every known server, and texts by contract. A shorter one is therefore less
/// than a longer one, and those of one length compare letter by letter.
public struct PostID: Sendable, Hashable, Codable {
  /// The id as the server writes it.
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// As a plain text, not an object.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(text)
  }
}

extension PostID: Comparable {
  public static func < (left: PostID, right: PostID) -> Bool {
    let (left, right) = (left.text.utf8, right.text.utf8)
    return left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
  }
}

extension PostID: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { text }
}
