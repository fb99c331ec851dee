import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Networking
import NetworkingTest
import Presentation
import PresentationTerminal
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@testable import Posts  // allow(testable-imports): only a server makes such posts outside of tests

@MainActor @Suite struct GoldenScreenTests {
  private static let now = Date(timeIntervalSince1970: 1_544_258_835)

  /// Posts with all parts.
  private static func posts() throws -> [Post] {
    var counted = Post.sample(9, "Five small packages beat one big target.")
    (counted.counts, counted.visibility) = (PostCounts(replies: 3, boosts: 12, favorites: 40), .followers)
    counted.reactions = PostReactions([.favorite, .boost, .bookmark])
    var warned = Post.sample(8, "He did it.", age: 4_000, by: "Tobias Lind")
    warned.warning = "film ending"
    var voted = Post(
      id: "7", text: "哪一个？", author: Person(id: "2", name: "佐藤 花江", username: "hanae"),
      passedOnBy: Person(id: "3", name: "Omar"), created: now.addingTimeInterval(-90_000))
    voted.poll = PostPoll(
      id: "1",
      options: [.init(title: "tabs", votes: 61, isChosen: true), .init(title: "spaces", votes: 39, isChosen: false)],
      ends: nil, hasEnded: true, isMultiple: false, votes: 100, voters: nil, hasVoted: true)
    let url = try #require(URL(string: PostScreenTests.address))
    var linked = Post(
      id: "6",
      body: FormattedText(
        "See the blog: run swift test.\nlet x = 1",
        spans: [TextSpan(4..<12, .link, url: url), TextSpan(18..<28, .code), TextSpan(30..<39, .preformatted)]),
      author: Person(id: "1", name: "Mira Okafor", username: "mira_okafor"), created: now.addingTimeInterval(-300_000))
    linked.media = [PostMedia(.image, url: url, description: "A lake at dusk", width: 640, height: 480)]
    linked.edited = now
    return [counted, warned, voted, linked]
  }

  @Test func `A timeline looks as in its golden file`() throws {
    let rows = try Self.posts().map(TimelineRow.post) + [.gap(TimelineGap(below: "6")), .post(.sample(1, "The end."))]
    try GoldenScreens.check("timeline", ListState.all(of: rows)) { state, look in
      try look.show(at: Self.now) { TimelineScreen(viewModel: PreviewTimeline(state), context: $0) }
    }
  }

  @Test func `A timeline with compact rows looks as in its golden file`() throws {
    let rows = try Self.posts().map(TimelineRow.post) + [.gap(TimelineGap(below: "6")), .post(.sample(1, "The end."))]
    try GoldenScreens.check("timeline-compact", [("rows", .content(ListContent(rows: rows)))]) { state, look in
      let driver = try look.show(at: Self.now) { TimelineScreen(viewModel: PreviewTimeline(state), context: $0) }
      driver.application.isCompact = true
      return driver
    }
  }

  @Test func `A post looks as in its golden file`() throws {
    let posts = try Self.posts()
    let states: [(name: String, value: PostState)] = [
      ("links", .post(posts[3])), ("reactions", .post(posts[0])), ("content warning", .post(posts[1])),
      ("poll", .post(posts[2])), ("loading", .loading), ("failed", .failed(.offline)),
    ]
    try GoldenScreens.check("post", states) { state, look in
      try look.show(at: Self.now) { PostScreen(viewModel: PostScreenTests.Preview(state), context: $0) }
    }
  }

  @Test func `People and the list of timelines look as in their golden files`() throws {
    let people = [
      Person(id: "1", name: "Mira Okafor", username: "mira_okafor", about: "Swift on servers. Tea, not coffee."),
      Person(id: "2", name: "李伟", username: "liwei@other.example"),
    ]
    try GoldenScreens.check("people", ListState.all(of: people)) { state, look in
      try look.show { PeopleScreen(viewModel: PeopleScreenTests.Preview(state), context: $0) }
    }
    try GoldenScreens.check("sources", [("rows", SourcesScreenTests.rows)]) { rows, look in
      try look.show { SourcesScreen(viewModel: SourcesScreenTests.Preview(rows), context: $0) }
    }
  }

  private func check(
    _ name: String, _ states: [(name: String, value: [ScriptedReply])],
    _ screen: (TimelineFeature, ScreenContext) -> any Screen
  ) throws {
    let others: [(name: String, value: [ScriptedReply])] = [
      ("loading", [.never, .never]), ("failed", [Self.failure]),
    ]
    try GoldenScreens.check(name, states + others) { replies, look in
      let feature = try TimelineFeature.scripted(replies, account: "me")
      return try look.show(at: Self.now) { screen(feature, $0) }
    }
  }

  private static let failure = ScriptedReply.failure(.transport(.offline)).repeated()

  @Test func `A thread, a profile and a search look as in their golden files`() throws {
    try check("thread", [("rows", MastodonScreenTests.thread())]) {
      ThreadScreen(viewModel: $0.makeThreadViewModel(of: "2"), context: $1)
    }
    let post = MastodonScreenTests.post(9, to: nil)
    let profile: [ScriptedReply] = [
      .json(MastodonScreenTests.profile), .json("[\(post)]"), .json(MastodonScreenTests.relationship),
    ]
    try check("profile", [("rows", profile)]) {
      ProfileScreen(viewModel: $0.makeProfileViewModel(of: "ada"), context: $1)
    }
    let search: [(name: String, value: [ScriptedReply])] = [
      ("rows", [.json(MastodonScreenTests.results)]), ("no match", [.json("{}")]),
    ]
    try check("search", search) { TimelineSearchScreen(viewModel: $0.makeSearchViewModel(text: "a"), context: $1) }
    try GoldenScreens.check("search-empty", [("nothing typed", ())]) { _, look in
      let viewModel = try TimelineFeature.scripted([]).makeSearchViewModel()
      return try look.show { TimelineSearchScreen(viewModel: viewModel, context: $0) }
    }
  }
}
