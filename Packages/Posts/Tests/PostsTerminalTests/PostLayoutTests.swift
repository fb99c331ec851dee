import Foundation
import Mastodon
import Networking
import NetworkingTest
import PostsTerminal
import Presentation
import TerminalUI
import Testing

@testable import Posts

@MainActor @Suite struct PostLayoutTests {
  private let now = Date(timeIntervalSince1970: 1_544_258_835)
  private let zone = TimeZone(secondsFromGMT: 0) ?? .current

  private func post(_ text: String, passedOnBy person: Person? = nil) -> Post {
    Post(
      id: "9", text: text, author: Person(id: "1", name: "Ada", username: "ada"), passedOnBy: person,
      created: now - 300, url: URL(string: "https://social.example/9"))
  }

  private func layout(_ limit: Int? = nil) -> PostLayout {
    PostLayout(age: PostAge(language: .en, timeZone: zone), now: now, showsExactDates: false, textLimit: limit)
  }

  @Test func `The documentation's example shows the posts of a timeline`() async throws {
    let page = #"[{"id": "2", "content": "<p>Hello", "account": {"id": "1", "username": "ada"}}]"#
    let transport = ScriptedTransport([.json(Data(page.utf8))]) { Issue.record($0) }
    let client = APIClient(baseURL: try #require(URL(string: "https://social.example")), transport: transport)
    var canvas = Canvas(size: Size(columns: 44, rows: 4))

    let posts = try await client.send(.timeline(.home)).map { Post($0) }
    let layout = PostLayout(age: PostAge(language: .en, timeZone: zone), now: now, showsExactDates: false, textLimit: 8)
    for post in posts { layout.draw(post, image: { _ in nil }, in: &canvas) }

    #expect(canvas.lines.prefix(2).map(\.string) == ["[AD] ada @ada", "     Hello"])
  }

  @Test func `An excerpt has the beginning of the post's text, without the author's name and the date`() {
    #expect(layout(3).excerpt(of: post("1\n2\n3\n4"), columns: 60).map(\.text.string) == ["1", "2", "…"])
    #expect(layout(3).excerpt(of: post("1\n\n2\n\n3"), columns: 60).map(\.text.string) == ["1", "2", "3"])
    #expect(layout().excerpt(of: post("1\n2"), columns: 60).map(\.text.string) == ["1", "2"])
  }

  @Test func `The height of a boost's row includes the author, the person who boosted it, the text and an empty line`()
  {
    let boost = post("1\n2\n3\n4", passedOnBy: Person(id: "2", name: "Bea"))
    #expect(layout().height(of: boost, columns: 60) == 7)
    #expect(layout(2).height(of: boost, columns: 60) == 5)
  }

  @Test(arguments: [
    (60, "Ada                ⟲ 1 2 3 4 5 6 7                        5m"), (24, "Ada      ⟲ 1 2 3 4 5… 5m"),
    (8, "A… ⟲… 5m"), (1, "…"),
  ])
  func `A compact row has the author, the beginning of the text and the age in one line`(columns: Int, line: String) {
    let layout = PostLayout(
      age: PostAge(language: .en, timeZone: zone), now: now, showsExactDates: false, textLimit: 8, isCompact: true)
    let post = post("1 2 3\n4 5 6 7", passedOnBy: Person(id: "2", name: "Bea"))
    var canvas = Canvas(size: Size(columns: columns, rows: 2))
    layout.draw(post, image: { _ in nil }, in: &canvas)
    #expect(canvas.lines.map(\.string) == [line, ""] && layout.height(of: post, columns: columns) == 1)
  }

  @Test func `The details of a post contain its whole text and the URL of its page`() {
    let lines = layout().details(of: post("1\n2"), columns: 30, measuring: .standard).map(\.text.string)
    #expect(lines == ["Ada @ada                    5m", "", "1", "2", "", "https://social.example/9"])
  }

  @Test func `A link label that does not fit ends with an ellipsis`() throws {
    let url = try #require(URL(string: "https://a.example"))
    var post = Post(id: "1", body: FormattedText(""), author: Person(id: "1", name: "Ada"))
    post.media = [PostMedia(.video, url: url, description: "A boat crosses the lake at dusk")]
    let lines = layout().links(of: post, selected: nil, columns: 40, measuring: .standard)
    #expect(lines.map(\.text.string) == ["[1] A boat crosses the …  https://a.exa…"])
  }

  @Test func `A post without text shows its files, and a direct message is marked`() {
    var post = post("")
    post.media = [PostMedia(.image, url: nil, description: "a cat\u{1B}[2J"), PostMedia(.video, url: nil)]
    post.visibility = .direct
    post.edited = now
    let expected = ["[image] a cat␛[2J", "[video] no description", "Direct message · edited"]
    #expect(
      PostPlain.lines(post, age: PostAge(language: .en, timeZone: zone)).map(\.string).dropFirst()
        == ArraySlice(expected.map { "  " + $0 }))
    #expect(layout(8).height(of: post, columns: 60) == 5)
    let details = layout().details(of: post, columns: 60, measuring: .standard).map(\.text.string)
    #expect(details.filter(expected.contains) == expected)
    #expect(PostPlain.lines(post, age: PostAge(language: .zhHans, timeZone: zone)).last?.string == "  私信 · 已编辑")
  }

