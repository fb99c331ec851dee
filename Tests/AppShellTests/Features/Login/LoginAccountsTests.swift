import Composition
import FeatureLogin
import Foundation
import Persistence
import Presentation
import Reactive
import TerminalUI
import Testing

@testable import AppShell
@testable import TerminalApp

@Suite(.tessera) struct LoginAccountsTests {
  /// The accounts of an app whose servers are real, apart from those that are named.
  private func accounts(_ servers: [ServerID: AppEnvironment.Server]) async throws -> LoginAccounts {
    let app = try await App.withoutServers(servers: servers)
    return try #require(app.accounts as? LoginAccounts)
  }

  private func server(_ address: String, isDemo: Bool = false) throws -> AppEnvironment.Server {
    AppEnvironment.Server(url: try #require(URL(string: address)), isDemo: isDemo)
  }

  @Test func `Who is logged in at a server is told by the server's identifier`() async throws {
    let accounts = try await accounts([ServerDefinition.mastodon.id: server("https://social.example")])
    let changes = BehaviorRelay(value: 0)
    let subscription = accounts.changes.subscribe(onNext: { changes.accept(changes.value + 1) })
    let url = try #require(URL(string: "https://social.example"))
    let elsewhere = try #require(URL(string: "https://elsewhere.example"))
    try await accounts.store.keep(LoginSession(service: .mastodon(elsewhere), name: "Ada", proof: .token("robin")))
      .value
    #expect(accounts.session(at: ServerDefinition.mastodon.id) == nil)
    try await accounts.store.keep(LoginSession(service: .mastodon(url), name: "Grace", proof: .token("canary"))).value
    #expect(accounts.session(at: ServerDefinition.mastodon.id) == Session(name: "Grace", token: "canary"))
    #expect(accounts.session(at: "unknown") == nil && changes.value == 2)
    try await accounts.expire(at: ServerDefinition.mastodon.id).value
    #expect(accounts.session(at: ServerDefinition.mastodon.id) == nil)
    subscription.dispose()
  }

  @Test func `Cookies prove sessions at wanandroid only`() async throws {
    let accounts = try await accounts([:])
    #expect(accounts.cookies(at: ServerDefinition.wanAndroid.id) != nil)
    #expect(accounts.cookies(at: ServerDefinition.mastodon.id) == nil)
  }

  @Test func `Sessions of the demo server are not stored`() async throws {
    let modules = try AppDefinition.current.moduleList()
    var environment = try AppEnvironment.withoutServers(modules)
    let real = try server("https://social.example")
    let demo = try server("http://127.0.0.1:1", isDemo: true)
    environment.servers = [
      ServerDefinition.mastodon.id: demo, ServerDefinition.phone.id: demo, ServerDefinition.wanAndroid.id: real,
    ]
    let servers = LoginModule().servers
    #expect(environment.serverURL(of: .mastodon(demo.url), servers) == nil)
    #expect(environment.serverURL(of: .phone, servers) == nil)
    #expect(environment.serverURL(of: .wanAndroid, servers) == real.url)
    #expect(environment.serverURL(of: .mastodon(real.url), servers) == real.url)
  }

  @Test func `The list of accounts holds no secret`() throws {
    let phone = LoginSession(service: .phone, name: "Ada", proof: .token("canary"))
    let document = AccountsDocument([phone], location: .keyring)
    let text = try JSONText.lines(document).map(\.string).joined() + document.lines(in: .en).map(\.string).joined()
    #expect(text.contains("Ada") && text.contains("the system's keyring") && !text.contains("canary"))
  }

  @Test func `The address that a login is given has the same form as the settings of servers`() {
    let address = " HTTPS://Example.com:443/ "
    #expect(ServerAddress(address)?.url.absoluteString == ServerURL(settingText: address)?.settingText)
  }
}
