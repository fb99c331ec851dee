import Composition
import Foundation
import Networking
import Reactive
import Testing

@testable import TerminalApp
@testable import TerminalDemo

@Suite struct DemoAccountsTests {
  private let servers: [ServerID: AppEnvironment.Server]
  private let url: URL

  init() throws {
    url = try #require(URL(string: "http://127.0.0.1:1"))
    servers = [
      ServerDefinition.mastodon.id: .init(url: url, isDemo: true),
      ServerDefinition.wanAndroid.id: .init(url: url, isDemo: true),
    ]
  }

  private func accounts(
    _ user: DemoScenario.User, at servers: [ServerID: AppEnvironment.Server]
  ) async throws -> any AccountProvider {
    let definition = AppDefinition(name: "demo", version: "0", features: [DemoUserModule(user: user)])
    return try await App.toy(servers: servers, definition: definition).accounts
  }

  @Test func `The user of a feature that runs alone is logged in to each service of the demo server`() async throws {
    let accounts = try await accounts(.loggedIn, at: servers)
    #expect(accounts.account(at: ServerDefinition.mastodon.id)?.token == "example-access-token")
    #expect(accounts.account(at: ServerDefinition.wanAndroid.id)?.name == "alice_example")
    let cookies = accounts.cookies(at: ServerDefinition.wanAndroid.id)?.header(for: url)
    #expect(cookies?.contains("token_pass=demo-session") == true)
    #expect(accounts.cookies(at: ServerDefinition.mastodon.id) == nil)
  }

  @Test func `An account that the demo server rejects expires`() async throws {
    let accounts = try await accounts(.expired, at: servers)
    #expect(accounts.account(at: ServerDefinition.mastodon.id)?.token == "expired")
    #expect(accounts.cookies(at: ServerDefinition.wanAndroid.id)?.header(for: url) == nil)
    try await accounts.expire(at: ServerDefinition.mastodon.id).value
    #expect(accounts.account(at: ServerDefinition.mastodon.id)?.isExpired == true)
  }

  @Test func `The demo user has no account at a server that the user has named`() async throws {
    let named = servers.mapValues { AppEnvironment.Server(url: $0.url, isDemo: false) }
    let accounts = try await accounts(.loggedIn, at: named)
    #expect(accounts.account(at: ServerDefinition.mastodon.id) == nil)
    #expect(try await self.accounts(.loggedOut, at: servers).account(at: ServerDefinition.wanAndroid.id) == nil)
  }
}
