import Foundation
import Testing

@testable import Posts

@Suite struct PostLinksTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `The links of a post lead to the targets in its text, its files and the quoted post, each once`() throws {
    let (blog, page) = (try url("https://swift.example/blog"), try url("https://other.example/9"))
    let ada = Person(id: "1", name: "Ada")
    var post = Post(
      id: "7",
      body: FormattedText(
        "a b a",
        spans: [TextSpan(0..<1, .link, url: blog), TextSpan(2..<3, .strong), TextSpan(4..<5, .link, url: blog)]),
      author: ada)
    post.media = [
      PostMedia(.image, url: try url("https://files.example/a.png"), description: "A lake"),
      PostMedia(.image, url: try url("https://files.example/b.png")), PostMedia(.image, url: nil),
      PostMedia(.file, url: try url("file:///etc/passwd")),
    ]
    post.quote = PostQuote(id: "3", author: ada, text: "Hello", url: page)
    #expect(post.links.map(\.title) == ["a", "A lake", "b.png", "Ada"])
    #expect(post.links.first?.url == blog && post.links.last?.url == page)
  }

  @Test func `The links of a post include its preview, and the addresses in its poll and its content warning`() throws {
    var post = Post(id: "7", text: "Tea", author: Person(id: "1", name: "Ada"))
    post.card = PostCard(url: try url("https://a.example/page"), title: "")
    post.warning = "Spoilers of (https://b.example/film)."
    post.poll = PostPoll(
      id: "1", options: [.init(title: "See https://c.example/?a=1!", votes: nil, isChosen: false)], ends: nil,
      hasEnded: false, isMultiple: false, votes: nil, voters: nil, hasVoted: nil)
    let links = ["https://a.example/page", "https://c.example/?a=1", "https://b.example/film"]
    #expect(post.links.map(\.url.absoluteString) == links && post.links.map(\.title) == links)
  }

  @Test func `A post lists at most 100 links`() throws {
    let spans = try (0..<500).map { TextSpan(0..<1, .link, url: try url("https://a.example/\($0)")) }
    let post = Post(id: "1", body: FormattedText("a", spans: spans), author: Person(id: "1", name: "Ada"))
    #expect(post.links.count == 100)
  }
}
