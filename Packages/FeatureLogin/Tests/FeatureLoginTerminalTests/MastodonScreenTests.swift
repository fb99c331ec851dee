import FeatureLogin
import FeatureLoginTerminal
import Networking
import NetworkingTest
import Presentation
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

@Suite @MainActor
struct MastodonScreenTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)

  private func driver(_ replies: ScriptedReply..., language: Language = .en) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 24))
    let feature = LoginFeature.stub(mastodon: replies, scheduler: scheduler)
    driver.application.screens.push(
      MastodonScreen(
        viewModel: feature.makeMastodonViewModel(server: "mastodon.example"), host: driver.application,
        language: language))
    driver.settle()
    return driver
  }

  private static let app = ScriptedReply.json(#"{"client_id": "id1", "client_secret": "s3cret"}"#)

  @Test
  func `The Mastodon login screen starts with the field for the server, and reports an invalid address`() throws {
    let driver = try driver()
    #expect(driver.lines[1...3] == ["Server  mastodon.example", "", "        [ Log in ]"])
    driver.press(.end)
    driver.type(" x")
    #expect(driver.text.contains("Enter an address such as mastodon.social"))
  }

  @Test
  func `The Mastodon login screen shows the whole URL to open, and a field for the code`() throws {
    let driver = try driver(Self.app)
    driver.press(.tab, .enter)
    #expect(driver.lines[1] == "Open this address in a browser on any device and authorize")
    let address = driver.lines.joined()
    #expect(address.contains("https://mastodon.example/oauth/authorize?response_type=code&"))
    #expect(address.contains("code_challenge_method=S256"))
    #expect(driver.text.contains("If nothing happens, paste the code"))
    #expect(driver.text.contains("\nCode"))
    #expect(!driver.text.contains("s3cret"))
  }

  @Test func `The lines of the URL follow each other, and the end of a long code stays visible`() throws {
    let driver = try driver(Self.app)
    driver.press(.tab, .enter)
    let first = try #require(driver.lines.firstIndex { $0.hasPrefix("https://") })
    let url = driver.lines[first...].prefix { !$0.isEmpty }
    #expect(url.count > 2 && url.joined().contains("code_challenge_method=S256"))
    driver.type(String(repeating: "c", count: 100) + "end")
    let code = try #require(driver.lines.first { $0.hasPrefix("Code") })
    #expect(code.hasSuffix("cend"), "\(code)")
  }

  @Test func `Typing replaces the preset server, and editing keeps it`() throws {
    let typed = try driver()
    typed.type("other.example")
    #expect(typed.lines[1] == "Server  other.example")
    let edited = try driver()
    edited.press(.home)
    edited.type("my.")
    #expect(edited.lines[1] == "Server  my.mastodon.example")
  }

  @Test func `After a server cannot be reached, its field has the focus, and typed digits stay in the form`() throws {
    let driver = try driver(.failure(.transport(.offline)))
    driver.press(.tab, .enter)
    driver.press(.control("u"))
    driver.type("1.example")
    #expect(driver.lines[1] == "Server  1.example")
  }

  @Test(arguments: [Key.enter, .control("s")])
  func `Enter, or the key that the user chose, submits the server and the code on the Mastodon login screen`(key: Key)
    throws
  {
    let driver = try driver(Self.app)
    driver.application.rebindings = [Command("login.submit"): [key]]
    driver.press(key)
    #expect(driver.text.contains("Open this address in a browser"))
    driver.paste("http://127.0.0.1:1/callback?code=evil&state=other")
    driver.press(key)
    #expect(driver.text.contains("belongs to another login"))
  }

  @Test func `The status bar of the Mastodon login screen shows no keys that its text fields receive`() throws {
    let driver = try driver(Self.app)
    for _ in 1...2 {
      #expect(driver.lines.last?.contains("F1") == true)
      #expect(driver.lines.last?.contains("q ") == false)
      driver.press(.tab, .enter)
    }
  }

  @Test
  func `The Mastodon login screen reports a code that does not belong to the login, and then accepts a valid code`()
    throws
  {
    let driver = try driver(
      Self.app, .json(#"{"access_token": "t0ken"}"#), .json(#"{"id": "1", "username": "mira"}"#), language: .zhHans)
    driver.press(.tab, .enter)
    driver.paste("http://127.0.0.1:1/callback?code=evil&state=other")
    driver.press(.enter)
    #expect(driver.text.contains("该授权码属于另一次登录"))
    driver.press(.control("u"))
    driver.type("c0de")
    driver.press(.enter)
    #expect(driver.text.contains("登录成功，用户名：mira@mastodon.example，令牌：••••••••"))
    #expect(!driver.text.contains("t0ken"))
  }

  @Test(arguments: [(Language.en, "Enter the code"), (.zhHans, "请输入授权码")])
  func `Enter without a code on the Mastodon login screen asks for the code`(language: Language, advice: String) throws
  {
    let driver = try driver(Self.app, language: language)
    driver.press(.tab, .enter, .enter)
    let code = try #require(driver.lines.firstIndex { $0.hasPrefix(language == .en ? "Code" : "授权码") })
    // Both labels and the distance to the field.
    #expect(driver.lines[code + 1] == String(repeating: " ", count: language == .en ? 6 : 8) + advice)
  }

  @Test
  func `On the Mastodon login screen, a key copies the URL, and Esc cancels the login`() throws {
    let driver = try driver(Self.app)
    driver.press(.tab, .enter, .control("y"))
    #expect(driver.lines.last == " The address is on the clipboard")
    driver.press(.escape)
    #expect(driver.lines[1] == "Server  mastodon.example")
  }

  @Test
  func `The Mastodon login screen shows a spinner if the server does not respond at once`() throws {
    let driver = try driver(.never)
    driver.press(.tab, .enter)
    #expect(!driver.text.contains("Connecting to the server…"))
    scheduler.advanceTo(200)
    #expect(driver.text.contains("Connecting to the server…"))
  }
}
