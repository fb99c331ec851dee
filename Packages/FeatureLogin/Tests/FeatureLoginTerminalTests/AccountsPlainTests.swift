import FeatureLogin
import FeatureLoginModule
import FeatureLoginTerminal
import Foundation
import Networking
import Persistence
import Presentation
import TerminalUI
import Testing

@Suite struct AccountsPlainTests {
  @Test func `The plain text of accounts has a line for each service if there are no accounts`() {
    #expect(
      AccountsPlain.lines(AccountRow.rows([]), language: .en).map(\.string) == [
        "Phone number  not logged in", "wanandroid  not logged in", "Mastodon  not logged in",
      ])
  }

  @Test
  func `The plain text of accounts sanitizes names, and its last line offers to log in to another account`() throws {
    let server = try #require(URL(string: "https://mastodon.example"))
    let proof = Account.Proof.oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret"))
    let accounts = [
      Account(server: server, name: "mira\u{1B}[2J", proof: proof),
      Account(server: server, name: "Tangent", proof: .token("canary")),
    ]
    #expect(
      AccountsPlain.lines(AccountRow.rows(accounts), language: .zhHans).map(\.string) == [
        "Mastodon mastodon.example  mira␛[2J", "手机号  Tangent", "玩安卓  未登录", "Mastodon  登录其他账号",
      ])
  }

  @Test(arguments: [
    (Language.en, "Mastodon  Log in to another account", "in use"), (.zhHans, "Mastodon  登录其他账号", "使用中"),
  ])
  func `The account in use at Mastodon is marked, and the user can log in to another account`(
    language: Language, another: String, mark: String
  ) throws {
    let server = try #require(URL(string: "https://mastodon.example"))
    let accounts = ["mira", "hanae"].map {
      Account(server: server, name: $0, proof: .oauth(token: "canary", client: OAuthClient(id: "i", secret: "s")))
    }
    #expect(AccountsPlain.lines(AccountRow.rows(accounts), language: language).last?.string == another)
    #expect(
      AccountsPlain.lines(AccountsDocument(accounts, location: nil), language: language).map(\.string) == [
        "https://mastodon.example  mira", "https://mastodon.example  hanae · \(mark)",
      ])
  }

  @Test func `Accounts are printed in columns, with the storage location and without secrets`() throws {
    let server = try #require(URL(string: "https://mastodon.example"))
    let accounts = [
      Account(
        server: server, name: "mira\u{1B}[2J", proof: .oauth(token: "canary", client: OAuthClient(id: "i", secret: "s"))
      ),
      Account(server: server, name: "Tangent", proof: .token("canary")),
    ]
    #expect(
      AccountsPlain.lines(AccountsDocument(accounts, location: .keyring), language: .en).map(\.string) == [
        "https://mastodon.example  mira␛[2J", "phone                     Tangent", "stored in the system's keyring",
      ])
    #expect(
      AccountsPlain.lines(AccountsDocument([], location: nil), language: .en).map(\.string) == ["Not logged in"])
  }

  @Test func `The message about a name that several accounts have names their servers in both languages`() throws {
    let servers = try ["https://a.example", "https://a.example/b"].map { url in try #require(URL(string: url)) }
    let text = LoginMessages.noSingleAccount(named: "mira", at: servers, among: ["mira", "mira"])
    #expect(
      text[.en]
        == "Several accounts are named “mira”, so you were not logged out. "
        + "Use a server's URL instead: https://a.example, https://a.example/b.")
    #expect(
      text[.zhHans] == "有多个账号名为“mira”，因此未退出登录。请改用服务器的 URL：https://a.example、https://a.example/b。")
    let unknown = LoginMessages.noSingleAccount(named: "ada", at: [], among: ["mira", "hanae"])
    #expect(unknown[.en] == "You are not logged in as “ada”. Your accounts: mira, hanae.")
    #expect(unknown[.zhHans] == "你没有登录“ada”。你的账号：mira、hanae。")
  }

  @Test(arguments: [
    (SecretLocation.keyring, "stored in the system's keyring", "保存在系统的密钥环", #"{"keyring":{}}"#),
    (
      .file(path: "/a/\u{1B}b"), "stored in the file /a/␛b", "保存在文件 /a/␛b",
      #"{"file":{"path":"\/a\/\u001bb"}}"#
    ),
    (
      .environment(variable: "A_B"), "stored in the environment variable A_B", "保存在环境变量 A_B",
      #"{"environment":{"variable":"A_B"}}"#
    ),
    (.memory, "stored in memory", "保存在内存", #"{"memory":{}}"#),
  ])
  func `The location of the stored accounts is a phrase in the user's language, and an object in JSON`(
    location: SecretLocation, english: String, chinese: String, json: String
  ) throws {
    let account = Account(server: URL(filePath: "/"), name: "Tangent", proof: .token("canary"))
    let document = AccountsDocument([account], location: location)
    #expect(AccountsPlain.lines(document, language: .en).last?.string == english)
    #expect(AccountsPlain.lines(document, language: .zhHans).last?.string == chinese)
    #expect(String(decoding: try JSONEncoder().encode(document.location), as: UTF8.self) == json)
  }
}
