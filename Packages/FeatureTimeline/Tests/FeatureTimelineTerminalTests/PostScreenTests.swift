import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct PostScreenTests {
  final class Preview: PostViewModel {
    let actions = ActionInput()
    let source = TimelineSource.mastodonTag("swift")
    let appear = PublishRelay<Void>()
    let refresh = PublishRelay<Void>()
    let intents = IntentRelay<TimelineIntent>()
    let showVersions = PublishRelay<Void>()
    let relay: BehaviorRelay<PostState>
    let failureRelay = PublishRelay<LoadFailure>()
    let versionsRelay = BehaviorRelay(value: PostVersions.hidden)
    let repliesRelay = BehaviorRelay(value: PostReplies.unknown)
    var calls: [String] = []
    private let bag = DisposeBag()

    init(_ state: PostState) {
      relay = BehaviorRelay(value: state)
      for (relay, name) in [
        (appear, "appeared"), (refresh, "refresh"), (showVersions, "versions"),
      ] {
        relay.asSignal().emit(onNext: { [weak self] in self?.calls.append(name) }).disposed(by: bag)
      }
      intents.asSignal().emit(onNext: { [weak self] in self?.calls.append($0.call) }).disposed(by: bag)
      actions.editor.emit(onNext: { [intents] in intents.accept(.editor($0)) }).disposed(by: bag)
    }

    var state: Driver<PostState> { relay.asDriver() }
    var refreshFailure: Signal<LoadFailure> { failureRelay.asSignal() }
    var versions: Driver<PostVersions> { versionsRelay.asDriver() }
    var replies: Driver<PostReplies> { repliesRelay.asDriver() }
  }

  private func driver(_ viewModel: Preview, rows: Int = 10, language: Language = .en) throws -> ScreenDriver {
    try .post(viewModel, Size(columns: 50, rows: rows), language: language)
  }

  @Test
  func `The post screen shows the whole post and its URL, and keys lead to its author's profile and its web page`()
    throws
  {
    let viewModel = Preview(.post(.sample(7, "Hello")))
    let driver = try driver(viewModel)
    #expect(
      driver.lines.prefix(6) == [
        " Post", "Mira Okafor @mira_okafor          2018-12-08 08:42", "", "Hello", "", "https://stub.example/7",
      ])
    driver.press("p", "o", "t", "r", "y")
    #expect(
      viewModel.calls == [
        "appeared", "profile mira_okafor", "web https://stub.example/7", "thread 7", "editor reply(7)",
      ])
    #expect(driver.text.contains("Link copied"))
  }

  static let address = "https://swift.example/blog"

  private func linked(_ warning: String? = nil, page: String? = nil) throws -> Post {
    let url = try #require(URL(string: Self.address))
    var post = Post(
      id: "7", body: FormattedText("See the blog.", spans: [TextSpan(4..<12, .link, url: url)]),
      author: Person(id: "1", name: "Mira"), url: page.flatMap { URL(string: $0) })
    post.media = [PostMedia(.image, url: URL(string: "https://files.example/a.png"), description: "A lake\u{1B}")]
    post.warning = warning
    return post
  }

  @Test func `The post screen lists the links of a post with their targets, and the user can choose and open one`()
    throws
  {
    let viewModel = Preview(.post(try linked()))
    let driver = try driver(viewModel, rows: 14)
    #expect(driver.text.contains("[1] the blog  \(Self.address)"))
    #expect(driver.text.contains("[2] A lake␛  https://files.example/a.png"))
    driver.press(.enter)
    #expect(viewModel.calls == ["appeared"])
    driver.press("]", .enter, "]", "]", .enter, "[", .enter)
    #expect(
      viewModel.calls.dropFirst() == [
        "link \(Self.address)", "link https://files.example/a.png", "link \(Self.address)",
      ])
  }

  @Test func `A digit after the key for the browser opens that link, and the page opens without one`() throws {
    let viewModel = Preview(.post(try linked(page: "https://social.example/7")))
    let driver = try driver(viewModel, rows: 14)
    driver.press("o")
    #expect(driver.text.contains("1…2 opens a link"))
    driver.type("2")
    driver.press("o", "7")
    #expect(driver.text.contains("There is no link 7"))
    driver.press("o", .escape)
    driver.advance(by: .seconds(2))
    #expect(viewModel.calls.dropFirst() == ["link https://files.example/a.png"])
    driver.press("o", "o", "o")
    #expect(viewModel.calls.dropFirst(2) == ["web https://social.example/7"])
    driver.advance(by: .seconds(2))
    #expect(viewModel.calls.count == 4)
  }

  @Test func `The post screen folds text behind a content warning until the user unfolds it`() throws {
    let driver = try driver(Preview(.post(try linked("film ending"))), rows: 14)
    #expect(driver.text.contains("▸ Content warning: film ending"))
    #expect(!driver.text.contains("See the blog.") && !driver.text.contains("[image]"))
    #expect(!driver.text.contains("the blog") && !driver.text.contains("A lake") && !driver.text.contains("[1]"))
    driver.press("x")
    #expect(driver.text.contains("▾ Content warning: film ending"))
    #expect(driver.text.contains("See the blog.") && driver.text.contains("[image] A lake␛"))
    #expect(driver.text.contains("[1] the blog"))
    driver.press("x")
    #expect(!driver.text.contains("See the blog."))
    let chinese = try self.driver(Preview(.post(try linked("电影结局"))), rows: 14, language: .zhHans)
    #expect(chinese.text.contains("▸ 内容警告：电影结局"))
  }

  @Test func `A post that the user unfolded in a list is unfolded on the post screen, and the other way round`() throws
  {
    var post = Post.sample(7, "The butler did it.")
    post.warning = "film ending"
    let (unfolded, timeline) = (UnfoldedPosts(), PreviewTimeline(.content(ListContent(rows: [.post(post)]))))
    let driver = try ScreenDriver(size: Size(columns: 50, rows: 10))
    let context = ScreenContext(host: driver.application, language: .en)
    driver.application.screens.push(TimelineScreen(viewModel: timeline, context: context, unfolded: unfolded))
    driver.press("x")
    driver.application.screens.push(
      PostScreen(viewModel: Preview(.post(post)), context: context, unfolded: unfolded))
    #expect(driver.lines[0].contains("Post") && driver.text.contains("The butler did it."))
    driver.press("x", .escape)
    #expect(!driver.text.contains("The butler did it."))
  }

  @Test func `The post screen folds what matches a filter, and its links`() throws {
    var post = try linked()
    post.filter = PostFilter(.hide, titles: ["Spiders"])
    let driver = try driver(Preview(.post(post)), rows: 14)
    #expect(driver.text.contains("▸ Filtered: Spiders") && !driver.text.contains("blog"))
    driver.press("x")
    #expect(driver.text.contains("See the blog.") && driver.text.contains("[2] A lake␛"))
    post.filter = PostFilter(.blur, titles: ["Spiders"])
    let media = try self.driver(Preview(.post(post)), rows: 14)
    #expect(media.text.contains("[1] the blog") && !media.text.contains("A lake"))
    media.press("x")
    #expect(media.text.contains("[2] A lake␛"))
  }

  @Test func `A key opens the quoted post if the user can open it`() throws {
    var post = Post.sample(7, "Look")
    for quote in [PostQuote(.notSent, id: "6"), PostQuote(.blockedAuthor, id: "6")] {
      post.quote = quote
      let viewModel = Preview(.post(post))
      try driver(viewModel).press("Q")
      #expect(viewModel.calls == ["appeared", "open 6"])
    }
    post.quote = PostQuote(.revoked, id: "6")
    let viewModel = Preview(.post(post))
    try driver(viewModel).press("Q")
    #expect(viewModel.calls == ["appeared"])
  }

  @Test(arguments: [
    (Language.en, "Not up to date: The Internet connection appears to be offline"), (.zhHans, "内容未更新：似乎已断开与互联网的连接"),
  ])
  func `A message on the post screen explains why a refresh failed, and the post stays visible`(
    language: Language, message: String
  ) throws {
    let viewModel = Preview(.post(.sample(7, "Hello")))
    let driver = try driver(viewModel, language: language)
    driver.press("R")
    viewModel.failureRelay.accept(.offline)
    #expect(driver.text.contains(message.prefix(20)))
    #expect(driver.text.contains("Hello"))
  }

  @Test(arguments: [
    (Language.en, "Open link", ["Reply", "Favorite", "Boost"]), (.zhHans, "打开链接", ["回复", "喜欢", "转嘟"]),
  ])
  func `The status bar of the post screen shows the verbs of the post, and opens a link only if it has one`(
    language: Language, link: String, verbs: [String]
  ) throws {
    let post = try linked()
    let driver = try ScreenDriver(size: Size(columns: 80, rows: 10))
    driver.application.screens.push(
      PostScreen(
        viewModel: Preview(.post(post)), context: ScreenContext(host: driver.application, language: language)))
    let bar = try #require(driver.lines.last)
    #expect(([link] + verbs).filter { !bar.contains($0) } == [])
    let plain = try self.driver(Preview(.post(.sample(7, "Hello"))), language: language)
    #expect(!plain.text.contains(link))
  }

  @Test
  func `The post screen scrolls through long text and stops at its ends`() throws {
    let text = (1...30).map { "line \($0)." }.joined(separator: "\n")
    let driver = try driver(Preview(.post(.sample(7, text))))
    #expect(driver.text.contains("line 6."))
    driver.press("j", "j")
    #expect(driver.lines[1] == "line 1.")
    driver.press("G")
    #expect(driver.lines[8] == "https://stub.example/7")
    driver.press("j", "k")
    #expect(driver.lines[8] == "")
    driver.press("g", "k")
    #expect(driver.lines[1].hasPrefix("Mira Okafor"))
  }

  @Test(arguments: [
    (PostState.loading, Language.en, ["Loading…"]), (.loading, .zhHans, ["正在刷新数据中…"]),
    (
      .failed(.refused("Record not found")), .en,
      ["Loading failed", "The server says: “Record not found”", "R Retry"]
    ),
    (.failed(.offline), .zhHans, ["加载失败", "似乎已断开与互联网的连接", "R 重试"]),
  ])
  func `A post screen without a post shows that the post is loading, or why loading failed and the key that retries`(
    state: PostState, language: Language, words: [String]
  ) throws {
    let viewModel = Preview(state)
    let driver = try driver(viewModel, language: language)
    for word in words { #expect(driver.text.contains(word)) }
    driver.press("R")
    #expect(viewModel.calls == ["appeared", "refresh"])
  }
}
