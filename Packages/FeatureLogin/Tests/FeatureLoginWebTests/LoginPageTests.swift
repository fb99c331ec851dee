import Composition
import FeatureLogin
import FeatureLoginModule
import FeatureLoginTerminal
import Foundation
import Networking
import NetworkingTest
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

@testable import FeatureLoginWeb

/// A server that refuses every login.
private struct RefusingServer: PhoneServer {
  func logIn(_ credentials: Credentials) -> Single<Account> { .error(LoginFailure.refused(message: "No <entry>")) }
}

@MainActor @Suite(.timeLimit(.minutes(15))) struct LoginPageTests {
  private let account = Account(server: URL(filePath: "/"), name: "mira <i>", proof: .token("secret"))

  let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)

  func feature(_ accounts: [Account] = [], _ replies: ScriptedReply...) throws -> LoginFeature {
    let client = APIClient(
      baseURL: try #require(URL(string: "http://login.test")),
      transport: ScriptedTransport(replies) { Issue.record($0) })
    return LoginFeature(
      dependencies: LoginDependencies(
        server: RefusingServer(), wanAndroid: client, cookies: CookieJar(), mastodon: { _ in client },
        accounts: MemoryAccounts(accounts), redirects: NoRedirects(), browser: NoBrowser(),
        scheduler: scheduler))
  }

  func start(_ feature: LoginFeature, pages: [WebScene]? = nil) async throws -> PageApp {
    try await PageApp(LoginModule(), pages: pages) { $0.register(LoginFeature.self) { _ in feature } }
  }

  /// Returns an app whose login page shows the view model of the driver's screen.
  private func startBoth() async throws -> (PageApp, ScreenDriver) {
    let feature = try feature()
    let viewModel = feature.makePhoneViewModel()
    let driver = try ScreenDriver(
      LoginScreen(viewModel: viewModel, language: .en), size: Size(columns: 70, rows: 12))
    let pages = LoginModule().pages.filter { !"\($0)".contains("login") }
    let scene = WebScene(RouteKey.login) { _, context in Scene(screen: LoginForm.phone(viewModel, context)) }
    return (try await start(feature, pages: pages + [scene]), driver)
  }

  @Test func `A terminal and a page share the form: each shows what the user types in the other`() async throws {
    let (app, driver) = try await startBoth()
    defer { app.server.stop() }
    let client = await app.enter()
    let token = try #require(await client.get("/login?at=phone").token)
    let path = "/login?at=phone"
    // The script sends one field while the user types.
    let typed = ["token": token, "action": "typed", "phone": "138"]
    #expect(await client.post(path, typed, isScripted: true).status == 204)
    #expect(await client.get(path).body.contains("The number needs at least 11 digits"))
    driver.type("13800138000")
    #expect(await client.get(path).body.contains(#"value="13800138000""#))
    #expect(await !client.get(path).body.contains("The number needs"))
    driver.press(.tab)
    driver.type("secret1")
    #expect(await !client.get(path).body.contains("secret1"), "A password must not be part of a page.")
    _ = await client.post(path, ["token": token, "action": "submit", "password": ""])
    #expect(await client.get(path).body.contains("No &lt;entry&gt;"))
    #expect(driver.text.contains("No <entry>"))
  }

  @Test(
    .enabled(if: PageBrowser.isAvailable, "needs BROWSER=1 and Chromium, such as Debian's chromium-headless-shell"))
  func `In a browser, the form checks what the user types, and keeps it while the terminal changes the form`()
    async throws
  {
    let (app, driver) = try await startBoth()
    defer { app.server.stop() }
    let browser = try PageBrowser()
    defer { browser.close() }
    try await browser.open(app.address)
    try await browser.wait(until: "document.querySelector('a[href=\"/login?at=phone\"]')")
    try await browser.click("a[href=\"/login?at=phone\"]")
    try await browser.wait(until: "document.getElementById('phone')")
    try await browser.type("138", into: "#phone")
    try await browser.wait(until: "document.getElementById('phone-check').textContent.includes('11 digits')")
    driver.press(.tab)
    driver.type("secret1")
    try await browser.type("00138000", into: "#phone")
    try await browser.wait(until: "document.getElementById('phone-check').textContent === ''")
    #expect(try await browser.evaluate("document.getElementById('phone').value") == "13800138000")
    try await browser.click("main form.fields button")
    try await browser.wait(until: "document.getElementById('outcome').textContent.includes('No <entry>')")
    #expect(driver.text.contains("No <entry>"))
  }

  @Test func `The accounts are listed as text, and the user logs out of one after a confirmation`() async throws {
    let app = try await start(try feature([account]))
    defer { app.server.stop() }
    let client = await app.enter()
    let page = await client.get("/account")
    #expect(page.body.contains("<strong>mira &lt;i&gt;</strong>"))
    #expect(!page.body.contains("secret"))
    #expect(page.body.contains(#"<a href="/login?at=mastodon">"#))
    #expect(page.body.contains("<details><summary>Log out</summary>"))
    let row = try #require(page.body.firstMatch(of: /name="row" value="([^"]+)"/).map { String($0.1) })
    let fields = [
      "token": try #require(page.token), "action": "logOut",
      "row": row.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">"),
    ]
    _ = await client.post("/account", fields)
    #expect(await !client.get("/account").body.contains("mira"))
  }

  @Test func `The form for wanandroid registers with a repeated password, which must be the same`() async throws {
    let app = try await start(try feature())
    defer { app.server.stop() }
    let client = await app.enter()
    let path = "/login?at=wanandroid"
    let token = try #require(await client.get(path).token)
    _ = await client.post(path, ["token": token, "action": "change"])
    _ = await client.post(path, ["token": token, "action": "typed", "password": "abcdef", "repeated": "abc"])
    let body = await client.get(path).body
    #expect(body.contains("The passwords do not match"))
    #expect(!body.contains("abcdef"))
  }

  @Test func `The form for Mastodon takes an address without a scheme, and says what is wrong with one`() async throws {
    let app = try await start(try feature())
    defer { app.server.stop() }
    let client = await app.enter()
    let path = "/login?at=mastodon"
    let token = try #require(await client.get(path).token)
    _ = await client.post(path, ["token": token, "action": "typed", "server": "not an address"])
    let body = await client.get(path).body
    #expect(body.contains("Enter an address such as mastodon.social"))
    #expect(body.contains(#"value="not an address""#))
    #expect(body.contains(#"name="server" type="text""#), "A browser refuses mastodon.social in a field of type url.")
  }
}
