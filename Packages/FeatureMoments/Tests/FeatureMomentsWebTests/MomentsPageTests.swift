import Composition
import FeatureMoments
import FeatureMomentsModule
import FeatureMomentsTerminal
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
import WebApp
import WebAppTest
import WebUI

@testable import FeatureMomentsWeb

@MainActor @Suite(.timeLimit(.minutes(15))) struct MomentsPageTests {
  private static let page = #"""
    {"data": {"getMomentsDetailsByUserID": {"userDetails": {"id": "0", "name": "Mira <b>"}, "moments": [
    {"id": "1", "userDetails": {"name": "Ada"}, "type": "PHOTOS", "title": "lake", "createdDate": "1605521360",
    "photos": ["https://img.example/1.jpg", "https://img.example/2.jpg?a&b"], "photoDescriptions": ["A <lake>", ""],
    "sharedWith": [{"name": "Omar"}], "isLiked": false, "likes": []}]}}}
    """#

  private let transport = ScriptedTransport([ScriptedReply.json("{}").on("GET /remote-config").repeated()]) {
    Issue.record($0)
  }

  private func feature(
    _ clock: TestScheduler = TestScheduler(initialClock: 1_605_521_480)
  ) throws -> MomentsFeature {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let client = APIClient(baseURL: try #require(URL(string: "https://moments.test")), transport: transport)
    return MomentsFeature(
      dependencies: MomentsDependencies(
        client: client, store: try .inMemory(schemas: MomentsFeature.schemas, options: options),
        app: AppInformation(version: "1", flavor: .production), enabledToggles: [.likeButton],
        clock: clock, scheduler: CurrentThreadScheduler.instance))
  }

  private func start(_ feature: MomentsFeature, pages: [WebScene]? = nil) async throws -> PageApp {
    try await PageApp(MomentsModule(), pages: pages, images: ImageProxy(hosts: [], userAgent: "test")) {
      $0.register(MomentsFeature.self) { _ in feature }
    }
  }

  @Test func `The page shows all photos of a moment through the proxy, and names as text`() async throws {
    transport.script(ScriptedReply.json(Self.page).on("POST /graphql"))
    let app = try await start(feature())
    defer { app.server.stop() }
    let client = await app.enter()
    _ = await client.get("/moments")
    let body = await client.get("/moments").body
    #expect(body.contains("Mira &lt;b&gt;"))
    #expect(body.contains(#"src="/_image?url=https%3A%2F%2Fimg.example%2F1.jpg""#))
    #expect(body.contains(#"src="/_image?url=https%3A%2F%2Fimg.example%2F2.jpg%3Fa%26b""#))
    #expect(body.contains("2 minutes ago"))
    #expect(!body.contains(#"src="http"#))
  }

  @Test func `The page of a moment shows the descriptions of its photos, and the names of people`() async throws {
    transport.script(ScriptedReply.json(Self.page).on("POST /graphql"))
    let app = try await start(feature())
    defer { app.server.stop() }
    let client = await app.enter()
    _ = await client.get("/moments")
    #expect(await client.get("/moments").body.contains(#"href="/moment?id=1""#))
    let page = await client.get("/moment?id=1")
    for text in [">Ada<", #"alt="A &lt;lake&gt;""#, #"alt="Photo 2 of 2""#, "shared with 1 · Omar", "2 minutes ago"] {
      #expect(page.body.contains(text), "\(text) in \(page.body)")
    }
    let token = try #require(page.token)
    transport.script(ScriptedReply.never.on("POST /graphql"))
    #expect(await client.post("/moment?id=1", ["token": token, "action": "like", "row": "likes"]).status == 303)
    let liked = await client.get("/moment?id=1").body
    #expect(liked.contains(#"aria-label="1 like, liked by you""#) && liked.contains("Mira &lt;b&gt;"))
  }

  @Test func `An address in the text of a moment is a link, without the punctuation after it`() async throws {
    let page = Self.page.replacing("lake", with: "see https://example.com/a?b=1, <i>")
    transport.script(ScriptedReply.json(page).on("POST /graphql"))
    let app = try await start(feature())
    defer { app.server.stop() }
    let client = await app.enter()
    _ = await client.get("/moments")
    let body = await client.get("/moments").body
    #expect(body.contains(#"see <a href="https://example.com/a?b=1""#), "\(body)")
    #expect(body.contains(">https://example.com/a?b=1</a>, &lt;i&gt;"), "\(body)")
  }

  @Test func `A like of the page is sent, and shown at once`() async throws {
    transport.script(ScriptedReply.json(Self.page).on("POST /graphql"))
    let app = try await start(feature())
    defer { app.server.stop() }
    let client = await app.enter()
    let token = try #require(await client.get("/moments").token)
    transport.script(ScriptedReply.never.on("POST /graphql"))
    let count = transport.requests.count
    #expect(await client.post("/moments", ["token": token, "action": "like", "row": "moment 1"]).status == 303)
    // The response does not wait until the like is sent.
    while transport.requests.count == count { await Task.yield() }
    #expect(await client.get("/moments").body.contains(#"aria-label="1 like, liked by you""#))
  }

  @Test(arguments: [("/moments", "moment 1"), ("/moment?id=1", "likes")])
  func `A page says why a like was refused`(path: String, row: String) async throws {
    transport.script(ScriptedReply.json(Self.page).on("POST /graphql"))
    let app = try await start(feature())
    defer { app.server.stop() }
    let client = await app.enter()
    _ = await client.get("/moments")
    let token = try #require(await client.get(path).token)
    transport.script(
      ScriptedReply.json(#"{"data": null, "errors": [{"message": "No <likes>"}]}"#).on("POST /graphql"))
    _ = await client.post(path, ["token": token, "action": "like", "row": row])
    // The page shows the like until the server responds.
    var isShown = false
    for _ in 1...500 where !isShown {
      isShown = await client.get(path).body.contains("The like was not changed: The server refused: “No &lt;likes&gt;”")
    }
    #expect(isShown)
  }

  @Test(arguments: [true, false])
  func `A page that is open loses its like buttons when likes are turned off, and its ages advance`(
    isList: Bool
  ) async throws {
    transport.script(ScriptedReply.json(Self.page).on("POST /graphql").repeated())
    let clock = TestScheduler(initialClock: 1_605_521_480)
    let feature = try feature(clock)
    // The rows as the page sends them to the browser.
    let updates = BehaviorRelay<[String]>(value: [])
    let bag = DisposeBag()
    func watched(_ page: any WebPage) -> Scene<WebInterface> {
      page.updates.emit(onNext: { sent in
        updates.accept(
          updates.value + sent.compactMap { if case .part("rows", let rows) = $0 { rows.markup } else { nil } })
      }).disposed(by: bag)
      page.didAppear()
      return Scene(screen: page)
    }
    let app = try await start(
      feature,
      pages: [
        WebScene(.moments) { watched(ListPage(moments: feature.makeMomentsViewModel(), context: $0)) },
        WebScene(.moment) { watched(ListPage(moment: feature.makeMomentViewModel(of: "\($0)"), context: $1)) },
      ])
    defer { app.server.stop() }
    let client = await app.enter()
    let path = isList ? "/moments" : "/moment?id=1"
    _ = await client.get(path)
    #expect(await client.get(path).body.contains("data-key=\"f\""))
    updates.accept([])
    clock.advanceTo(clock.clock + 60)
    #expect(updates.value.contains { $0.contains("3 minutes ago") })
    updates.accept([])
    try feature.toggles.set(.likeButton, to: false)
    #expect(updates.value.contains { $0.contains("3 minutes ago") && !$0.contains("data-key=\"f\"") })
  }

  @Test(
    .enabled(if: PageBrowser.isAvailable, "needs BROWSER=1 and Chromium, such as Debian's chromium-headless-shell"))
  func `A like in the terminal changes the page in a browser, and a click there changes the terminal`() async throws {
    transport.script(ScriptedReply.json(Self.page).on("POST /graphql"))
    let feature = try feature()
    let viewModel = feature.makeMomentsViewModel()
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 12))
    driver.application.screens.push(
      MomentsScreen(viewModel: viewModel, context: ScreenContext(host: driver.application, language: .en)))
    driver.settle()
    let scene = WebScene(.moments) { Scene(screen: ListPage(moments: viewModel, context: $0)) }
    let app = try await start(feature, pages: [scene])
    defer { app.server.stop() }
    let browser = try PageBrowser()
    defer { browser.close() }
    try await browser.open(app.address)
    try await browser.wait(until: "document.body.innerText.includes('♡ 0')")

    transport.script(ScriptedReply.never.on("POST /graphql"))
    driver.press("j")
    driver.press("f")
    try await browser.wait(until: "document.body.innerText.includes('♥ 1')")

    transport.script(ScriptedReply.never.on("POST /graphql"))
    try await browser.click("[data-key=f]")
    try await browser.wait(until: "document.body.innerText.includes('♡ 0')")
    driver.settle()
    #expect(driver.text.contains("♡ 0"))
  }
}
