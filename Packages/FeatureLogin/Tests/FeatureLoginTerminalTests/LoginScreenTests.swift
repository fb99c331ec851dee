import FeatureLogin
import FeatureLoginTerminal
import Foundation
import Networking
import Presentation
import Reactive
import ReactiveTest
import Synchronization
import TerminalUI
import TerminalUITest
import Testing

@Suite @MainActor
struct LoginScreenTests {
  /// A server that replies when a test requests it.
  private final class PatientServer: PhoneServer {
    private let answers = PublishRelay<LoginResult>()
    let attempts = Atomic<Int>(0)

    func logIn(_ credentials: Credentials) -> Single<Account> {
      attempts.add(1, ordering: .relaxed)
      return answers.asObservable().take(1).asSingle().map { try $0.get() }
    }

    func answer(_ outcome: LoginResult) { answers.accept(outcome) }
  }

  @MainActor private final class Visit {
    var intents: [LoginIntent] = []
    let server = PatientServer()
    let bag = DisposeBag()
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)

    func feature() throws -> LoginFeature { .stub(phone: server, scheduler: scheduler) }
  }

  private let visit = Visit()

  private func driver(_ language: Language = .zhHans, columns: Int = 60) throws -> ScreenDriver {
    let viewModel = try visit.feature().makePhoneViewModel()
    let screen = LoginScreen(viewModel: viewModel, language: language)
    viewModel.intents.emit(onNext: { [visit] in visit.intents.append($0) }).disposed(by: visit.bag)
    return try ScreenDriver(screen, size: Size(columns: columns, rows: 12))
  }

  private func fill(_ driver: ScreenDriver) {
    driver.type("13800138000")
    driver.press(.tab)
    driver.type("123456")
    driver.press(.tab)
  }

  @Test
  func `The login screen initially shows two labeled fields, a button, and no errors`() throws {
    let lines = try driver().lines
    #expect(Array(lines[1...5]) == ["手机号", "", "密码", "", "        [ 登录 ]"])
  }

  @Test func `The status bar of the login screen shows no keys that a text field receives`() throws {
    let driver = try driver(.en)
    #expect(driver.lines.last?.contains("F1") == true)
    #expect(driver.lines.last?.contains("q ") == false)
    #expect(driver.lines.last?.contains("/ ") == false)
  }

  @Test func `Enter moves to the next field, and logs in from the last field if both fields are valid`() throws {
    let driver = try driver()
    driver.type("13800138000")
    driver.press(.enter)
    driver.type("12345")
    driver.press(.enter)
    #expect(visit.server.attempts.load(ordering: .relaxed) == 0)
    driver.type("6")
    driver.press(.enter)
    #expect(visit.server.attempts.load(ordering: .relaxed) == 1)
  }

  @Test func `Enter in the last field moves to the first field that is wrong`() throws {
    let driver = try driver()
    driver.type("1a")
    driver.press(.enter)
    driver.type("123456")
    driver.press(.enter)
    driver.type("b")
    #expect(driver.lines[1] == "手机号  1ab")
  }

  @Test(arguments: [(Language.en, "Tab Next field  Enter Log in  Esc Cancel"), (.zhHans, "Tab 下一项  Enter 登录  Esc 取消")])
  func `The status bar of the login screen names the keys of the form`(language: Language, hints: String) throws {
    #expect(try driver(language).lines.last?.contains(hints) == true)
  }

  @Test(arguments: [(Language.en, "Next field", "Log in"), (.zhHans, "下一项", "登录")])
  func `Help lists the keys of the login form`(language: Language, next: String, submit: String) throws {
    let driver = try driver(language)
    driver.press(Key(.function(1)))
    for (key, label) in [("Tab", next), ("Enter", submit)] {
      #expect(driver.lines.contains { $0.contains(key) && $0.contains(label) }, "\(driver.text)")
    }
  }

  @Test
  func `The login screen shows errors below the fields, and hides the password`() throws {
    let driver = try driver()
    driver.type("1a")
    driver.press(.tab)
    driver.type("secre")
    #expect(Array(driver.lines[1...5]) == ["手机号  1a", "        号码格式错误", "", "密码    •••••", "        密码长度不足"])
    #expect(!driver.text.contains("secre"))
  }

  @Test
  func `The login screen shows a spinner, then the name, and emits the account once`() throws {
    let driver = try driver()
    fill(driver)
    driver.press(.enter)
    #expect(!driver.text.contains("登录中…"))
    visit.scheduler.advanceTo(200)
    #expect(driver.text.contains("登录中…"))
    visit.server.answer(.success(Account(server: URL(filePath: "/"), name: "Tangent", proof: .token("abcdefg123456"))))
    #expect(driver.text.contains("登录成功，用户名：Tangent，令牌：••••••••"))
    #expect(!driver.text.contains("登录中…"))
    #expect(!driver.text.contains("abcdefg"))
    #expect(
      visit.intents == [.loggedIn(Account(server: URL(filePath: "/"), name: "Tangent", proof: .token("abcdefg123456")))]
    )
  }

  @Test
  func `The login screen shows a server's message that contains control characters`() throws {
    let driver = try driver()
    fill(driver)
    driver.press(.enter)
    visit.server.answer(.failure(.refused(message: "号码或\u{1B}[2J密码错误")))
    #expect(driver.text.contains("登录失败：服务器提示：“号码或"))
    #expect(driver.text.contains("手机号"))
    #expect(visit.intents.isEmpty)
  }

  @Test
  func `Esc cancels a login attempt`() throws {
    let driver = try driver(.en)
    fill(driver)
    driver.press(.enter)
    visit.scheduler.advanceTo(200)
    #expect(driver.text.contains("Logging in…"))
    driver.press(.escape)
    #expect(!driver.text.contains("Logging in…"))
    visit.server.answer(.success(Account(server: URL(filePath: "/"), name: "Tangent", proof: .token("x"))))
    #expect(!driver.text.contains("Tangent"))
    #expect(visit.intents.isEmpty)
    driver.press(.enter)
    #expect(visit.server.attempts.load(ordering: .relaxed) == 2)
  }

  @Test
  func `The login screen wraps a failure's message in a terminal of 20 columns`() throws {
    let driver = try driver(.en, columns: 20)
    fill(driver)
    driver.press(.enter)
    visit.server.answer(.failure(.withoutUser))
    #expect(driver.text.contains("Login failed:"))
    #expect(driver.text.contains("login, but sent no"))
  }

  @Test
  func `A change of the language is visible on the login screen at once, including its error messages`() throws {
    let screen = LoginScreen(viewModel: try visit.feature().makePhoneViewModel(), language: .zhHans)
    let driver = try ScreenDriver(screen, size: Size(columns: 60, rows: 12))
    driver.type("1a")
    screen.language = .en
    #expect(
      driver.lines[1...5] == [
        "Phone number  1a", "              The number may contain only digits", "", "Password", "",
      ])
  }
}
