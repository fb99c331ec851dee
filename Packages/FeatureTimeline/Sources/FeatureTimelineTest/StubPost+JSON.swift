import Foundation
import Posts

extension StubPost {
  /// The versions of the post as Mastodon sends them, a minute apart.
  var history: [[String: Any]] {
    (earlierTexts + [text]).enumerated().map { index, text in
      let date = Date(timeIntervalSince1970: created + 60 * Double(index))
      return ["content": Self.html(text), "spoiler_text": "", "created_at": date.formatted(.iso8601)]
    }
  }

  private static func html(_ text: String) -> String {
    "<p>\(StubJSON.escaped(text).replacing("\n", with: "<br>"))</p>"
  }

  func mastodon(_ people: [StubPerson]) -> [String: Any] {
    var status: [String: Any] = [
      "id": "\(id)", "created_at": Date(timeIntervalSince1970: created).formatted(.iso8601),
      "content": Self.html(text), "spoiler_text": "",
      "url": "https://stub.example/@\(people[author].username)/\(id)",
      "account": people[author].mastodon(id: author),
    ]
    if !earlierTexts.isEmpty { status["edited_at"] = Date(timeIntervalSince1970: created + 60).formatted(.iso8601) }
    if let parent { status["in_reply_to_id"] = parent.text }
    let further = try? JSONSerialization.jsonObject(with: Data(fields.utf8)) as? [String: Any]
    return status.merging(further ?? [:]) { $1 }
  }

  func twitter(_ people: [StubPerson]) -> [String: Any] {
    [
      "id": id, "text": StubJSON.escaped(text), "created_at": StubJSON.twitterDate(created),
      "user": people[author].twitter(id: author),
    ]
  }
}

extension StubPerson {
  func mastodon(id: Int) -> [String: Any] {
    [
      "id": "\(100 + id)", "username": String(username.prefix { $0 != "@" }), "acct": username, "display_name": name,
      "note": "<p>\(StubJSON.escaped(about))</p>", "url": "https://stub.example/@\(username)",
      "avatar_static": "https://stub.example/avatars/\(id).png",
    ]
  }

  func twitter(id: Int) -> [String: Any] {
    [
      "id": 100 + id, "name": name, "screen_name": username, "description": StubJSON.escaped(about),
      "url": "https://stub.example/\(username)", "profile_image_url_https": "https://stub.example/avatars/\(id).png",
    ]
  }
}

enum StubJSON {
  static func data(_ value: Any) -> Data {
    (try? JSONSerialization.data(withJSONObject: value)) ?? Data()
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Returns a date such as `Sat Dec 08 08:47:15 +0000 2018`.
  static func twitterDate(_ seconds: Double) -> String {
    let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    // The format is 2018-12-08T08:47:15Z.
    let parts = Date(timeIntervalSince1970: seconds).formatted(.iso8601).split { "-T:Z".contains($0) }
    let day = days[Int(seconds / 86_400) % 7]
    return
      "\(day) \(months[(Int(parts[1]) ?? 1) - 1]) \(parts[2]) \(parts[3]):\(parts[4]):\(parts[5]) +0000 \(parts[0])"
  }
}
