import Composition
import FeatureLogin
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import TerminalApp
import TerminalAppTest
import TerminalUI
import Testing

@testable import FeatureLoginModule
@testable import FeatureLoginTerminal

@Suite(.app(of: LoginModule())) struct LoginAccountsTests {
  /// Returns the accounts of an app with the given servers.
  func accounts(_ servers: [ServerID: AppEnvironment.Server]) async throws -> LoginAccounts {
    let app = try await App.inMemory(servers: servers)
    return try #require(app.accounts as? LoginAccounts)
  }

  private func account(_ server: String, _ name: String) throws -> Account {
    Account(
      server: try #require(URL(string: server)), name: name,
      proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
  }

  func server(_ address: String, isDemo: Bool = false) throws -> AppEnvironment.Server {
    AppEnvironment.Server(url: try #require(URL(string: address)), isDemo: isDemo)
  }

  @Test func `An account is found by the identifier of its server`() async throws {
    let accounts = try await accounts([ServerDefinition.mastodon.id: server("https://social.example")])
    let changes = BehaviorRelay(value: 0)
    let subscription = accounts.accounts.skip(1).subscribe(onNext: { _ in changes.accept(changes.value + 1) })
    let grace = try account("https://social.example", "Grace")
    try await accounts.store.save(account("https://elsewhere.example", "Ada")).value
    #expect(accounts.account(at: ServerDefinition.mastodon.id) == nil)
    try await accounts.store.save(grace).value
    #expect(accounts.account(at: ServerDefinition.mastodon.id) == grace)
    #expect(accounts.account(at: "unknown") == nil && changes.value == 2)
    try await accounts.expire(at: ServerDefinition.mastodon.id).value
    #expect(accounts.account(at: ServerDefinition.mastodon.id)?.isExpired == true && changes.value == 3)
    try await accounts.renew(at: ServerDefinition.mastodon.id).value
    #expect(accounts.account(at: ServerDefinition.mastodon.id) == grace && changes.value == 4)
    subscription.dispose()
  }

  @Test
  func
    `Without a named server, the app uses the server of the last used account or, without an account, the demo server`()
    async throws
  {
    let demo = try server("http://127.0.0.1:1", isDemo: true)
    let accounts = try await accounts([ServerDefinition.mastodon.id: demo])
    let id = ServerDefinition.mastodon.id
    func used() throws -> AppEnvironment.Server {
      try accounts.environment.server(id, of: accounts.account(at: id))
    }
    #expect(try used() == demo)
    let (ada, grace) = (try account("https://social.example", "Ada"), try account("https://other.example", "Grace"))
    try await accounts.store.save(ada).value
    try await accounts.store.save(grace).value
    #expect(try used() == server("https://other.example"))
    try await accounts.store.use(ada).value
    #expect(accounts.account(at: id) == ada)
    #expect(try used() == server("https://social.example"))
  }

  @Test func `Stored logins that cannot be read cause a warning in the app and a failed health check`() async throws {
    let secrets = SecretStore.inMemory()
    func findings() async throws -> [HealthCheck] {
      try await LoginModule().healthChecks(App.inMemory(secrets: secrets).container)
    }
    #expect(try await findings() == [HealthCheck("logins", isPassed: true, "readable")])
    try await secrets.save(Secret("damaged"), as: "accounts") { _ in true }
    let sentence = "The stored logins cannot be read: The data is damaged. Log in again to replace them."
    #expect(try await findings() == [HealthCheck("logins", isPassed: false, sentence)])
    let warnings = BehaviorRelay<[LocalizedText]>(value: [])
    let subscription = try await App.inMemory(secrets: secrets).container.resolve(Warnings.self).texts
      .subscribe(onNext: { warnings.accept(warnings.value + [$0]) })
    #expect(warnings.value.map { $0[.en] } == [sentence])
    #expect(warnings.value.map { $0[.zhHans] } == ["无法读取登录信息：数据已损坏。请重新登录以替换这些信息。"])
    subscription.dispose()
  }

  @Test func `If the stored logins cannot be read, the demo server does not take the place of the user's servers`()
    async throws
  {
    let secrets = SecretStore.inMemory()
    try await secrets.save(Secret("damaged"), as: "accounts") { _ in true }
    let demo = try server("http://127.0.0.1:1", isDemo: true)
    let servers = [ServerDefinition.mastodon.id: demo, ServerDefinition.wanAndroid.id: demo]
    var container = try await App.inMemory(servers: servers, secrets: secrets).container
    container.register(UserConnection.self) { try $0.connection(to: ServerDefinition.mastodon.id) }
    let endpoint = Endpoint<Void>(.get, "/", decoding: .ignored)
    for id in [ServerDefinition.mastodon.id, ServerDefinition.wanAndroid.id] {
      await #expect(throws: NetworkError.unknownServer) {
        try await container.resolve(APIClient.self, id).send(endpoint)
      }
    }
    await #expect(throws: NetworkError.unknownServer) {
      try await container.resolve(UserConnection.self).client.send(endpoint)
    }
    let named = try await App.inMemory(
      servers: [ServerDefinition.mastodon.id: server("http://127.0.0.1:1")], secrets: secrets
    ).container
    await #expect(throws: NetworkError.transport(.refused("127.0.0.1:1"))) {
      try await named.resolve(APIClient.self, ServerDefinition.mastodon.id).send(endpoint)
    }
  }

  @Test func `The demo user is logged in until a real account takes the place, and is not stored`() async throws {
    let id = ServerDefinition.mastodon.id
    let demo = try server("http://127.0.0.1:1", isDemo: true)
    let mira = try account("http://127.0.0.1:1", "mira")
    let secrets = SecretStore.inMemory()
    let app = try await App.inMemory(servers: [id: demo], secrets: secrets, demoAccount: mira)
    let accounts = try #require(app.accounts as? LoginAccounts)
    #expect(accounts.account(at: id) == mira)
    try await accounts.renew(at: id).value
    #expect(try await secrets.secret("accounts")?.location == nil)
    let ada = try account("https://social.example", "Ada")
    try await accounts.store.save(ada).value
    #expect(accounts.store.current == [ada])
    #expect(try await secrets.secret("accounts")?.0.reveal().contains("127.0.0.1") == false)

    // A remembered login takes the place of the demo user from the start.
    let next = try await App.inMemory(servers: [id: demo], secrets: secrets, demoAccount: mira)
    #expect(next.accounts.account(at: id) == ada && next.accounts.others.isEmpty)
  }

  @Test func `The demo user is not logged in if the user has named a server, or if the logins cannot be read`()
    async throws
  {
    let id = ServerDefinition.mastodon.id
    let mira = try account("http://127.0.0.1:1", "mira")
    let named = try await App.inMemory(
      servers: [id: server("https://social.example")], demoAccount: mira)
    #expect(named.accounts.account(at: id) == nil)
    let secrets = SecretStore.inMemory()
    try await secrets.save(Secret("damaged"), as: "accounts") { _ in true }
    let unreadable = try await App.inMemory(
      servers: [id: server("http://127.0.0.1:1", isDemo: true)], secrets: secrets, demoAccount: mira)
    #expect(unreadable.accounts.account(at: id) == nil)
  }

  @Test func `The user switches between the accounts of all servers, or of the server that was named`() async throws {
    let all = try await accounts([ServerDefinition.mastodon.id: server("http://127.0.0.1:1", isDemo: true)])
    let id = ServerDefinition.mastodon.id
    #expect(all.others == [])
    let (ada, bea) = (try account("https://social.example", "Ada"), try account("https://social.example", "Bea"))
    let grace = try account("https://other.example", "Grace")
    for account in [ada, bea, grace] { try await all.store.save(account).value }
    #expect(all.others == [ada, bea])
    for next in [ada, bea, grace, ada] {
      #expect(all.others.first == next)
      let arrival = try await all.use(next).value
      #expect(
        arrival.message[.en] == "You are now using @\(next.name)."
          && arrival.message[.zhHans] == "正在使用账号 @\(next.name)。")
      #expect(all.account(at: id) == next)
    }

    let named = try await accounts([id: server("https://social.example")])
    for account in [ada, grace] { try await named.store.save(account).value }
    #expect(named.others == [])
    try await named.store.save(bea).value
    #expect(named.others == [ada])
  }

  @Test(arguments: [
    ("https://social.example", ["You are now logged in as @Ada.", "You are now logged out."]),
    ("https://other.example", []),
  ])
  func `A login and a logout in another process are reported if the app uses their server`(
    used: String, messages: [String]
  ) async throws {
    let app = try await App.inMemory(servers: [ServerDefinition.mastodon.id: server(used)])
    let accounts = try #require(app.accounts as? LoginAccounts)
    let reported = BehaviorRelay<[String]>(value: [])
    let subscription = accounts.arrivals.subscribe(onNext: { reported.accept(reported.value + [$0.message[.en]]) })
    let command = StoredAccounts(
      secrets: try app.container.resolve(SecretStore.self), servers: LoginServers(), consent: { _ in true })
    try await command.save(account("https://social.example", "Ada")).value
    try await accounts.store.readChanges().value
    try await command.remove(account("https://social.example", "Ada")).value
    try await accounts.store.readChanges().value
    #expect(reported.value == messages)
    subscription.dispose()
  }

  @Test func `The advice to log in is a complete command, with the server that the user has named`() async throws {
    let accounts = try await accounts([
      ServerDefinition.mastodon.id: server("https://social.example"),
      ServerDefinition.wanAndroid.id: server("http://127.0.0.1:1", isDemo: true),
      ServerDefinition.phone.id: server("https://login.example"),
    ])
    #expect(
      accounts.loginAdvice(at: ServerDefinition.mastodon.id)
        == LocalizedText(
          en: "Log in with `app login mastodon https://social.example`.",
          zhHans: "请用 `app login mastodon https://social.example` 登录。"))
    #expect(
      accounts.loginAdvice(at: ServerDefinition.wanAndroid.id)
        == LocalizedText(
          en: "Log in with `app login wanandroid USERNAME --server URL`.",
          zhHans: "请用 `app login wanandroid 用户名 --server URL` 登录。"))
    #expect(
      accounts.loginAdvice(at: ServerDefinition.phone.id)
        == LocalizedText(
          en: "Log in with `app login phone NUMBER --server https://login.example`.",
          zhHans: "请用 `app login phone 手机号 --server https://login.example` 登录。"))
    #expect(accounts.loginAdvice(at: "unknown") == nil)
  }

  @Test func `Only accounts at wanandroid are authenticated by cookies`() async throws {
    let accounts = try await accounts([:])
    #expect(accounts.cookies(at: ServerDefinition.wanAndroid.id) != nil)
    #expect(accounts.cookies(at: ServerDefinition.mastodon.id) == nil)
  }

  @Test func `Accounts at the demo server are not stored, and accounts at other servers are stored`() async throws {
    let accounts = try await accounts([
      ServerDefinition.mastodon.id: server("http://127.0.0.1:1", isDemo: true),
      ServerDefinition.wanAndroid.id: server("https://ranking.example"),
    ]).store
    let ranking = try #require(URL(string: "https://ranking.example"))
    try await accounts.save(account("http://127.0.0.1:1", "Ada")).value
    #expect(!accounts.isStored(.mastodon))
    try await accounts.save(Account(server: ranking, name: "Grace", proof: .cookies)).value
    #expect(accounts.isStored(.wanAndroid) && !accounts.isStored(.mastodon))
    try await accounts.remove(account("http://127.0.0.1:1", "Ada")).value
    try await accounts.save(account("https://social.example", "Ada")).value
    #expect(accounts.isStored(.mastodon))
  }

  @Test func `The JSON document of the accounts contains no secret`() throws {
    let document = AccountsDocument([try account("https://login.example", "Ada")], location: .keyring)
    let text = String(decoding: try JSONEncoder().encode(document), as: UTF8.self)
    #expect(text.contains("Ada") && text.contains("keyring") && !text.contains("canary"))
  }

  @Test func `A login normalizes the address of a server as the settings do`() async throws {
    let (address, server) = (" HTTPS://Example.com:443/ ", ServerDefinition.mastodon)
    let settings = try await App.inMemory(options: [server.settingName: address]).settings
    #expect(try #require(ServerAddress(address)).url == settings.servers[server.id])
  }
}
