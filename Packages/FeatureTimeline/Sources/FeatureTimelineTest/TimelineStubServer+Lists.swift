import Foundation
import Locking
import Networking
import Posts

extension TimelineStubServer {
  func members(_ query: [String: String]) -> Any {
    let start = query["cursor"].flatMap { Int($0) } ?? 0
    let end = min(people.count, start + pageSize)
    return [
      "users": (start..<end).map { people[$0].twitter(id: $0) }, "next_cursor_str": end < people.count ? "\(end)" : "0",
    ]
  }

  func bookmarked(_ query: [String: String], _ url: URL, _ headers: inout HTTPHeaders) -> Any {
    let ids = bookmarks ?? []
    let number = query["max_id"].flatMap { Int($0) } ?? 0
    let start = repeatsFirstPage ? 0 : min(ids.count, number)
    let end = min(ids.count, start + pageSize)
    if end < ids.count { headers["Link"] = link(to: repeatsFirstPage ? number + 1 : end, url) }
    return ids[start..<end].compactMap { post($0.text)?.mastodon(people) }
  }

  func accounts(_ query: [String: String], _ url: URL, _ headers: inout HTTPHeaders) -> Any {
    let start = query["max_id"].flatMap { Int($0) } ?? 0
    let end = min(people.count, start + pageSize)
    if end < people.count { headers["Link"] = link(to: end, url) }
    return (start..<end).map { people[$0].mastodon(id: $0) }
  }

  /// Returns the header that links to the page that starts at an index.
  private func link(to start: Int, _ url: URL) -> String {
    "<\(linkedHost.map { "https://\($0)" } ?? "")\(url.path(percentEncoded: true))?max_id=\(start)>; rel=\"next\""
  }

  /// Returns the posts around a post, or `nil` if the server does not have the post.
  func thread(around id: String?) -> Any? {
    guard var top = post(id) else { return nil }
    var above: [StubPost] = []
    while let parent = post(top.parent?.text) {
      above.append(parent)
      top = parent
    }
    var below: [StubPost] = []
    var ids: Set = [id]
    for reply in state.withLock(\.posts) where ids.contains(reply.parent?.text) {
      below.append(reply)
      ids.insert("\(reply.id)")
    }
    return [
      "ancestors": above.reversed().map { $0.mastodon(people) }, "descendants": below.map { $0.mastodon(people) },
    ]
  }

  /// Returns the people, the hashtag and the newest posts that contain the text.
  func results(of text: String) -> Any {
    let text = text.lowercased()
    let posts = state.withLock(\.posts).reversed().filter { $0.text.lowercased().contains(text) }.prefix(pageSize)
    let found = people.indices.filter { "\(people[$0].name) @\(people[$0].username)".lowercased().contains(text) }
    return [
      "accounts": found.map { people[$0].mastodon(id: $0) },
      "hashtags": "swift".contains(text) ? [["name": "swift"]] : [],
      "statuses": posts.map { $0.mastodon(people) },
    ]
  }
}
