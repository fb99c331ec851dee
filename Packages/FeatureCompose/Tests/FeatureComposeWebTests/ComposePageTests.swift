import Composition
import FeatureCompose
import FeatureComposeModule
import FeatureComposeWeb
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing
import WebApp
import WebAppTest

@MainActor @Suite(.timeLimit(.minutes(15))) struct ComposePageTests {
  /// The page with a scripted server that publishes when the clock advances.
  @MainActor final class Bench {
    let app: PageApp
    let transport: ScriptedTransport
    let client: PageClient
    let feature: ComposeFeature
    private let clock = TestScheduler(initialClock: 0, resolution: 0.1)

    init(
      _ replies: [ScriptedReply] = [], account: String? = "mira", offersLogin: Bool = true, isEntered: Bool = true
    ) async throws {
      let instance = #"{"domain": "a", "configuration": {"statuses": {"max_characters": 20}}}"#
      transport = ScriptedTransport(replies + [.json(instance).on("GET /api/v2/instance").repeated()]) {
        Issue.record($0)
      }
      let url = try #require(URL(string: "http://compose.test"))
      var options = StoreOptions()
      options.notification = .beforeWriteReturns
      let store = try Store.inMemory(
        schemas: [ComposeFeature.schema, UserActions.schema, OutboxStorage.schema], options: options)
      let feature = ComposeFeature(
        dependencies: ComposeDependencies(
          client: APIClient(baseURL: url, transport: transport), account: account, offersLogin: offersLogin,
          store: store, clock: clock, sending: clock))
      self.feature = feature
      app = try await PageApp(ComposeModule()) { $0.register(ComposeFeature.self) { _ in feature } }
      client = isEntered ? await app.enter() : PageClient(port: app.server.port)
    }

    func advance() { clock.advanceTo(clock.clock + 20) }

    /// Sends a form of the page as its script does, and returns the page afterward.
    func send(_ path: String, _ fields: [String: String]) async throws -> String {
      let token = try #require(await client.get(path).token)
      _ = await client.post(path, fields.merging(["token": token]) { $1 }, isScripted: true)
      return await client.get(path).body
    }
  }

  private static let status =
    #"{"id": "7", "uri": "u", "content": "<p>Tea & <b>coffee</b>?</p>", "spoiler_text": "drinks", "visibility": "private", "account": {"id": "2", "username": "ada", "acct": "ada", "display_name": "<Ada>"}}"#

  @Test func `The page shows what the user types, counts the characters, and stores the draft`() async throws {
    let bench = try await Bench()
    defer { bench.app.server.stop() }
    _ = await bench.client.get("/compose")
    bench.advance()
    let body = try await bench.send("/compose", ["action": "typed", "text": "Tea\r\n</textarea>"])
    #expect(body.contains(">\nTea\n&lt;/textarea&gt;</textarea>"))
    #expect(body.contains("5 characters left"))
    bench.advance()
    #expect(try bench.feature.storedDraft()?.text == "Tea\n</textarea>")
    #expect(
      try await bench.send("/compose", ["action": "typed", "warning": "a long warning"])
        .contains(#"class="error">9 characters too many"#))
  }

  @Test func `A chosen image is uploaded once, described, published, and can be removed`() async throws {
    let file = #"{"id": "31", "type": "image", "url": "https://a.example/1.png", "preview_url": null}"#
    let bench = try await Bench([
      .json(file).on("POST /api/v2/media").repeated(), .json(file).on("PUT /api/v1/media/31"),
      .json(Self.status).on("POST /api/v1/statuses"),
    ])
    defer { bench.app.server.stop() }
    func attach() async throws -> String {
      let token = try #require(await bench.client.get("/compose").token)
      _ = await bench.client.post(
        "/compose", ["action": "publish", "text": "Tea", "token": token], file: ("image", "C:\\cup.png", "bytes"))
      return await bench.client.get("/compose").body
    }
    let attached = try await attach()
    #expect(attached.contains("▣ cup.png") && attached.contains("An image has no description."), "\(attached)")
    #expect(attached.contains(#"enctype="multipart/form-data""#))
    #expect(try await !bench.send("/compose", ["action": "typed", "remove": "31"]).contains("cup.png"))
    _ = try await attach()
    let described = try await bench.send("/compose", ["action": "typed", "alt-31": "A cup"])
    #expect(described.contains(#"value="A cup""#) && !described.contains("An image has no description."))
    #expect(try await bench.send("/compose", ["action": "publish"]).contains("Publishing"))
    bench.advance()
    #expect(await bench.client.get("/compose").body.contains("Published"))
  }

  @Test func `The fields of an image stay its own when another one is removed`() async throws {
    func file(_ id: Int) -> ScriptedReply {
      .json(#"{"id": "\#(id)", "type": "image", "url": "https://a.example/1.png", "preview_url": null}"#)
        .on("POST /api/v2/media")
    }
    let bench = try await Bench([file(31), file(32)])
    defer { bench.app.server.stop() }
    for name in ["one.png", "two.png"] {
      let token = try #require(await bench.client.get("/compose").token)
      _ = await bench.client.post("/compose", ["action": "typed", "token": token], file: ("image", name, "bytes"))
    }
    // A page that does not show the removal yet sends the fields of both images.
    let fields = ["action": "typed", "remove": "31", "alt-31": "One", "alt-32": "Two"]
    for _ in 1...2 {
      let body = try await bench.send("/compose", fields)
      #expect(!body.contains("one.png") && body.contains(#"id="image-32""#), "\(body)")
      #expect(body.contains(#"name="alt-32" value="Two""#), "\(body)")
    }
  }

  @Test func `The form changes the text, the warning, the audience and the language, and publishes`() async throws {
    let bench = try await Bench([.json(Self.status).on("POST /api/v1/statuses")])
    defer { bench.app.server.stop() }
    let body = try await bench.send(
      "/compose", ["action": "publish", "text": "Tea", "warning": "w", "visibility": "direct", "language": "en"])
    #expect(body.contains("Publishing"))
    #expect(body.contains(#"<option value="direct" selected="">mentioned people</option>"#))
    #expect(body.contains(#"list="languages""#) && body.contains(#"<option value="de">de  German · Deutsch</option>"#))
    bench.advance()
    let fresh = await bench.client.get("/compose").body
    #expect(fresh.contains("Published"))
    #expect(fresh.contains(">\n</textarea>"), "The page of the next post is empty.")
  }

  @Test func `A reply shows the post as text, or only its warning, and mentions its author`() async throws {
    let open = Self.status.replacing(#""drinks""#, with: #""""#)
    let bench = try await Bench([
      .json(Self.status).on("GET /api/v1/statuses/7"), .json(open).on("GET /api/v1/statuses/8"),
    ])
    defer { bench.app.server.stop() }
    for id in ["7", "8"] {
      _ = await bench.client.get("/reply?id=\(id)")
      bench.advance()
    }
    let body = await bench.client.get("/reply?id=7").body
    #expect(body.contains("Reply to &lt;Ada&gt;"))
    #expect(body.contains("<blockquote class=\"text\">drinks</blockquote>"), "\(body)")
    #expect(await bench.client.get("/reply?id=8").body.contains("Tea &amp; coffee?"))
    #expect(body.contains(">\n@ada </textarea>"))
    #expect(body.contains(#"value="drinks""#))
    #expect(body.contains(#"<option value="followers" selected="">"#))
  }

  @Test func `The form has the options of a poll, its duration and the choice of several`() async throws {
    let instance =
      #"{"domain": "a", "configuration": {"statuses": {"max_characters": 50}, "polls": {"max_options": 3}}}"#
    let bench = try await Bench([
      .json(instance).on("GET /api/v2/instance"), .json(Self.status).on("POST /api/v1/statuses"),
    ])
    defer { bench.app.server.stop() }
    _ = await bench.client.get("/compose")
    bench.advance()
    let fields = ["action": "typed", "text": "Which?", "option1": "<Tea>", "duration": "3600", "multiple": "on"]
    let one = try await bench.send("/compose", fields)
    #expect(one.contains(#"name="option3""#) && !one.contains(#"name="option4""#))
    #expect(one.contains("A poll needs two options") && one.contains(#"value="&lt;Tea&gt;""#), "\(one)")
    #expect(one.contains(#"<option value="3600" selected="">1 hour</option>"#), "\(one)")
    #expect(one.contains(#"name="multiple" checked"#) && one.contains("Several choices"), "\(one)")
    let two = try await bench.send("/compose", fields.merging(["option2": "Coffee"]) { $1 })
    #expect(!two.contains("A poll needs two options"))
    let none = try await bench.send("/compose", ["action": "typed", "option1": "", "option2": ""])
    #expect(!none.contains("&lt;Tea&gt;"))
  }

  @Test func `The user discards the draft after a question`() async throws {
    let bench = try await Bench()
    defer { bench.app.server.stop() }
    let body = try await bench.send("/compose", ["action": "typed", "text": "Tea"])
    #expect(body.contains("Discard the draft? The draft is deleted from this machine."))
    #expect(try await bench.send("/compose", ["action": "discard"]).contains(">\n</textarea>"))
    #expect(try bench.feature.storedDraft() == nil)
  }

  @Test func `Without a login, the page keeps the text and offers to log in`() async throws {
    let bench = try await Bench(account: nil)
    defer { bench.app.server.stop() }
    let body = try await bench.send("/compose", ["action": "publish", "text": "Tea"])
    #expect(body.contains(LoadFailure.actionNeedsLogin.message(in: .en)))
    #expect(body.contains(#"name="action" value="logIn""#))
    #expect(body.contains(">\nTea</textarea>"))
  }

  @Test func `Without a login, the page of an app that has none offers none`() async throws {
    let bench = try await Bench(account: nil, offersLogin: false)
    defer { bench.app.server.stop() }
    let body = try await bench.send("/compose", ["action": "publish", "text": "Tea"])
    #expect(body.contains(LoadFailure.actionNeedsLogin.message(in: .en)))
    #expect(!body.contains(#"value="logIn""#))
  }

  /// Opens the editor in a browser, and types a text of three characters.
  private func type(_ text: String, _ bench: Bench, in browser: PageBrowser) async throws {
    try await browser.open(bench.app.address)
    try await browser.wait(until: "document.querySelector('a[href=\"/compose\"]')")
    try await browser.click("a[href=\"/compose\"]")
    try await browser.wait(until: "document.querySelector('#text[autofocus]') !== null")
    bench.advance()
    try await browser.type(text, into: "#text")
    try await browser.wait(until: "document.getElementById('remaining').textContent.includes('17 characters left')")
  }

  @Test(
    .enabled(if: PageBrowser.isAvailable, "needs BROWSER=1 and Chromium, such as Debian's chromium-headless-shell"))
  func `In a browser, the counter follows what the user types, and the post is published`() async throws {
    let bench = try await Bench([.json(Self.status).on("POST /api/v1/statuses")], isEntered: false)
    defer { bench.app.server.stop() }
    let browser = try PageBrowser()
    defer { browser.close() }
    try await type("Tea", bench, in: browser)
    try await browser.click("main form.fields button")
    try await browser.wait(until: "document.body.innerText.includes('Publishing')")
    bench.advance()
    try await browser.wait(until: "document.getElementById('message').textContent === 'Published'")
  }

  @Test(
    .enabled(if: PageBrowser.isAvailable, "needs BROWSER=1 and Chromium, such as Debian's chromium-headless-shell"))
  func `In a browser, a page takes over what another tab has typed since`() async throws {
    let bench = try await Bench(isEntered: false)
    defer { bench.app.server.stop() }
    let browser = try PageBrowser()
    defer { browser.close() }
    try await type("Tea", bench, in: browser)
    try await browser.wait(
      until: """
        fetch("/compose", { method: "POST", headers: { "X-Script": "1" }, body: new URLSearchParams([
          ["token", document.querySelector("[name=token]").value], ["action", "typed"], ["text", "Coffee"]]) })
        """)
    try await browser.wait(until: "document.getElementById('text').value === 'Coffee'")
  }
}
