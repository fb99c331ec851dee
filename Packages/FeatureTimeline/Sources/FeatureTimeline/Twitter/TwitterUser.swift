import Foundation
import Networking
import Posts

/// A user in the format of Twitter's API 1.1. In a tweet, only the name and the image are required.
struct TwitterUser: Decodable {
  let person: Person

  private enum CodingKeys: String, CodingKey {
    case id, name, description, url
    case username = "screen_name"
    case avatar = "profile_image_url_https"
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    let name = try object.decode(String.self, forKey: .name)
    person = Person(
      id: try object.decodeIfPresent(StringOrNumber.self, forKey: .id)?.text ?? name,
      name: name,
      username: try object.decodeIfPresent(String.self, forKey: .username) ?? "",
      about: HTMLEntities.decode(try object.decodeIfPresent(String.self, forKey: .description) ?? ""),
      url: URL(web: try object.decodeIfPresent(String.self, forKey: .url)),
      avatar: URL(web: try object.decode(String.self, forKey: .avatar)))
  }
}
