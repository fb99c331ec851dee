import Foundation
import Networking
import Posts

/// A user in the format of Twitter's API 1.1. Either the name or the username is required.
struct TwitterUser: Decodable {
  let person: Person

  private enum CodingKeys: String, CodingKey {
    case id, name, description, url
    case username = "screen_name"
    case avatar = "profile_image_url_https"
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) -> String? { object.decode(Lenient<String>.self, forKey: key).wrappedValue }
    let username = text(.username)
    let name = try text(.name) ?? username ?? object.decode(String.self, forKey: .name)
    person = Person(
      id: object.decode(Lenient<StringOrNumber>.self, forKey: .id).wrappedValue?.text ?? name,
      name: name, username: username ?? "", about: HTMLEntities.decode(text(.description) ?? ""),
      url: URL(web: text(.url)), avatar: URL(web: text(.avatar)))
  }
}
