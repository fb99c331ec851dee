import FeatureCompose
import FeatureComposeTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import PresentationTerminal
import Reactive
import ReactiveTest
import TerminalApp
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct ComposeScreenTests {
  /// The screen on a terminal, with a scripted server that publishes at once.
  @MainActor final class Bench {
    let driver: ScreenDriver
    let transport: ScriptedTransport
    private let feature: ComposeFeature
    private let clock = TestScheduler(initialClock: 0, resolution: 0.1)

    init(
      _ replies: [ScriptedReply] = [], replyTo post: String? = nil, _ subject: ComposeSubject? = nil,
      account: String? = "mira", offersLogin: Bool = true,
      language: Language = .en, size: Size = Size(columns: 60, rows: 16), editor: ExternalEditor? = nil
    ) throws {
      driver = try ScreenDriver(size: size)
      let instance = #"{"domain": "a", "configuration": {"statuses": {"max_characters": 20}}}"#
      transport = ScriptedTransport(replies + [.json(instance).on("GET /api/v2/instance").repeated()]) {
        Testing.Issue.record($0)
      }
      let url = try #require(URL(string: "http://compose.test"))
      feature = ComposeFeature(
        dependencies: ComposeDependencies(
          client: APIClient(baseURL: url, transport: transport), account: account, offersLogin: offersLogin,
          store: try .inMemory(schemas: [ComposeFeature.schema, UserActions.schema, OutboxStorage.schema]),
          clock: clock, sending: clock))
      open(subject ?? post.map(ComposeSubject.reply) ?? .newPost, language: language, editor: editor)
    }

    /// Shows another editor above those that are open, after their drafts were stored.
    func open(_ subject: ComposeSubject = .newPost, language: Language = .en, editor: ExternalEditor? = nil) {
      clock.advanceTo(clock.clock + 20)
      driver.application.screens.push(
        ComposeScreen(
          viewModel: feature.makeComposeViewModel(subject, known: { ["@ada", "@adam", "#swift"] }),
          context: ScreenContext(host: driver.application, language: language),
          editor: editor ?? ExternalEditor(environment: [:])))
      driver.settle()
    }

    func publish() {
      driver.press(.control("s"))
      clock.advanceTo(clock.clock + 10)
      driver.settle()
    }
  }

  static let status =
    #"{"id": "7", "uri": "u", "content": "<p>Tea or\u001b[2J coffee?</p>", "spoiler_text": "drinks", "visibility": "private", "account": {"id": "2", "username": "ada", "acct": "ada", "display_name": "Ada"}}"#

  @Test func `The screen shows the editor with the number of characters that are left, and the fields`() throws {
    let driver = try Bench().driver
    driver.type("Hello")
    driver.press(.enter)
    driver.type("qR?")
    let lines = driver.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.prefix(3) == ["New post", "Hello", "qR?"], "\(driver.text)")
    let edge = try #require(lines.last { $0.hasPrefix("──") })
    for fact in ["your default ▾", "CW off", "default language"] { #expect(edge.contains(fact), "\(edge)") }
    #expect(edge.hasSuffix(" 11 left ──") && !driver.text.contains("Audience"), "\(edge)")
    driver.press(.tab)
    let fields = driver.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    for text in [
      "Warning   none", "[ Audience: your default ]", "Language  default", "[ Publish ]",
    ] {
      #expect(fields.contains(text), "\(driver.text)")
    }
  }

  @Test func `The fields change the draft, and too many characters disable publishing`() throws {
    let bench = try Bench()
    bench.driver.type("Hello")
    bench.driver.press(.tab)
    bench.driver.type("tea")
    bench.driver.press(.tab, .enter)
    #expect(bench.driver.text.contains("12 left"), "\(bench.driver.text)")
    #expect(bench.driver.text.contains("[ Audience: everyone ]"))
    bench.driver.press(.backTab)
    bench.driver.type("0123456789abc")
    #expect(bench.driver.text.contains("1 too many"), "\(bench.driver.text)")
    bench.driver.press(.control("s"))
    #expect(bench.transport.requests.count == 1)
    #expect(bench.driver.lines.last?.contains("1 character too many") == true, "\(bench.driver.text)")
  }

  @Test func `Ctrl-S publishes, and the screen says so`() async throws {
    let bench = try Bench([.json(Self.status).on("POST /api/v1/statuses")])
    bench.driver.type("Hello")
    bench.publish()
    #expect(bench.transport.requests.last?.method == .post)
    #expect(bench.driver.text.contains("Published · at the top of your home timeline"), "\(bench.driver.text)")
    bench.driver.advance(by: .seconds(4))
    let closed = bench.driver.text
    #expect(closed.contains("There is nothing left to write here") && !closed.contains("Retry"), "\(closed)")
  }

  @Test func `A refusal shows the reason below the form, and keeps the text`() throws {
    let bench = try Bench([.json(#"{"error": "No tea"}"#, status: 422).on("POST /api/v1/statuses")])
    bench.driver.type("Hello")
    bench.publish()
    #expect(bench.driver.text.contains("The server refused: “No tea”"), "\(bench.driver.text)")
    #expect(bench.driver.text.contains("Hello"))
  }

  @Test func `A reply shows the post above the editor, or only its warning, with mentions, warning and audience`()
    throws
  {
    let driver = try Bench([.json(Self.status).on("GET /api/v1/statuses/7")], replyTo: "7").driver
    let texts = ["Reply to Ada", "│ drinks", "@ada", "followers ▾", "CW: drinks"]
    #expect(texts.filter { !driver.text.contains($0) } == [] && !driver.text.contains("coffee"))
    let open = ScriptedReply.json(Self.status.replacing(#""drinks""#, with: #""""#))
    #expect(try Bench([open.on("GET /api/v1/statuses/7")], replyTo: "7").driver.text.contains("│ Tea or␛[2J coffee?"))
  }

  @Test func `The editor of a post says what it does, and does not change the audience`() throws {
    let own = Self.status.replacing("ada", with: "mira")
    let driver = try Bench(
      [
        .json(own).on("GET /api/v1/statuses/7"),
        .json(#"{"id": "7", "text": "Tea?", "spoiler_text": ""}"#).on("GET /api/v1/statuses/7/source"),
        .json(own).on("PUT /api/v1/statuses/7"),
      ], .edit("7"))
    #expect(driver.driver.text.contains("Edit post") && driver.driver.text.contains("Tea?"), "\(driver.driver.text)")
    driver.driver.press(.tab, .tab, .enter)
    #expect(driver.driver.text.contains("[ Audience: followers ]"), "\(driver.driver.text)")
    driver.publish()
    #expect(driver.driver.text.contains("Post changed"), "\(driver.driver.text)")
  }

  @Test func `The fields of a poll appear when it is added, one more than are filled, and vanish with it`() throws {
    let instance =
      #"{"domain": "a", "configuration": {"statuses": {"max_characters": 50}, "polls": {"max_options": 3}}}"#
    let bench = try Bench(
      [.json(instance).on("GET /api/v2/instance"), .json(Self.status).on("POST /api/v1/statuses")],
      size: Size(columns: 60, rows: 30))
    let driver = bench.driver
    driver.type("Which?")
    driver.press(.backTab, .backTab, .enter)
    #expect(
      driver.text.contains("[ Remove poll ]") && driver.text.contains("A poll needs two options"), "\(driver.text)")
    #expect(driver.text.contains("Option 2") && !driver.text.contains("Option 3"), "\(driver.text)")
    // The focus is on the first option.
    driver.type("Tea")
    driver.press(.tab)
    driver.type("Coffee")
    driver.press(.tab)
    #expect(driver.text.contains("Option 3") && !driver.text.contains("A poll needs two options"), "\(driver.text)")
    driver.press(.tab, .enter)
    #expect(driver.text.contains("Open for: 3 days"), "\(driver.text)")
    bench.publish()
    #expect(driver.text.contains("Published"), "\(driver.text)")
  }

  @Test(
    arguments: [
      ([.tab], "Hi @ada ."), ([.enter], "Hi @ada ."), ([.down, .tab], "Hi @adam ."), ([.escape], "Hi @a."),
    ] as [([TerminalUI.Key], String)])
  func `Tab and Enter accept a suggested name, the arrow keys select another, and Esc closes the list`(
    keys: [TerminalUI.Key], text: String
  ) throws {
    let driver = try Bench().driver
    driver.type("Hi @a")
    #expect(driver.text.contains("▌@ada") && driver.text.contains("@adam"), "\(driver.text)")
    for key in keys { driver.press(key) }
    #expect(!driver.text.contains("▌@ada"))
    driver.type(".")
    #expect(driver.text.contains(text), "\(driver.text)")
  }

  @Test func `Ctrl-E runs the user's editor on the text, and a failure changes nothing`() throws {
    let bench = try Bench(editor: ExternalEditor(environment: ["EDITOR": "printf ' world' >>"]))
    bench.driver.type("Hello")
    bench.driver.press(.control("e"))
    #expect(bench.driver.text.contains("Hello world"), "\(bench.driver.text)")
    #expect(bench.driver.text.contains("9 left"), "\(bench.driver.text)")
    let failing = try Bench(editor: ExternalEditor(environment: ["EDITOR": "false"]))
    failing.driver.type("Hello")
    failing.driver.press(.control("e"))
    #expect(failing.driver.text.contains("The editor failed, and the text is unchanged"), "\(failing.driver.text)")
    #expect(failing.driver.text.contains("Hello"))
  }

  @Test func `A post that cannot be loaded shows the reason and the key to retry`() throws {
    let driver = try Bench(
      [.status(404).on("GET /api/v1/statuses/7"), .json(Self.status).on("GET /api/v1/statuses/7")], replyTo: "7"
    ).driver
    #expect(driver.text.contains("The post 7 does not exist or was deleted"), "\(driver.text)")
    driver.press("R")
    driver.settle()
    #expect(driver.text.contains("Reply to Ada"), "\(driver.text)")
  }

  @Test func `Discarding asks first`() throws {
    let driver = try Bench().driver
    driver.type("Hello")
    driver.press(.control("x"))
    #expect(driver.text.contains("Discard the draft?"), "\(driver.text)")
    driver.press("n")
    #expect(driver.text.contains("Hello"))
    driver.press(.control("x"), "y")
    #expect(!driver.text.contains("Hello"), "\(driver.text)")
  }

  @Test func `Without a login, publishing offers to log in`() throws {
    let driver = try Bench(account: nil).driver
    driver.type("Hello")
    driver.press(.control("s"))
    #expect(driver.text.contains("Log in to your server to take part"), "\(driver.text)")
    #expect(driver.text.contains("Alt-l Log in"), "\(driver.text)")
  }

  @Test func `Without a login, an app that has none says so and offers none`() throws {
    let driver = try Bench(account: nil, offersLogin: false).driver
    driver.type("Hello")
    driver.press(.control("s"))
    #expect(driver.text.contains("Log in to your server to take part"), "\(driver.text)")
    #expect(!driver.text.contains("Alt-l"), "\(driver.text)")
  }

  @Test(arguments: [true, false])
  func `The message that a post needs a login offers the login of the app, or a retry if it has none`(offersLogin: Bool)
    throws
  {
    let replies = [ScriptedReply.status(401).on("GET /api/v1/statuses/7").repeated()]
    let text = try Bench(replies, replyTo: "7", offersLogin: offersLogin).driver.text
    #expect(text.contains("Alt-l Log in") == offersLogin, "\(text)")
    // The bar at the bottom offers the retry in both cases.
    #expect(text.ranges(of: "R Retry").count == (offersLogin ? 1 : 2), "\(text)")
  }

  @Test func `The screen is localized in Chinese`() throws {
    let text = try Bench(language: .zhHans).driver.text
    for word in ["新嘟文", "剩余 20 字", "无内容警告", "你的默认设置 ▾", "默认语言", "发布"] { #expect(text.contains(word), "\(text)") }
  }
}
