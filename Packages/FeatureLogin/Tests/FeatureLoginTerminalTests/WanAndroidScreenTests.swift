import FeatureLogin
import FeatureLoginTerminal
import NetworkingTest
import Presentation
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

@Suite @MainActor
struct WanAndroidScreenTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
  private let accounts = MemoryAccounts()

  private func driver(_ replies: ScriptedReply..., language: Language = .zhHans) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 14))
    let feature = LoginFeature.stub(wanAndroid: replies, accounts: accounts, scheduler: scheduler)
    driver.application.screens.push(
      WanAndroidScreen(viewModel: feature.makeWanAndroidViewModel(), host: driver.application, language: language))
    driver.settle()
    return driver
  }

  private static let user = ScriptedReply.json(#"{"data": {"username": "alice"}, "errorCode": 0, "errorMsg": ""}"#)

  @Test
  func `The wanandroid login screen has fields for the username and the password, and buttons to log in and register`()
    throws
  {
    #expect(
      try driver().lines[0...7] == [
        " 玩安卓", "用户名  请输入用户名", "", "密码    请输入密码", "", "        [ 登录 ]", "", "        [ 还没有账号？ ]",
      ])
    #expect(try driver(language: .en).text.contains("[ No account yet? ]"))
  }

  @Test func `The status bar of the wanandroid login screen shows no keys that a text field receives`() throws {
    let driver = try driver(language: .en)
    #expect(driver.lines.last?.contains("F1") == true)
    #expect(driver.lines.last?.contains("q ") == false)
    #expect(driver.lines.last?.contains("/ ") == false)
  }

  @Test
  func `The wanandroid login screen enables the password field after a username is typed`() throws {
    let driver = try driver()
    driver.press(.tab)
    driver.type("secret")
    #expect(!driver.text.contains("•"))
    driver.press(.backTab)
    driver.type("a")
    driver.press(.tab)
    driver.type("secret")
    #expect(driver.text.contains("••••••"))
    #expect(!driver.text.contains("secret"))
  }

  @Test
  func `The wanandroid login screen logs in and shows the result`() throws {
    let driver = try driver(Self.user)
    driver.type("alice")
    driver.press(.tab)
    driver.type("pw")
    driver.press(.tab, .enter)
    #expect(driver.text.contains("登录成功，用户名：alice"))
    #expect(driver.lines.last == " 登录成功")
  }

  @Test func `Enter in the password field of the wanandroid login screen logs in`() throws {
    let driver = try driver(Self.user)
    driver.type("alice")
    driver.press(.enter)
    driver.type("pw")
    driver.press(.enter)
    #expect(driver.lines.last == " 登录成功")
  }

  @Test
  func
    `The wanandroid login screen registers an account with the password typed twice, and reports passwords that differ`()
    throws
  {
    let driver = try driver(Self.user, Self.user)
    driver.type("alice")
    driver.press(.tab)
    driver.type("pw")
    driver.press(.tab, .tab, .enter)
    #expect(driver.text.contains("已有账号？"))
    #expect(driver.text.contains("[ 注册 ]"))
    driver.press(.tab, .tab)
    driver.type("p")
    #expect(driver.text.contains("两次输入的密码不一致"))
    driver.type("w")
    driver.press(.tab, .enter)
    #expect(driver.lines.last == " 注册成功")
  }

  @Test
  func `The wanandroid login screen shows a spinner after a delay, and Esc cancels the attempt`() throws {
    let driver = try driver(.never)
    driver.type("alice")
    driver.press(.tab)
    driver.type("pw")
    driver.press(.tab, .enter)
    #expect(!driver.text.contains("登录中…"))
    scheduler.advanceTo(200)
    #expect(driver.text.contains("登录中…"))
    driver.press(.escape)
    #expect(!driver.text.contains("登录中…"))
  }

  @Test
  func `The wanandroid login screen shows the server's message after a refusal`() throws {
    let driver = try driver(.json(#"{"data": null, "errorCode": -1, "errorMsg": "账号密码不匹配！"}"#))
    driver.type("alice")
    driver.press(.tab)
    driver.type("pw")
    driver.press(.tab, .enter)
    #expect(driver.text.contains("登录失败：服务器提示：“账号密码不匹配！”"))
  }

  @Test func `A message that is wider than the screen continues on the next line`() throws {
    let words = (1...30).map { "w\($0)" }.joined(separator: " ")
    let driver = try driver(.json(#"{"data": null, "errorCode": -1, "errorMsg": "\#(words)"}"#), language: .en)
    driver.type("alice")
    driver.press(.tab)
    driver.type("pw")
    driver.press(.tab, .enter)
    let first = try #require(driver.lines.firstIndex { $0.hasPrefix("Login failed: ") })
    let message = driver.lines[first...].prefix { !$0.isEmpty }
    #expect(message.count > 1 && message.joined(separator: " ").hasSuffix(words + "”"))
  }

  @Test func `After a refusal, what the user types replaces the password, and digits do not leave the form`() throws {
    let refusal = ScriptedReply.json(#"{"data": null, "errorCode": -1, "errorMsg": "no"}"#)
    let driver = try driver(refusal, Self.user)
    driver.type("alice")
    driver.press(.tab)
    driver.type("wrong")
    driver.press(.tab, .enter)
    driver.type("1")
    #expect(driver.lines[3] == "密码    •")
    driver.press(.enter)
    #expect(driver.lines.last == " 登录成功")
  }

  @Test func `A digit does nothing in a login form while a button has the focus`() throws {
    let driver = try driver(language: .en)
    driver.press(.backTab)
    #expect(driver.application.activeKeys.command(for: "1") == nil)
    driver.type("q")
    #expect(driver.exit == nil && driver.text.contains("[ No account yet? ]"))
  }
}
