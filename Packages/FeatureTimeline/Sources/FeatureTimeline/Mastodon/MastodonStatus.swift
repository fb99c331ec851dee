import Foundation
import Networking

/// A status in Mastodon's format.
struct MastodonStatus: Decodable {
  /// The post. For a boost, the boosted post with the ID of the boost.
  let post: Post

  private enum CodingKeys: String, CodingKey {
    case id, content, account, url, reblog
    case created = "created_at"
    case warning = "spoiler_text"
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    let id = PostID(try object.decode(StringOrNumber.self, forKey: .id).text)
    let person = try object.decode(MastodonAccount.self, forKey: .account).person
    let created = Date(iso8601: try object.decode(String.self, forKey: .created))
    if let original = try object.decodeIfPresent(MastodonStatus.self, forKey: .reblog)?.post {
      post = Post(
        id: id, text: original.text, author: original.author, passedOnBy: person, created: created, url: original.url)
      return
    }
    let warning = (try object.decodeIfPresent(String.self, forKey: .warning) ?? "").limited(to: TextLimit.field)
    let content = HTMLText.plain(try object.decode(String.self, forKey: .content))
    post = Post(
      id: id, text: [warning, content].filter { !$0.isEmpty }.joined(separator: "\n\n"), author: person,
      created: created, url: URL(web: try object.decodeIfPresent(String.self, forKey: .url)))
  }
}

extension Date {
  /// Creates a date from text such as `2024-05-01T22:49:00.113Z`, with or without fractions of a second.
  init?(iso8601 text: String) {
    guard
      let date = (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
        ?? (try? Date(text, strategy: .iso8601))
    else { return nil }
    self = date
  }
}
