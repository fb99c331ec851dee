import FeatureLogin
import FeatureLoginTerminal
import Foundation
import Networking
import NetworkingTest
import Presentation
import PresentationTerminal
import ReactiveTest
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct GoldenScreenTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)

  private func check(
    _ name: String, _ service: LoginService?, _ states: [(name: String, value: [Key])], accounts: [Account] = [],
    wanAndroid: ScriptedReply = .never, mastodon: ScriptedReply = .never
  ) throws {
    try GoldenScreens.check(name, states) { keys, look in
      let feature = LoginFeature.stub(
        wanAndroid: [wanAndroid], mastodon: [mastodon], accounts: MemoryAccounts(accounts), scheduler: scheduler)
      let driver = try look.show {
        let host = try #require($0.host)
        return feature.makeScreen(for: service, mastodon: "mastodon.example", host: host, language: $0.language).screen
      }
      driver.settle()
      for key in keys { driver.press(key) }
      return driver
    }
  }

  @Test func `The accounts look as in their golden files`() throws {
    let server = try #require(URL(string: "https://social.example"))
    let proof = Account.Proof.oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret"))
    let accounts = [
      Account(server: server, name: "ada", proof: proof, isExpired: true),
      Account(server: server, name: "bea", proof: proof),
      Account(server: URL(filePath: "/"), name: "alice", proof: .cookies),
    ]
    try check("accounts", nil, [("rows", []), ("second row", ["j"])], accounts: accounts)
    try check("no-accounts", nil, [("rows", [])])
  }

  @Test func `The forms of the login look as in their golden files`() throws {
    try check(
      "login-mastodon", .mastodon, [("preset", []), ("invalid", [.end, " ", "x"]), ("failed", [.tab, .enter])],
      mastodon: .failure(.transport(.offline)))
    let refusal = #"{"data": null, "errorCode": -1, "errorMsg": "Wrong password"}"#
    try check(
      "login-wanandroid", .wanAndroid,
      [("empty", []), ("name", ["a"]), ("refused", ["a", .enter, "b", "c", "d", "e", "f", "g", .enter])],
      wanAndroid: .json(refusal))
    try check("login-phone", .phone, [("empty", []), ("invalid", ["1", "2", "x", .tab])])
  }
}
