import FeatureLogin
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

@Suite @MainActor
struct AccountsScreenTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
  private let seen = Seen()

  @MainActor private final class Seen {
    var intents: [LoginIntent] = []
    let bag = DisposeBag()
  }

  private func driver(
    _ replies: ScriptedReply..., accounts: [Account] = [], language: Language = .zhHans
  ) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 14))
    let feature = LoginFeature.stub(
      wanAndroid: replies, accounts: MemoryAccounts(accounts), scheduler: scheduler)
    let made = feature.makeScreen(
      for: nil, mastodon: "", host: driver.application, language: language)
    made.intents.emit(onNext: { [seen] in seen.intents.append($0) }).disposed(by: seen.bag)
    driver.application.screens.push(made.screen)
    driver.settle()
    return driver
  }

  private let alice = Account(server: URL(filePath: "/"), name: "alice\u{1B}[2J", proof: .cookies)

  @Test
  func `The account list shows sanitized names, and the services that the user can log in to`() throws {
    #expect(try driver(accounts: [alice]).lines[1...3] == ["> 玩安卓  alice␛[2J", "  手机号  未登录", "  Mastodon  未登录"])
    #expect(
      try driver(language: .en).lines[1...3] == [
        "> Phone number  not logged in", "  wanandroid  not logged in", "  Mastodon  not logged in",
      ])
  }

  @Test func `A key switches between the accounts of Mastodon, and the row shows which one is used`() throws {
    let server = try #require(URL(string: "https://social.example"))
    let accounts = ["ada", "bea"].map {
      Account(server: server, name: $0, proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    }
    let driver = try driver(accounts: accounts, language: .en)
    #expect(
      driver.lines[1...2] == ["> Mastodon social.example  ada", "  Mastodon social.example  bea · in use"])
    driver.press("U")
    #expect(seen.intents == [.use(accounts[0])])
    #expect(driver.text.contains("ada · in use") && !driver.text.contains("bea · in use"))
    #expect(try self.driver(accounts: accounts).text.contains("bea · 使用中"))
  }

  @Test func `An expired account stays in the list, with its mark and a row to log in again`() throws {
    let server = try #require(URL(string: "https://social.example"))
    let proof = Account.Proof.oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret"))
    let accounts = [
      Account(server: server, name: "ada", proof: proof, isExpired: true),
      Account(server: URL(filePath: "/"), name: "alice", proof: .cookies, isExpired: true),
    ]
    #expect(
      try driver(accounts: accounts, language: .en).lines[1...5] == [
        "> Mastodon social.example  ada · expired: log in again", "  wanandroid  alice · expired: log in again",
        "  Phone number  not logged in", "  wanandroid  not logged in", "  Mastodon  not logged in",
      ])
    #expect(try driver(accounts: accounts).lines[1] == "> Mastodon social.example  ada · 已失效，请重新登录")
  }

  @Test(arguments: [(Language.en, "Details", "Log in"), (.zhHans, "详细信息", "登录")])
  func `The hint for Enter says whether the key shows the details of an account or logs in to a service`(
    language: Language, account: String, service: String
  ) throws {
    let driver = try driver(accounts: [alice], language: language)
    func label() -> String? {
      driver.application.activeKeys.bindings.first { $0.command == .listOpen }?.label.string
    }
    #expect(label() == account)
    driver.press("j")
    #expect(label() == service)
  }

  @Test func `Enter on an account shows its details and hides them again, and asks for nothing`() throws {
    let server = try #require(URL(string: "https://social.example"))
    let proof = Account.Proof.oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret"))
    let driver = try driver(accounts: [Account(server: server, name: "ada", proof: proof)], language: .en)
    driver.press(.enter)
    #expect(
      driver.lines[1...5] == [
        "> Mastodon social.example  ada", "    Name    ada", "    Server  https://social.example",
        "    State   logged in", "  Phone number  not logged in",
      ])
    driver.press(.enter)
    #expect(driver.lines[2] == "  Phone number  not logged in")
    #expect(!driver.text.contains("Do you really want to log out?") && seen.intents.isEmpty)
  }

  @Test func `The details of two accounts at Mastodon say which one is in use`() throws {
    let server = try #require(URL(string: "https://social.example"))
    let accounts = ["ada", "bea"].map {
      Account(server: server, name: $0, proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    }
    let driver = try driver(accounts: accounts, language: .en)
    driver.press(.enter)
    #expect(driver.lines[4] == "    State   logged in")
    driver.press("j", .enter)
    #expect(driver.lines[5] == "    State   in use")
  }

  @Test func `The list of accounts performs its own commands, and leaves others to the application`() throws {
    let host = try ScreenDriver(size: Size(columns: 60, rows: 14)).application
    let feature = LoginFeature.stub(accounts: MemoryAccounts([alice]), scheduler: scheduler)
    let screen = AccountsScreen(viewModel: feature.makeAccountsViewModel(), host: host, language: .en)
    #expect(screen.perform(Command("login.use")) && screen.perform(Command("login.logOut")))
    #expect(!screen.perform(Command("other.command")))
  }

  @Test func `The key that uses an account says why it changes nothing`() throws {
    let server = try #require(URL(string: "https://social.example"))
    let accounts = ["ada", "bea"].map {
      Account(server: server, name: $0, proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    }
    let two = try driver(accounts: accounts, language: .en)
    two.press("j", "U")
    #expect(two.lines.last == " This account is already in use")
    let one = try driver(accounts: [alice], language: .en)
    one.press("U")
    #expect(one.lines.last == " This is the only account that can be used there")
    #expect(seen.intents.isEmpty)
  }

  @Test
  func `Selecting a service emits the intent to log in there`() throws {
    let driver = try driver()
    driver.press("j", .enter)
    #expect(seen.intents == [.logIn(.wanAndroid)])
  }

  @Test
  func `A key logs out of the selected account after a confirmation whose default answer cancels the logout`() throws {
    let driver = try driver(.json(#"{"data": null, "errorCode": 0, "errorMsg": ""}"#), accounts: [alice])
    driver.press("X")
    #expect(driver.text.contains("确定要退出登录吗？"))
    #expect(driver.text.contains("提示"))
    driver.press(.enter)
    #expect(driver.text.contains("alice"))
    driver.press("X", "y")
    #expect(!driver.text.contains("alice"))
    #expect(driver.lines.last == " 退出登录成功")
    #expect(seen.intents.isEmpty)
  }

  @Test
  func `The row of an account shows a running logout, and a toast reports a server that could not be reached`() throws {
    let waiting = try driver(.never, accounts: [alice])
    waiting.press("X", "y")
    #expect(waiting.lines[1] == "> 玩安卓  正在退出登录…")
    let offline = try driver(.failure(.transport(.offline)), accounts: [alice], language: .en)
    offline.press("X", "y")
    #expect(offline.lines.last == " Logged out on this machine, but not on the server")
  }
}
