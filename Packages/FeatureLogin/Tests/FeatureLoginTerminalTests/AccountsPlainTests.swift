import FeatureLogin
import FeatureLoginTerminal
import Foundation
import Presentation
import TerminalUI
import Testing

@Suite struct AccountsPlainTests {
  @Test func `Without accounts, each service has a line`() {
    #expect(
      AccountsPlain.lines([], language: .en).map(\.string) == [
        "Telephone number  not logged in", "Play Android  not logged in", "Mastodon  not logged in",
      ])
  }

  @Test func `Accounts come first, with names made safe, and another login at Mastodon is possible`() throws {
    let server = try #require(URL(string: "https://mastodon.example"))
    let sessions = [
      LoginSession(service: .mastodon(server), name: "mira\u{1B}[2J", proof: .token("canary")),
      LoginSession(service: .phone, name: "Tangent", proof: .token("canary")),
    ]
    #expect(
      AccountsPlain.lines(sessions, language: .zhHans).map(\.string) == [
        "Mastodon mastodon.example  mira␛[2J", "手机号  Tangent", "玩安卓  未登录", "Mastodon  未登录",
      ])
  }
}
