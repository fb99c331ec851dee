import Networking
public import Posts

/// A page of a list's members.
public struct TwitterMembers: Sendable, Hashable {
  /// The members on this page.
  public let people: [Person]
  /// The cursor of the next page, or `nil` on the last page.
  public let next: String?

  /// Creates a page.
  public init(people: [Person], next: String?) {
    self.people = people
    self.next = next
  }
}

extension TwitterMembers: Decodable {
  private enum CodingKeys: String, CodingKey {
    case users
    case next = "next_cursor_str"
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    people = try object.decodeIfPresent(LossyArray<TwitterUser>.self, forKey: .users)?.readable.map(\.person) ?? []
    let cursor = object.decode(Lenient<StringOrNumber>.self, forKey: .next).wrappedValue?.text
    next = cursor == "0" ? nil : cursor
  }
}
