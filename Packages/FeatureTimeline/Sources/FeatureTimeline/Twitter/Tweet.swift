import Foundation
import Networking
import Posts

/// A tweet in the format of Twitter's API 1.1.
struct Tweet: Decodable {
  let post: Post

  private enum CodingKeys: String, CodingKey {
    case id, text, user
    case created = "created_at"
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    post = Post(
      id: PostID(try object.decode(StringOrNumber.self, forKey: .id).text),
      text: HTMLEntities.decode(try object.decode(String.self, forKey: .text)),
      author: try object.decode(TwitterUser.self, forKey: .user).person,
      created: Date(twitter: try object.decode(String.self, forKey: .created)))
  }
}

extension Date {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// Creates a date from text such as `Sat Dec 08 08:47:15 +0000 2018`. The names are English in every locale.
  init?(twitter text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 6, let month = Self.months.firstIndex(of: String(parts[1])) else { return nil }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .omitted)
    guard let date = try? style.parse("\(parts[5])-\(number)-\(parts[2])T\(parts[3])\(parts[4])") else { return nil }
    self = date
  }
}