  @Test func `The row of a post shows the reaction counts that are not zero, and the details show all counts`() {
    var post = post("1")
    post.counts = PostCounts(replies: 1, boosts: 0, favorites: 2)
    post.edited = now
    let age = PostAge(language: .en, timeZone: zone)
    #expect(PostPlain.lines(post, age: age).last?.string == "  edited · 1 reply · 2 favorites")
    func row(_ signs: PostSigns) -> String? { layout(8).excerpt(of: post, columns: 60, signs: signs).last?.text.string }
    let rows = ["↩ 1  ♡ 2  ✎ edited", "re 1  fav 2  edited", "edited · 1 reply · 2 favorites"]
    #expect([PostSigns.symbols, .letters, .words].map(row) == rows)
    func details() -> [String] { layout().details(of: post, columns: 60, measuring: .standard).map(\.text.string) }
    #expect(details().contains("1 reply · 0 boosts · 2 favorites · edited"))
    #expect(PostPlain.details(post, age: age).map(\.string).contains("  1 reply · 0 boosts · 2 favorites · edited"))
    post.visibility = .followers
    #expect(details().contains("Followers only · 1 reply · 0 boosts · 2 favorites · edited"))
    (post.counts, post.visibility) = (PostCounts(replies: 0, boosts: 0, favorites: 0), nil)
    #expect(PostPlain.lines(post, age: PostAge(language: .zhHans, timeZone: zone)).last?.string == "  已编辑")
  }

