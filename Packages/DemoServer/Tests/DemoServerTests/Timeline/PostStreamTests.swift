import Foundation
import Testing

@testable import DemoServer

@Suite
struct PostStreamTests {
  private func stream(_ configure: (inout DemoServer.Configuration) -> Void = { _ in }) -> PostStream {
    var configuration = DemoServer.Configuration()
    configure(&configuration)
    return PostStream(configuration: configuration, genesis: TestWorld.start)
  }

  @Test
  func `The post stream starts with 240 past posts in chronological order`() {
    let stream = stream()
    #expect(stream.indices == 0..<240)
    #expect(stream.state.times == stream.state.times.sorted())
    #expect(stream.state.times.last ?? 0 < TestWorld.start.milliseconds)
  }

  @Test
  func `The post stream gains one post per interval, no matter how often it is updated`() {
    var often = stream()
    for second in 0...100 { often.catchUp(to: TestWorld.start + Double(second)) }
    var once = stream()
    once.catchUp(to: TestWorld.start + 100)
    #expect(once.indices == 0..<245)
    #expect(often.state == once.state)
  }

  @Test
  func `The post stream gains no posts with an interval of zero`() {
    var stream = stream { $0.postInterval = .zero }
    stream.catchUp(to: TestWorld.start + 1e6)
    #expect(stream.indices.count == 240)
  }

  @Test
  func `The post stream adds at most 501 posts after a long pause, and stores at most 11,000 posts`() {
    var stream = stream()
    stream.catchUp(to: TestWorld.start + 1e8)
    #expect(stream.indices.count == 741)
    for _ in 0..<20 { stream.publish(1000, at: TestWorld.start + 1e8) }
    #expect(stream.indices.count <= 11_000)
    #expect(stream.indices.upperBound == 20_741)
    #expect(stream[0] == nil)
  }

  @Test
  func `The post stream loses the 1,000 oldest posts at once when it has more than 11,000`() {
    var stream = stream()
    for count in [10_000, 760] { stream.publish(count, at: TestWorld.start) }
    #expect(stream.indices == 0..<11_000)
    stream.publish(1, at: TestWorld.start)
    #expect(stream.indices == 1_000..<11_001)
  }

  @Test
  func `The post stream derives every post from its index, and boosts only earlier posts`() throws {
    let stream = stream()
    for index in stream.indices {
      let post = try #require(stream[index])
      #expect(post == Post(index: index, milliseconds: post.milliseconds, seed: 1))
      if let boosted = post.boosted { #expect(boosted < index) }
    }
    #expect(stream.indices.contains { stream[$0]?.boosted != nil })
    #expect(stream.indices.contains { stream[$0]?.warning.isEmpty == false })
  }

  @Test
  func `The ID of a post determines its index, and an ID between two posts belongs to no post`() {
    let ids = PostIdentifiers.twitter
    #expect(ids.index(of: ids.id(of: 7)) == 7)
    #expect(ids.index(of: ids.id(of: 7) + 1) == nil)
    #expect(ids.startIndex(from: ids.id(of: 7)) == 7)
    #expect(ids.startIndex(after: ids.id(of: 7)) == 8)
    for id in [Int.min, -1, 0, ids.first - ids.step, .max] { #expect(ids.index(of: id) == nil) }
    #expect(ids.startIndex(from: .min) == 0)
    #expect(ids.startIndex(after: .max) == .max)
  }
}

@Suite
struct PieceTests {
  private let pieces: [Piece] = [
    .text("a < b & c "), .mention("ada_b"), .lineBreak, .tag("Swift"), .paragraph,
    .link("https://docs.example.com/a/very/long/path/about"),
  ]

  @Test
  func `Text pieces are converted to Mastodon's HTML`() {
    #expect(
      Piece.html(pieces)
        == #"<p>a &lt; b &amp; c <span class="h-card"><a href="https://mastodon.example/@ada_b" class="u-url mention">"#
        + #"@<span>ada_b</span></a></span><br><a href="https://mastodon.example/tags/swift" class="mention hashtag" "#
        + #"rel="tag">#<span>Swift</span></a></p><p><a href="https://docs.example.com/a/very/long/path/about" "#
        + #"rel="nofollow noopener noreferrer" target="_blank"><span class="invisible">https://</span>"#
        + #"<span class="ellipsis">docs.example.com/a/very/long/p</span><span class="invisible">ath/about</span></a></p>"#
    )
  }

  @Test
  func `Text pieces are converted to Twitter's plain text`() {
    #expect(Piece.plain(pieces).hasPrefix("a &lt; b &amp; c @ada_b\n#Swift\n\nhttps://t.co/"))
    let files: [Piece] = [.text("From the ferry"), .file(.video, "Gulls"), .file(.image, "The harbor")]
    #expect(Piece.plain(files).split(separator: " https://t.co/").map(String.init).count == 3)
    #expect(Piece.plain(files).hasPrefix("From the ferry https://t.co/"))
  }
}
