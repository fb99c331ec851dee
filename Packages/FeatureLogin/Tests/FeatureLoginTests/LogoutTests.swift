import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@Suite struct LogoutTests {
  private let secrets = SecretStore.inMemory()

  private func url(_ name: String) throws -> URL { try #require(URL(string: "https://\(name).example")) }

  /// Returns an account store for a run that uses only one server of wanandroid, with the accounts that an earlier run
  /// stored.
  private func accounts(wanAndroid: String, storing accounts: [Account]) async throws -> StoredAccounts {
    for account in accounts {
      let servers = LoginServers(phone: account.server, wanAndroid: account.server)
      let logins = await StoredLogins.read(from: secrets) { Issue.record($0) }
      try await StoredAccounts(logins, secrets: secrets, servers: servers) { _ in true }.save(account).value
    }
    let logins = await StoredLogins.read(from: secrets) { Issue.record($0) }
    let servers = LoginServers(wanAndroid: try url(wanAndroid))
    return StoredAccounts(logins, secrets: secrets, servers: servers) { _ in true }
  }

  @Test func `Logging out returns a message only for accounts that wanandroid may still accept`() async throws {
    let accounts = try await accounts(
      wanAndroid: "ranking",
      storing: [
        Account(server: url("login"), name: "Ada", proof: .token("canary")),
        Account(server: url("other"), name: "Alan", proof: .cookies),
        Account(server: url("ranking"), name: "Grace", proof: .cookies),
      ])
    let world = try await TestWorld(accounts: accounts)
    world.wanAndroid.script(.failure(.transport(.offline)))
    var messages: [String: LocalizedText] = [:]
    for account in accounts.accountsAtAllServers {
      messages[account.name] = try await world.feature.logOut(account, from: accounts)
    }
    #expect(messages.keys.sorted() == ["Alan", "Grace"])
    #expect(
      messages["Alan"]?[.en]
        == "Alan is logged out on this machine, but the session was not ended at other.example and remains valid there. "
        + "To end it, change your password there.")
    #expect(
      messages["Grace"]?[.zhHans]
        == "已在本机退出账号 Grace，但会话未在 ranking.example 上结束，在那里仍然有效。若要结束，请在该服务器上修改密码。")
    #expect(accounts.isEmpty)
    #expect(try await secrets.secret("accounts") == nil)
  }

  @Test func `Logging out of Mastodon returns a message only if the token was not revoked`() async throws {
    let account = Account(
      server: try url("mastodon"), name: "Ada",
      proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    let accounts = try await accounts(wanAndroid: "ranking", storing: [])
    let world = try await TestWorld(accounts: accounts)
    try await accounts.save(account).value
    world.mastodon.script(.json("{}").on("POST /oauth/revoke"))
    #expect(try await world.feature.logOut(account, from: accounts) == nil)
    try await accounts.save(account).value
    world.mastodon.script(.status(500).on("POST /oauth/revoke"))
    let message = try await world.feature.logOut(account, from: accounts)
    #expect(
      message?[.en]
        == "Ada is logged out on this machine, but the token was not revoked at mastodon.example and remains valid there. "
        + "To revoke it, remove Tessera from the authorized apps in your account settings at https://mastodon.example.")
    #expect(
      message?[.zhHans]
        == "已在本机退出账号 Ada，但令牌未在 mastodon.example 上撤销，在那里仍然有效。若要撤销，请在 https://mastodon.example 的账号设置中移除已授权的应用 Tessera。")
    #expect(accounts.isEmpty)
  }

  @Test(arguments: ["the data", "the accounts"])
  func `A logout whose data or account cannot be deleted sends no request, and can be repeated`(obstacle: String)
    async throws
  {
    struct Locked: Error {}
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? files.removeItem(at: folder) }
    let accounts = StoredAccounts(
      secrets: SecretStore(service: "test", directory: folder, environment: [:]), servers: LoginServers()
    ) { _ in true }
    let account = Account(
      server: try url("mastodon"), name: "Ada",
      proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    try await accounts.save(account).value
    let world = try await TestWorld(accounts: accounts)
    let file = folder.appending(path: "accounts.secret")
    if obstacle == "the data" {
      accounts.deleteData { _ in throw Locked() }
    } else {
      try files.removeItem(at: file)
      try files.createDirectory(at: file.appending(path: "in the way"), withIntermediateDirectories: true)
    }
    await #expect(throws: (any Error).self) { try await world.feature.logOut(account, from: accounts) }
    #expect(world.mastodon.requests.isEmpty)
    #expect(accounts.current == [account])
    accounts.deleteData(with: nil)
    if obstacle != "the data" { try files.removeItem(at: file) }
    world.mastodon.script(.json("{}").on("POST /oauth/revoke"))
    #expect(try await world.feature.logOut(account, from: accounts) == nil)
    #expect(world.mastodon.requests.count == 1 && accounts.isEmpty)
  }

  @Test func `The session of a login that the user declined to store is ended, or a message says that it was not`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let accounts = StoredAccounts(
      secrets: SecretStore(service: "test", directory: folder, environment: [:]),
      servers: LoginServers()
    ) { _ in false }
    let account = Account(
      server: try url("mastodon"), name: "Ada",
      proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    try await accounts.save(account).value
    #expect(accounts.temporary == [account])
    let world = try await TestWorld(accounts: accounts)
    world.mastodon.script(.json("{}").on("POST /oauth/revoke"))
    #expect(await world.feature.endSessions(of: accounts.temporary) == [])
    world.mastodon.script(.failure(.transport(.offline)))
    let messages = await world.feature.endSessions(of: accounts.temporary)
    #expect(
      messages.map { $0[.en] } == [
        "The login as Ada was not stored, and could not be ended at mastodon.example, where it remains valid. "
          + "To end it, remove Tessera from the authorized apps in your account settings there."
      ])
    #expect(
      messages.map { $0[.zhHans] } == [
        "账号 Ada 的登录未保存，也未能在 mastodon.example 上结束，在那里仍然有效。若要结束，请在那里的账号设置中移除已授权的应用 Tessera。"
      ])
    #expect(accounts.current == [account])
  }
}
