import FeatureHub
import FeatureHubTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import PresentationTerminal
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct HubScreenTests {
  let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  let name: RepositoryName

  init() throws { name = try #require(RepositoryName("example/reactive-monorepo")) }

  func feature(_ replies: ScriptedReply..., token: Bool = false) throws -> HubFeature {
    let limits = RateLimitInterceptor()
    let transport = ScriptedTransport(replies) { Testing.Issue.record($0) }
    let cache = CacheInterceptor(MemoryResponseCache(), user: { "" })
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    return HubFeature(
      dependencies: HubDependencies(
        client: APIClient(
          baseURL: try #require(URL(string: "http://hub.test")), transport: transport, interceptors: [cache, limits]),
        store: try .inMemory(schemas: [HubFeature.schema, OutboxStorage.schema], options: options),
        hasToken: .just(token), limits: limits.limits, scheduler: clock, sending: clock))
  }

  func show(
    presentation: TerminalPresentation = .screens, _ screen: (any ScreenHost) -> any Screen
  ) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: 64, rows: 12), presentation: presentation)
    driver.application.screens.push(screen(driver.application))
    driver.settle()
    return driver
  }

  private static let utc = TimeZone(secondsFromGMT: 0) ?? .current
  private static let now = Date(timeIntervalSince1970: 1_714_550_000)

  static func issues(remaining: Int = 7) -> ScriptedReply {
    .json(
      """
      [{"id": 1, "number": 7, "title": "Bell \\u001b[31m", "state": "open", "user": {"login": "ada"}, \
      "labels": [{"name": "bug"}], "comments": 1, "created_at": "2024-03-20T10:00:00Z"}]
      """,
      headers: ["X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "\(remaining)", "X-RateLimit-Reset": "1714560000"])
  }

  @Test func `Issues are shown with the filter and the rate limit above them, and without control characters`() throws {
    let feature = try feature(Self.issues(), .json("[]"))
    let driver = try show {
      IssuesScreen(
        viewModel: feature.makeIssuesViewModel(of: name),
        context: ScreenContext(
          host: $0, language: .en, now: { Self.now }, timeZone: Self.utc
        ))
    }
    #expect(
      driver.lines.prefix(5) == [
        " Issues", "Open issues · 7 of 60 requests left until 10:40", "> Bell ␛[31m",
        "  #7 opened 2024-03-20 by ada · 1 comment [bug]", "",
      ])
    driver.press("s")
    #expect(driver.text.contains("No data"))
  }

  @Test func `The screen of issues is localized in Chinese`() throws {
    let feature = try feature(Self.issues())
    let driver = try show {
      IssuesScreen(
        viewModel: feature.makeIssuesViewModel(of: name),
        context: ScreenContext(
          host: $0, language: .zhHans, now: { Self.now },
          timeZone: Self.utc))
    }
    #expect(driver.lines[1] == "未关闭的议题 · 剩余 7/60 次请求，10:40 重置")
    #expect(driver.lines[3] == "  #7 由 ada 于 2024-03-20 打开 · 1 条评论 [bug]")
  }

  @Test func `The search field receives the keys that are pressed after S, and Enter returns to the rows`() throws {
    let found =
      #"{"items": [{"id": 1, "full_name": "a/rs", "stargazers_count": 1500, "forks_count": 2, "open_issues_count": 0}]}"#
    let feature = try feature(.json(found))
    let viewModel = feature.makeSearchViewModel()
    let driver = try show { SearchScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en)) }
    #expect(driver.lines[1].hasPrefix("Search repositories"))
    #expect(driver.text.contains("Type a name or words of a description"))
    driver.press("S", "r", "s")
    clock.advanceTo(600)
    driver.settle()
    #expect(driver.lines.last?.contains("Enter Results") == true)
    driver.press(.enter)
    #expect(driver.lines.last?.contains("Enter Results") == false)
    #expect(driver.lines[1].hasPrefix("rs"))
    #expect(driver.text.contains("> a/rs"))
    #expect(driver.text.contains("★ 1.5K · 2 forks"))
  }

  @Test(arguments: [
    (Language.en, "Your search will be sent in", "Your search is no longer delayed."),
    (.zhHans, "此次搜索将在", "此次搜索无需再等待。"),
  ])
  func `For screen readers, the beginning and the end of a search's delay are each printed once`(
    language: Language, begins: String, ends: String
  ) throws {
    let feature = try feature(.json(#"{"items": []}"#).repeated())
    let viewModel = feature.makeSearchViewModel()
    let driver = try show(presentation: .lines) {
      SearchScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: language))
    }
    for index in 1...10 {
      viewModel.type.accept("text \(index)")
      clock.advanceTo(index * 1000)
    }
    _ = driver.newLines()
    viewModel.type.accept("text 11")
    var lines: [(second: Int, text: String)] = []
    for second in 11...70 {
      clock.advanceTo(second * 1000)
      lines += driver.newLines().map { (second, $0) }
    }
    #expect(lines.filter { $0.text.contains(begins) }.map(\.second) == [11])
    #expect(lines.filter { $0.text.contains(ends) }.map(\.second) == [61])
  }

  @Test
  func `In the line presentation, a typed line is the text to search for, and the number of a row opens the row`()
    throws
  {
    let items = ["a/rs", "b/rs"].enumerated().map { index, name in
      #"{"id": \#(index), "full_name": "\#(name)", "stargazers_count": 1, "forks_count": 2, "open_issues_count": 0}"#
    }
    let found = #"{"items": [\#(items.joined(separator: ","))]}"#
    let feature = try feature(.json(found))
    let viewModel = feature.makeSearchViewModel()
    var intents: [HubIntent] = []
    let bag = DisposeBag()
    viewModel.intents.asSignal().emit(onNext: { intents.append($0) }).disposed(by: bag)
    let driver = try show(presentation: .lines) {
      SearchScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en))
    }
    driver.say("S")
    driver.say("rs")
    clock.advanceTo(600)
    #expect(driver.newLines().contains { $0.contains("2. b/rs") })
    driver.say("2")
    #expect(intents.count == 1)
  }

  @Test func `The key f stars or unstars the repository, and a message reports a failure`() throws {
    let star = "/user/starred/example/reactive-monorepo"
    let repository =
      #"{"id": 1, "full_name": "example/reactive-monorepo", "stargazers_count": 1, "forks_count": 2, "open_issues_count": 3}"#
    let feature = try feature(
      .json("{}").on("GET /repos/example/reactive-monorepo/languages"), .status(404).on("GET \(star)"),
      .status(204).on("PUT \(star)"), .json(#"{"message": "No"}"#, status: 422).on("DELETE \(star)"), .json(repository),
      token: true)
    let viewModel = feature.makeRepositoryViewModel(of: name)
    let driver = try show { RepositoryScreen(viewModel: viewModel, context: ScreenContext(host: $0, language: .en)) }
    #expect(driver.lines[1] == "☆ not starred")
    driver.press("f")
    clock.advanceTo(100)
    #expect(driver.lines[1] == "★ starred")
    driver.press("f")
    clock.advanceTo(200)
    #expect(driver.text.contains("The server refused: “No”"))
    #expect(driver.lines[1] == "★ starred")
  }

  @Test func `The key o opens the web page of a row, and Enter opens its destination`() throws {
    let commit =
      #"[{"sha": "0505050505", "commit": {"message": "Title"}, "html_url": "https://github.com/a/b/commit/05"}]"#
    let feature = try feature(.json(commit))
    let viewModel = feature.makeListViewModel(of: .commits(of: name, branch: nil))
    var intents: [HubIntent] = []
    let subscription = viewModel.intents.asSignal().emit(onNext: { intents.append($0) })
    let driver = try show {
      HubQueryScreen(
        viewModel: viewModel, title: LocalizedText(en: "Commits", zhHans: "提交"),
        context: ScreenContext(host: $0, language: .en))
    }
    driver.press("o", .enter)
    let page = try #require(URL(string: "https://github.com/a/b/commit/05"))
    #expect(intents == [.web(page), .commit("0505050505", in: name)])
    subscription.dispose()
  }

  @Test func `A Hub list that fails to load shows the reason and the key that retries`() throws {
    let feature = try feature(.failure(.transport(.offline)))
    let query = HubQuery.user("ada")
    let driver = try show {
      HubQueryScreen(
        viewModel: feature.makeListViewModel(of: query), title: query.title,
        context: ScreenContext(host: $0, language: .en))
    }
    #expect(driver.lines[0] == " User")
    #expect(driver.text.contains("The Internet connection appears to be offline"))
    #expect(driver.text.contains("R Retry"))
  }

  @Test func `Rows from an earlier visit are marked while the server cannot be reached`() throws {
    let query = HubQuery.branches(of: name)
    for (language, note) in [(Language.en, "offline, as of your last visit"), (.zhHans, "离线，显示上次访问的内容")] {
      let feature = try feature(
        .json(#"[{"name": "main", "commit": {"sha": "0101010"}}]"#), .failure(.transport(.offline)))
      let viewModel = feature.makeListViewModel(of: query)
      let driver = try show {
        HubQueryScreen(viewModel: viewModel, title: query.title, context: ScreenContext(host: $0, language: language))
      }
      #expect(!driver.text.contains(note))
      driver.press("r")
      #expect(driver.lines[1] == note)
      #expect(driver.text.contains("main"))
    }
  }

  @Test func `HubPlain returns the title of each row with its details and text below, and reports a truncated list`() {
    let row = HubRow(
      id: "1", title: LocalizedText(en: "One\u{1B}[31m", zhHans: "一"),
      details: LocalizedText(en: "facts", zhHans: "信息"),
      body: "first\n\nlast\u{7}")
    #expect(HubPlain.lines([row], language: .en).map(\.string) == ["One␛[31m", "  facts", "  first", "", "  last␇"])
    #expect(HubPlain.lines([row], language: .zhHans).first?.string == "一")
    #expect(HubPlain.lines([], language: .en).map(\.string) == ["No data"])
    #expect(
      HubPlain.lines([row], end: .foreignLink, language: .en).last?.string
        == "The server's link to the next page cannot be used, so the list ends here.")
  }
}
