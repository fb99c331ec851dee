import Foundation
import Networking
import Posts

/// A tweet in the format of Twitter's API 1.1. A retweet becomes the original tweet, with the ID and the date of the
/// retweet.
struct Tweet: Decodable {
  let post: Post

  private enum CodingKeys: String, CodingKey {
    case id, text, user
    case created = "created_at"
    case original = "retweeted_status"
  }

  /// The author of a tweet that the server sends without one.
  private static let unknownAuthor = Person(id: "", name: "?", username: "")

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    let id = PostID(try object.decode(StringOrNumber.self, forKey: .id).text)
    let body = object.decode(Lenient<String>.self, forKey: .text).wrappedValue
    let user = object.decode(Lenient<TwitterUser>.self, forKey: .user).wrappedValue
    if body == nil, user == nil {
      throw DecodingError.keyNotFound(
        CodingKeys.text, .init(codingPath: decoder.codingPath, debugDescription: "neither a text nor a user"))
    }
    let text = HTMLEntities.decode(body ?? "")
    let author = user?.person ?? Self.unknownAuthor
    let created = object.decode(Lenient<String>.self, forKey: .created).wrappedValue.flatMap(Date.init(twitter:))
    // The text of a retweet begins with `RT` and the original author, and can be truncated.
    if let original = try? object.decode(Tweet.self, forKey: .original).post {
      var retweet = Post(id: id, body: original.body, author: original.author, passedOnBy: author, created: created)
      retweet.original = original.id
      post = retweet
    } else {
      post = Post(id: id, text: text, author: author, created: created)
    }
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
    self.init(iso8601: "\(parts[5])-\(number)-\(parts[2])T\(parts[3])\(parts[4])", style)
  }
}
