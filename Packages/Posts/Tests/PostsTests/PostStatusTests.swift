import Foundation
import Mastodon
import Persistence
import Posts
import Testing

/// Tests of posts from the recorded statuses of a real server.
@Suite struct PostStatusTests {
  private let posts: [Post]

  init() throws {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../Mastodon/Tests/MastodonTests/Recordings/statuses_varied.json").standardized
    posts = try JSONDecoder().decode([Status].self, from: Data(contentsOf: file)).map { Post($0) }
  }

  private func post(_ suffix: String) throws -> Post { try #require(posts.first { $0.id.text.hasSuffix(suffix) }) }

  @Test func `A post preserves lists, quotes, preformatted text and the targets of links`() throws {
    let post = try post("QXDPM")
    #expect(
      post.text == """
        First para with em strong code and a link.

        • item one
        • item two
          • nested

        1. eins
        2. zwei

        > quoted text
        > second line

        def f(x):
            if x < 1:
                return  "two  spaces"

        漢字(かんじ) ~~gone~~ #tessera
        """)
    let links = post.body.spans.filter { $0.url != nil }
    #expect(links.map { String(post.body[$0]) } == ["a link", "#tessera"])
    #expect(links.map(\.kind) == [.link, .hashtag])
    #expect(
      links.first?.url?.absoluteString
        == "https://example.com/very/long/path/that/is/truncated/by/nobody?x=1&y=2")
  }

  @Test func `A content warning is separate from the text that it hides`() throws {
    let post = try post("T5451")
    #expect(post.warning == "Spoiler: film")
    #expect(post.text.hasPrefix("The butler did it."))
    #expect(post.wholeText.hasPrefix("Spoiler: film\n\nThe butler"))
  }

  @Test func `A post has the visibility of its status, so a direct message does not look public`() throws {
    #expect(try post("QXDPM").visibility == .public)
    #expect(try post("S1580").visibility == .unlisted)
    #expect(try post("XAJM4").visibility == .followers)
    #expect(try post("3BJRZ").visibility == .direct)
  }

  @Test func `Images have their alternative text and size, even in a post without text`() throws {
    let post = try post("K8AAV")
    #expect(post.text.isEmpty)
    let image = try #require(post.media.first)
    #expect(image.kind == .image)
    #expect(image.description == "alt text for png")
    #expect([image.width, image.height] == [200, 150])
    #expect(image.url != nil)
    #expect(posts.flatMap(\.media).count == 5)
  }

  @Test func `A post contains at most 100 files, however many the server sends`() throws {
    let file = #"{"id": "1", "type": "image", "url": "https://files.example/a.png"}"#
    let files = Array(repeating: file, count: 1_000).joined(separator: ",")
    let json = #"{"id": "1", "content": "", "account": {"id": "1", "username": "a"}, "media_attachments": [\#(files)]}"#
    #expect(Post(try JSONDecoder().decode(Status.self, from: Data(json.utf8))).media.count == 100)
  }

  @Test func `A poll contains the votes for each option and the time at which it ends`() throws {
    let poll = try #require(try post("71SE6").poll)
    #expect(poll.options.map(\.title) == ["ja", "nein", "日本"])
    #expect(poll.options.map(\.votes) == [0, 1, 0])
    #expect(poll.votes == 1)
    #expect(poll.ends != nil)
  }

  @Test func `A boost contains the author, the person who boosted the post, and the ID of the boosted post`() throws {
    let post = try post("YVYB2")
    #expect(post.passedOnBy?.username == "dan")
    #expect(post.author.username == "bob")
    #expect(post.original?.text.hasSuffix("QXDPM") == true)
    #expect(post.text.hasPrefix("First para"))
  }

  @Test func `A post has counts and a language, and a reply names the post and the person that it replies to`() throws {
    let reply = try #require(try post("D73H6").reply)
    #expect(reply.id.text.hasSuffix("YZZ7P"))
    #expect(reply.username == "carol")
    #expect(try post("YZZ7P").counts?.replies == 2)
    #expect(try post("YZZ7P").counts?.favorites == 1)
    #expect(try post("QXDPM").language == "en")
  }

  @Test func `A post contains the edit date, the quoted post and the custom emoji of its status`() throws {
    let account = #"{"id": "1", "username": "ada", "acct": "ada@a.example"}"#
    let json = #"""
      {"id": "7", "account": \#(account), "content": ":blob:", "edited_at": "2026-11-22T01:00:00Z",
       "emojis": [{"shortcode": "blob", "url": "https://a.example/blob.png"}], "in_reply_to_id": "5",
       "in_reply_to_account_id": "1", "visibility": "mutuals_only", "muted": true,
       "mentions": [{"id": "2", "username": "bea", "acct": "bea@b.example"}], "favourited": true, "bookmarked": false,
       "quote": {"state": "accepted", "quoted_status": {"id": "6", "content": "<p>q</p>", "account": \#(account)}}}
      """#
    let post = Post(try JSONDecoder().decode(Status.self, from: Data(json.utf8)))
    #expect(post.edited != nil)
    #expect(post.quote?.text == "q")
    #expect(post.quote?.author?.username == "ada@a.example")
    #expect(post.emoji["blob"]?.absoluteString == "https://a.example/blob.png")
    #expect(post.reply?.username == "ada@a.example")
    #expect(post.visibility == .restricted)
    #expect(post.mentions == ["bea@b.example"] && post.isConversationMuted == true)
    #expect(post.reactions == PostReactions([.favorite]))
    let document = try JSONEncoder().encode(PostDocument(post))
    #expect(String(decoding: document, as: UTF8.self).contains(#""reactions":["favorite"]"#))
  }

  @Test func `A post has the custom emoji of all of its texts, and each person has the custom emoji of their name`()
    throws
  {
    func emoji(_ name: String) -> String {
      #""emojis": [{"shortcode": "\#(name)", "url": "https://a.example/\#(name).png"}]"#
    }
    func account(_ name: String) -> String { #""account": {"id": "1", "username": "ada", \#(emoji(name))}"# }
    let json = """
      {"id": "9", \(account("booster")), "reblog": {"id": "7", "content": ":text:", \(account("author")), \(emoji("text")),
       "poll": {"id": "4", "options": [{"title": ":option:"}], \(emoji("option"))},
       "quote": {"id": "6", "content": ":quote:", \(account("quoted")), \(emoji("quote"))}}}
      """
    let post = Post(try JSONDecoder().decode(Status.self, from: Data(json.utf8)))
    #expect(Set(post.emoji.keys) == ["text", "author", "option", "quote", "quoted"])
    #expect(post.author.emoji?.keys.sorted() == ["author"] && post.passedOnBy?.emoji?.keys.sorted() == ["booster"])
    #expect(post.quote?.author?.emoji == ["quoted": try #require(URL(string: "https://a.example/quoted.png"))])
    #expect(Post(stored: post.stored) == post)
  }

  @Test func `A person that an earlier version stored without custom emoji can be read`() throws {
    let stored = #"{"id": "1", "name": "Ada", "username": "ada", "about": ""}"#
    let person = try JSONDecoder().decode(Person.self, from: Data(stored.utf8))
    #expect(person == Person(id: "1", name: "Ada", username: "ada"))
  }

  @Test func `A post that was stored and read again equals the original`() throws {
    for post in posts { #expect(Post(stored: post.stored) == post) }
  }
}