  @Test func `The row of a post marks the user's own reactions by more than color`() throws {
    var post = post("1")
    post.counts = PostCounts(replies: 0, boosts: 12, favorites: 40)
    post.reactions = PostReactions([.favorite, .boost, .bookmark])
    post.visibility = .direct
    let facts = try #require(layout(8).excerpt(of: post, columns: 60).last)
    #expect(facts.text.string == "⟲ 12  ♥ 40  ★  ✉ Direct message")
    #expect(
      facts.spans.filter { $0.style?.attributes == .bold }.map(\.style?.foreground) == [.boost, .error, .warning])
    let letters = layout(8).excerpt(of: post, columns: 60, signs: .letters).map(\.text.string)
    #expect(letters.last == "bo 12*  fav 40*  mark*  Direct message")
  }

  @Test func `A poll in a row has a bar for each option`() {
    var post = post("Which one?")
    let options = [("tabs", 61), ("spaces", 39)].map { PostPoll.Option(title: $0, votes: $1, isChosen: $0 == "tabs") }
    post.poll = PostPoll(
      id: "1", options: options, ends: nil, hasEnded: true, isMultiple: false, votes: 100, voters: nil, hasVoted: true)
    let lines = layout(8).excerpt(of: post, columns: 60).map(\.text.string)
    #expect(lines.contains("● tabs    ▇▇▇▇▇▇ 61% · 61") && lines.contains("○ spaces  ▇▇▇▇ 39% · 39"))
    #expect(layout(8).excerpt(of: post, columns: 30).map(\.text.string).contains("● tabs · 61 (61%)"))
    #expect(layout().details(of: post, columns: 60, measuring: .standard).map(\.text.string).contains(lines[1]))
  }

  @Test func `The lines of a program in a post have a background`() {
    let body = FormattedText("Try\nlet a = 1\nnow", spans: [TextSpan(4..<13, .preformatted)])
    let post = Post(id: "1", body: body, author: Person(id: "1", name: "Ada"))
    let lines = layout(8).excerpt(of: post, columns: 20)
    #expect(lines.map(\.text.string) == ["Try", "let a = 1           ", "now"])
    #expect(lines[1].spans.first?.style?.background == .surface && lines[0].spans.first?.style?.background == nil)
  }

  @Test func `A poll shows the votes for each option, their share, and when the poll ends`() {
    var post = post("Which one?")
    func poll(_ votes: [Int?], sum: Int? = nil, voters: Int? = nil, ends: Date? = nil, ended: Bool = false) -> PostPoll
    {
      let all: Int = votes.compactMap(\.self).reduce(0, +)
      let options = zip(["tabs", "spaces\u{7}"], votes).map {
        PostPoll.Option(title: $0, votes: $1, isChosen: $0 == "tabs")
      }
      return PostPoll(
        id: "1", options: options, ends: ends, hasEnded: ended, isMultiple: voters != nil, votes: sum ?? all,
        voters: voters, hasVoted: true)
    }
    func lines(_ language: Language = .en, at time: Date? = nil) -> [String] {
      let age = PostAge(language: language, timeZone: zone, now: time ?? now.addingTimeInterval(-1))
      return Array(PostPlain.lines(post, age: age).map(\.string).dropFirst(2))
    }
    post.poll = poll([2, 1], ends: now)
    #expect(lines() == ["  ● tabs · 2 (67%)", "  ○ spaces␇ · 1 (33%)", "  3 votes · ends 2018-12-08 08:47"])
    #expect(lines(.zhHans).last == "  3 票 · 截止于 2018-12-08 08:47")
    #expect(lines(at: now).last == "  3 votes · ended")
    post.poll = poll([1, 0], ends: now, ended: true)
    #expect(lines().last == "  1 vote · ended")
    post.poll = poll([nil, nil])
    #expect(lines() == ["  ● tabs", "  ○ spaces␇", "  0 votes"])
    post.poll = poll([0, 0])
    #expect(lines().first == "  ● tabs · 0 (0%)")
    post.poll = poll([5, 0], voters: 0)
    #expect(lines().first == "  ☑ tabs · 5 (0%)")
    post.poll = poll([30, 10], sum: 2)
    #expect(lines().prefix(2) == ["  ● tabs · 30 (75%)", "  ○ spaces␇ · 10 (25%)"])
    post.poll = poll([1, 1], sum: 4)
    #expect(lines().first == "  ● tabs · 1 (25%)")
    post.poll = poll([4, 3], voters: 4)
    #expect(lines() == ["  ☑ tabs · 4 (100%)", "  ☐ spaces␇ · 3 (75%)", "  4 people voted · multiple choice"])
    #expect(lines(.zhHans).last == "  4 人投票 · 多选")
    post.poll = poll([50, 1], voters: 1)
    #expect(lines() == ["  ☑ tabs · 50 (100%)", "  ☐ spaces␇ · 1 (100%)", "  1 person voted · multiple choice"])
  }

  @Test
  func
    `A reply names the author of the post that it replies to, shows the size of its image, and marks a sensitive image`()
  {
    var post = post("Agreed.")
    post.reply = PostReply(id: "3", username: "bea\u{1B}")
    post.media = [PostMedia(.image, url: nil, description: "a lake", width: 1200, height: 800)]
    post.isSensitive = true
    let lines = PostPlain.lines(post, age: PostAge(language: .en, timeZone: zone)).map(\.string).dropFirst()
    #expect(lines == ["  ↩ in reply to @bea␛", "  Agreed.", "  [image 1200 × 800 · sensitive] a lake"])
    post.reply = PostReply(id: "3", username: nil)
    let chinese = PostPlain.lines(post, age: PostAge(language: .zhHans, timeZone: zone)).map(\.string)
    #expect(chinese[1] == "  ↩ 回复一条嘟文" && chinese[3] == "  [图片 1200 × 800 · 敏感内容] a lake")
  }

  @Test func `The details of a post show who can see it, its language, and the numbers of reactions`() {
    var post = post("Hello")
    post.visibility = .unlisted
    post.language = "en"
    post.counts = PostCounts(replies: 1, boosts: 12, favorites: 0)
    let details = layout().details(of: post, columns: 60, measuring: .standard).map(\.text.string)
    #expect(details.contains("Unlisted · en · 1 reply · 12 boosts · 0 favorites"))
  }

  @Test
  func
    `The plain text of a single post has its counts, its language, its URL, and the targets of its links`()
    throws
  {
    let target = try #require(URL(string: "https://swift.example/blog"))
    var post = Post(
      id: "9", body: FormattedText("See the blog.", spans: [TextSpan(4..<12, .link, url: target)]),
      author: Person(id: "1", name: "Ada", username: "ada"), url: URL(string: "https://social.example/9"))
    post.visibility = .public
    post.language = "en\u{1B}"
    post.counts = PostCounts(replies: 1, boosts: 12, favorites: 0)
    post.media = [PostMedia(.image, url: URL(string: "https://files.example/a.png"), description: "a\nlake\u{1B}")]
    func lines(_ language: Language) -> [String] {
      PostPlain.details(post, age: PostAge(language: language, timeZone: zone)).map(\.string)
    }
    #expect(
      lines(.en).suffix(6) == [
        "  Public · en␛ · 1 reply · 12 boosts · 0 favorites", "", "  https://social.example/9", "",
        "  [1] the blog  https://swift.example/blog", "  [2] a lake␛  https://files.example/a.png",
      ])
    #expect(lines(.zhHans).contains("  公开 · en␛ · 1 条回复 · 12 次转嘟 · 0 次喜欢"))
    let row = PostPlain.lines(post, age: PostAge(language: .en, timeZone: zone)).map(\.string)
    #expect(row.dropLast() == lines(.en).dropLast(6) && row.last == "  1 reply · 12 boosts")
  }

  @Test func `A content warning is labeled in plain text`() {
    #expect(PostPlain.warning("film\u{1B}", in: .en).string == "Content warning: film␛")
    #expect(PostPlain.warning("电影", in: .zhHans).string == "内容警告：电影")
  }

  @Test func `The plain text of a post includes the text that its content warning hides on a screen`() {
    var post = post("The butler.")
    post.warning = "film"
    let lines = PostPlain.lines(post, age: PostAge(language: .en, timeZone: zone)).map(\.string)
    #expect(lines.dropFirst() == ["  ▾ Content warning: film", "  The butler."])
    #expect(layout(8).height(of: post, columns: 60) == 3)
  }

  @Test func `The plain text of a post has the author's name and the date, and indents the text of the post`() {
    let lines = PostPlain.lines(post("1\n\n2"), age: PostAge(language: .en, timeZone: zone)).map(\.string)
    #expect(lines == ["Ada @ada  2018-12-08 08:42", "  1", "", "  2"])
  }
}
