import Foundation
import Networking

/// An account in Mastodon's format.
struct MastodonAccount: Decodable {
  let person: Person

  private enum CodingKeys: String, CodingKey {
    case id, username, acct, note, url
    case displayName = "display_name"
    case avatar = "avatar_static"
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    let displayName = try object.decodeIfPresent(String.self, forKey: .displayName) ?? ""
    person = Person(
      id: try object.decode(StringOrNumber.self, forKey: .id).text,
      name: displayName.isEmpty ? try object.decode(String.self, forKey: .username) : displayName,
      username: try object.decode(String.self, forKey: .acct),
      about: HTMLText.plain(
        try object.decodeIfPresent(String.self, forKey: .note) ?? "", limit: TextLimit.field),
      url: URL(web: try object.decodeIfPresent(String.self, forKey: .url)),
      avatar: URL(web: try object.decodeIfPresent(String.self, forKey: .avatar)))
  }
}
