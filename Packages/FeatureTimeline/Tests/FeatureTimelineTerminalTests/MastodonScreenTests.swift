import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import PresentationTerminal
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

/// Tests of the screens of threads, profiles and the search with their view models and a scripted server.
@MainActor @Suite struct MastodonScreenTests {
  private static let hostile = #"\u001B[31mred"#
  private static let account =
    #"{"id": "1", "username": "ada", "display_name": "Ada", "url": "https://server.example/@ada"}"#

  func driver(
    columns: Int = 40, presentation: TerminalPresentation = .screens, _ screen: (any ScreenHost) -> any Screen
  ) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: columns, rows: 40), presentation: presentation)
    driver.application.screens.push(screen(driver.application))
    driver.settle()
    return driver
  }

  static func post(_ id: Int, to parent: Int?) -> String {
    #"{"id": "\#(id)", "content": "<p>Post \#(id)", "account": \#(account), "in_reply_to_id": \#(parent.map { "\"\($0)\"" } ?? "null")}"#
  }

  static func thread() -> [ScriptedReply] {
    let replies = [post(3, to: 2), post(4, to: 3), post(6, to: 5)].joined(separator: ",")
    return [.json(post(2, to: 1)), .json(#"{"ancestors": [\#(post(1, to: nil))], "descendants": [\#(replies)]}"#)]
  }

  /// Returns the column at which a line with the given text begins, or `nil` if there is none.
  private func column(of text: String, _ driver: ScreenDriver) -> Int? {
    driver.lines.first { $0.contains(text) }.map { $0.prefix { " >│".contains($0) }.count }
  }

  @Test func `The thread screen indents replies, marks a missing post, and begins at the requested post`() throws {
    let viewModel = try TimelineFeature.scripted(Self.thread()).makeThreadViewModel(of: "2")
    var intents: [TimelineIntent] = []
    let bag = DisposeBag()
    viewModel.intents.asSignal().emit(onNext: { intents.append($0) }).disposed(by: bag)
    let driver = try driver { ThreadScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en)) }
    #expect(driver.lines.first == " Thread")
    let columns = ["Post 1", "Post 2", "Post 3", "Post 4", "Post 6"].map { column(of: $0, driver) }
    let start = try #require(columns[0])
    #expect(columns.map { $0.map { $0 - start } } == [0, 0, 2, 4, 2])
    #expect(driver.lines.first { $0.contains("Post 4") }?.hasPrefix("  │ │ ") == true)
    #expect(driver.text.contains("Reply to an unavailable post"))
    driver.press(.enter)
    #expect(intents == [.post("2", in: .mastodonAccounts(["ada"]))])
  }

  @Test func `The plain text of a thread indents replies, marks a missing post, and does not end with an empty line`()
    async throws
  {
    let thread = try await TimelineFeature.scripted(Self.thread()).thread(of: "2")
    let lines = ThreadPlain.lines(thread, language: .zhHans).map(\.string)
    #expect(lines.contains("  Post 2") && lines.contains("    Post 3") && lines.contains("      Post 4"))
    #expect(lines.contains("  -- 所回复的嘟文不可用 --"))
    #expect(lines.last?.isEmpty == false)
  }

  @Test(arguments: [(Language.en, "-- Requested post --"), (.zhHans, "-- 所请求的嘟文 --")])
  func `The plain text of a thread marks the requested post with a line above it`(language: Language, mark: String)
    async throws
  {
    let thread = try await TimelineFeature.scripted(Self.thread()).thread(of: "2")
    let lines = ThreadPlain.lines(thread, language: language).map(\.string)
    #expect(lines.filter { $0 == mark }.count == 1)
    let post = try #require(lines.firstIndex(of: "  Post 2"))
    #expect(lines[post - 3] == mark)  // above its author and the line about the post that it replies to
  }

  static let profile = #"""
    {"id": "1", "username": "ada", "display_name": "Ada\#(hostile)", "note": "<p>Tea\#(hostile)", "followers_count": 1,
     "following_count": 2, "statuses_count": 3, "bot": true, "locked": true, "created_at": "2022-11-05T00:00:00.000Z",
     "fields": [{"name": "Web", "value": "<a href=\"https://ada.example/\">ada.example</a>", "verified_at": "2024-05-01"}]}
    """#

  static let relationship = #"[{"id": "1", "following": true, "followed_by": true, "requested_by": true}]"#

  @Test(arguments: [
    (
      Language.en,
      [
        "Tea", "1 follower · 2 following", "Following · Follows you · Asks to follow you", "Joined 2022-11-05",
        "Web: ada.example ✓",
        "All posts (3)",
      ]
    ), (.zhHans, ["3 条嘟文 · 1 位关注者 · 关注 2 人", "已关注 · 关注了你 · 请求关注你", "机器人", "Web：ada.example ✓ 已验证", "全部嘟文（3）"]),
  ])
  func `The profile screen shows the description, the counts, the relationship and the fields`(
    language: Language, texts: [String]
  ) throws {
    let replies: [ScriptedReply] = [
      .json(Self.profile), .json("[\(Self.post(9, to: nil))]"), .json(Self.relationship),
    ]
    let viewModel = try TimelineFeature.scripted(replies, account: "me").makeProfileViewModel(of: "ada")
    let driver = try driver(columns: 60) {
      ProfileScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: language))
    }
    #expect(texts.filter { !driver.text.contains($0) } == [])
    #expect(driver.text.contains("Post 9"))
    #expect(!driver.text.contains("\u{1B}"))
    #expect(Set(driver.terminal.emulator.cells.joined().compactMap(\.link)) == ["https://ada.example/"])
  }

  @Test func `The plain text of a profile has the fields and the pinned posts`() async throws {
    let replies: [ScriptedReply] = [.json(Self.profile), .json("[\(Self.post(9, to: nil))]")]
    let lines = ProfilePlain.lines(try await TimelineFeature.scripted(replies).profile(of: "ada"), language: .en).map(
      \.string)
    #expect(lines.contains("  3 posts · 1 follower · 2 following"))
    #expect(lines.contains("  Joined 2022-11-05 · Automated · Approves followers"))
    #expect(lines.contains("  Web: ada.example ✓ verified") && lines.contains("-- Pinned --"))
    #expect(lines.last == "  Post 9")
    #expect(!lines.joined().contains("\u{1B}"))
  }

  @Test func `The words for one post and one follower of a profile are singular`() async throws {
    let one = #"""
      {"id": "1", "username": "ada", "followers_count": 1, "following_count": 1, "statuses_count": 1}
      """#
    let lines = ProfilePlain.lines(
      try await TimelineFeature.scripted([.json(one), .json("[]")]).profile(of: "ada"), language: .en)
    #expect(lines.map(\.string).contains("  1 post · 1 follower · 1 following"))
    let viewModel = try TimelineFeature.scripted([.json(one), .json("[]")]).makeProfileViewModel(of: "ada")
    let driver = try driver { ProfileScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en)) }
    #expect(driver.text.contains("1 post · 1 follower · 1 following"))
  }

  static let results = #"""
    {"accounts": [\#(account)], "hashtags": [{"name": "swift"}], "statuses": [\#(post(9, to: nil))]}
    """#

  @Test func `The search screen shows people, hashtags and posts, and its field has the focus while there is no text`()
    throws
  {
    let viewModel = try TimelineFeature.scripted([.json(Self.results)]).makeSearchViewModel(text: "a")
    let driver = try driver {
      TimelineSearchScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en))
    }
    #expect(["Ada @ada", "#swift", "Post 9"].filter { !driver.text.contains($0) } == [])
    let empty = try TimelineFeature.scripted([]).makeSearchViewModel()
    var typed = ""
    let bag = DisposeBag()
    empty.text.drive(onNext: { typed = $0 }).disposed(by: bag)
    let other = try self.driver {
      TimelineSearchScreen(viewModel: empty, context: ScreenContext(host: $0, language: .zhHans))
    }
    #expect(other.text.contains("搜索用户、话题标签和嘟文"))
    other.press("t", "e", "a")
    #expect(typed == "tea")
    // Without rows, `/` searches on the server instead of in the rows.
    other.press(.enter, "/", "s")
    #expect(typed == "teas")
  }

  @Test
  func
    `In the line presentation, the search screen accepts a line of text, and then the number of a result opens the result`()
    throws
  {
    let viewModel = try TimelineFeature.scripted([.json(Self.results)]).makeSearchViewModel(text: "a")
    var texts: [String] = []
    var intents: [TimelineIntent] = []
    let bag = DisposeBag()
    viewModel.text.drive(onNext: { texts.append($0) }).disposed(by: bag)
    viewModel.intents.asSignal().emit(onNext: { intents.append($0) }).disposed(by: bag)
    let driver = try driver(presentation: .lines) {
      TimelineSearchScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en))
    }
    driver.say("S")
    driver.say("a")
    driver.say("2")
    #expect(intents == [.timeline(.mastodonTag("swift"))])
    driver.say("S")
    driver.say("Esc")
    #expect(Set(texts) == ["a"])
  }

  @Test func `The search screen offers the retry key only while the text field does not receive keys`() throws {
    let viewModel = try TimelineFeature.scripted([.failure(.transport(.offline))]).makeSearchViewModel(text: "a")
    let driver = try driver {
      TimelineSearchScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en))
    }
    #expect(driver.text.contains("R Retry"))
    driver.press("S")
    #expect(driver.text.contains("Loading failed") && !driver.text.contains("retry"))
    #expect(driver.lines.last?.contains("Enter Results") == true)
    driver.press(.enter)
    #expect(driver.text.contains("R Retry"))
  }

  private static let withoutPosts = #"{"accounts": [\#(account)], "hashtags": [], "statuses": []}"#

  @Test(arguments: [
    (Language.en, "Most servers let only logged-in users search for posts."), (.zhHans, "大多数服务器只允许已登录的用户搜索嘟文。"),
  ])
  func
    `Without a login and without posts, the search explains that most servers let only logged-in users search for posts`(
      language: Language, notice: String
    ) async throws
  {
    func screen(_ reply: String, _ text: String = "a", account: String? = nil) throws -> String {
      let viewModel = try TimelineFeature.scripted([.json(reply)], account: account).makeSearchViewModel(text: text)
      return try driver(columns: 70) {
        TimelineSearchScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: language))
      }.text
    }
    #expect(try screen(Self.withoutPosts).contains(notice) && screen("{}").contains(notice))
    #expect(try !screen(Self.results).contains(notice) && !screen("{}", "").contains(notice))
    #expect(try !screen(Self.withoutPosts, account: "me").contains(notice))
    let commands = try TimelineFeature.scripted([.json(Self.withoutPosts), .json("{}"), .json(Self.results)])
    func plain() async throws -> [String] {
      let results = try await commands.results(of: "a")
      return SearchPlain.lines(results, searchesPosts: commands.searchesPosts, language: language).map(\.string)
    }
    #expect(try await plain() == ["@ada  Ada", notice])
    #expect(try await plain().last == notice)
    #expect(try await !plain().contains(notice))
    #expect(SearchPlain.lines([], searchesPosts: true, language: language).count == 1)
  }

  @Test func `The plain text of a search has a line for each person and hashtag, and then the posts`() async throws {
    let feature = try TimelineFeature.scripted([.json(Self.results), .json("{}")])
    let lines = SearchPlain.lines(try await feature.results(of: "a"), language: .en).map(\.string)
    #expect(lines.prefix(2) == ["@ada  Ada", "#swift"] && lines.last == "  Post 9")
    #expect(SearchPlain.lines(try await feature.results(of: "b"), language: .en).map(\.string) == ["None found"])
  }

  @Test func `A timeline leads to a thread, a reply, the search, and the profile of the author`() throws {
    let timeline = PreviewTimeline(
      .content(ListContent(rows: [.post(.sample(7))])), source: .mastodonAccounts(["mira_okafor"]))
    let driver = try driver { TimelineScreen(viewModel: timeline, context: ScreenContext(host: $0, language: .en)) }
    driver.press("t", "p", "S", "r")
    #expect(Array(timeline.calls.suffix(4)) == ["thread 7", "profile mira_okafor", "search", "editor reply(7)"])
    let twitter = PreviewTimeline(.content(ListContent(rows: [.post(.sample(7))])), source: .twitterUser("mira"))
    let other = try self.driver { TimelineScreen(viewModel: twitter, context: ScreenContext(host: $0, language: .en)) }
    other.press("t", "S")
    #expect(Set(twitter.calls) == ["appeared", "more"])
  }
}
