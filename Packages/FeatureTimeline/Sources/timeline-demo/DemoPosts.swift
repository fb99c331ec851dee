import FeatureTimelineTest

/// The texts of the demo's posts.
enum DemoPosts {
  static let news = [
    "Tests in virtual time: the whole suite waits for nothing.",
    "今天把登录页改成了 Input → Output。\n清爽多了。",
    "A gap that is marked is honest. A gap that is hidden is a bug.",
    "Reachability is a hint, not a promise.",
  ]

  private static let earlier = [
    "Changesets > reloadData. 3 inserted, 1 updated, 0 drama.",
    "写代码，也写博客 🧋 新文章：为什么列表不该在刷新时跳动。",
    "Cursor notes: min_id fills gaps & since_id can leave them.",
    "Ids are texts of digits: compare their length first, then the digits.\nOtherwise 999 is newer than 1000.",
    "Spent the morning on a race that was none. Spent the afternoon on one that was.",
  ]

  static func publish(on server: TimelineStubServer) {
    for index in 0..<120 {
      // Three of five posts reply to the one before them, so every page contains threads.
      let parent = index % earlier.count > 1 ? server.ids().first : nil
      server.publish(
        earlier[index % earlier.count], age: Double((120 - index) * (120 - index) * 40), replyingTo: parent)
    }
    for fields in kinds { server.publish(earlier[1], age: 30, fields: fields) }
    if let id = server.ids().first {
      server.edit(id, to: "Ids are texts of digits: compare their length first. Otherwise 999 is newer than 1000.")
    }
  }

  private static let ada =
    #"{"id": "9", "username": "ada", "acct": "ada@other.example", "display_name": "Ada :tea:", "emojis": [{"shortcode": "tea"}]}"#

  /// The fields of a post of each kind.
  private static let kinds = [
    #"{"visibility": "direct", "language": "zh"}"#,
    #"{"visibility": "private", "replies_count": 1, "reblogs_count": 0, "favourites_count": 0}"#,
    #"{"spoiler_text": "The end of a film", "sensitive": true, "visibility": "unlisted"}"#,
    """
    {"content": "", "sensitive": true, "media_attachments": [
      {"id": "1", "type": "image", "url": "https://stub.example/lake.png", "description": "A lake at dusk",
        "meta": {"original": {"width": 1600, "height": 900}}},
      {"id": "2", "type": "video", "url": "https://stub.example/film.mp4"}]}
    """,
    """
    {"poll": {"id": "1", "expires_at": "2030-01-01T12:00:00.000Z", "expired": false, "multiple": false, "votes_count": 4,
      "options": [{"title": "Tabs", "votes_count": 3}, {"title": "Spaces", "votes_count": 1}], "voted": true,
      "own_votes": [0]}}
    """,
    #"{"reblog": {"id": "800", "content": "<p>One package for each feature.</p>", "account": \#(ada)}}"#,
    """
    {"content": "<p>Quotes, <a href='https://swift.example'>links</a> and lists:</p><ul><li>one</li><li>two</li></ul>\
    <blockquote>quoted</blockquote><pre><code>let x = 1</code></pre>", "language": "en", "visibility": "public",
      "replies_count": 3, "reblogs_count": 12, "favourites_count": 40,
      "quote": {"state": "accepted", "quoted_status": {"id": "801", "content": "<p>It fits.</p>", "account": \(ada)}}}
    """,
  ]

  /// Publishes a long post with more replies than a screen shows. The first hundred form a chain, and the others reply
  /// to the post.
  static func publishLongThread(on server: TimelineStubServer) {
    server.publish(String(repeating: "A long text, without an end. 很长的文字。 ", count: 150), age: 86_400)
    let root = server.ids().last
    for index in 0..<1_500 {
      let parent = index < 100 ? server.ids().first : root
      server.publish("A long way to reply \(index)", age: Double(1_500 - index) * 50, replyingTo: parent)
    }
  }
}
