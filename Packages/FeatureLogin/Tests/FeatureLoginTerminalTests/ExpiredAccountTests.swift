import ArgumentParser
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

@Suite(.app(of: LoginModule())) struct ExpiredAccountTests {
  private let id = ServerDefinition.mastodon.id

  /// Returns an app whose user has named no server.
  private func app(secrets: SecretStore = .inMemory()) async throws -> App {
    let demo = try #require(URL(string: "http://127.0.0.1:1"))
    return try await App.inMemory(
      servers: Dictionary(
        uniqueKeysWithValues: [id, "hub"].map { ($0, AppEnvironment.Server(url: demo, isDemo: true)) }),
      secrets: secrets)
  }

  private func account(_ server: String, _ name: String) throws -> Account {
    Account(
      server: try #require(URL(string: server)), name: name,
      proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
  }

  @MainActor @Test
  func `A rejected token ends a report with the contents and exit code 77, and the demo server does not take over`()
    async throws
  {
    let app = try await app()
    let accounts = try #require(app.accounts as? LoginAccounts)
    try await accounts.store.save(account("https://social.example", "ada@social.example")).value
    let context = ReportContext(container: app.container, language: .en)
    let social = try #require(URL(string: "https://social.example"))
    for _ in 1...2 {
      let report = try await context.report(
        from: id, { (_: AppEnvironment) in LoadFailure.unauthorized }, lines: { _, _ in ["stored"] },
        document: { server, _ in server }, problem: { $0 })
      #expect(report.lines == ["stored"] && report.failure?.code == .notLoggedIn)
      #expect(
        report.failure?.description
          == "social.example: You are not logged in. Your login as ada@social.example has expired. "
          + "Log in with `app login mastodon https://social.example`.")
      #expect(accounts.account(at: id)?.isExpired == true)
      #expect(try app.server(id) == AppEnvironment.Server(url: social, isDemo: false))
    }
    #expect(
      accounts.loginAdvice(at: id)?[.zhHans]
        == "账号 ada@social.example 的登录已失效。请用 `app login mastodon https://social.example` 登录。")
  }

  @Test func `A session switches from an expired account to another one, and back`() async throws {
    let app = try await app()
    let accounts = try #require(app.accounts as? LoginAccounts)
    let (ada, bea) = (
      try account("https://a.example", "ada@a.example"), try account("https://b.example", "bea@b.example")
    )
    for account in [ada, bea] { try await accounts.store.save(account).value }
    try await accounts.expire(at: id).value
    #expect(accounts.account(at: id)?.name == "bea@b.example" && accounts.others == [ada])
    _ = try await accounts.use(ada).value
    #expect(accounts.account(at: id) == ada && accounts.others.map(\.isExpired) == [true])
  }

  @Test func `An account that another process marks as expired is named, and the screens stay`() async throws {
    let app = try await app()
    let accounts = try #require(app.accounts as? LoginAccounts)
    let ada = try account("https://social.example", "ada@social.example")
    try await accounts.store.save(ada).value
    let arrivals = BehaviorRelay<[AccountArrival]>(value: [])
    let subscription = accounts.arrivals.subscribe(onNext: { arrivals.accept(arrivals.value + [$0]) })
    let secrets = try app.container.resolve(SecretStore.self)
    let command = StoredAccounts(
      await StoredLogins.read(from: secrets) { Issue.record($0) }, secrets: secrets, servers: LoginServers(),
      consent: { _ in true })
    try await command.expire(ada).value
    try await accounts.store.readChanges().value
    #expect(arrivals.value.map(\.message[.en]) == ["Your login as ada@social.example has expired."])
    #expect(arrivals.value.allSatisfy { $0.route == nil })
    subscription.dispose()
  }

  @Test func `If the stored logins cannot be read, a command does not use the demo server in place of an unknown one`()
    async throws
  {
    let secrets = SecretStore.inMemory()
    try await secrets.save(Secret("damaged"), as: "accounts") { _ in true }
    let context = ReportContext(container: try await app(secrets: secrets).container, language: .en)
    let failure = #expect(throws: Failure.self) { try context.name(of: id) }
    #expect(failure?.code == .notLoggedIn)
    #expect(
      failure?.description
        == "Your server is unknown, because the stored logins cannot be read. Name it with --server.")
    #expect(try context.name(of: "hub") == "demo server")
  }

  @Test func `The ranking uses the server of the stored account, and its client sends requests there`() async throws {
    let secrets = SecretStore.inMemory()
    let ranking = try #require(URL(string: "https://ranking.example"))
    let earlier = StoredAccounts(
      secrets: secrets, servers: LoginServers(wanAndroid: ranking), consent: { _ in true })
    try await earlier.save(Account(server: ranking, name: "Grace", proof: .cookies)).value
    let id = ServerDefinition.wanAndroid.id
    let app = try await app(secrets: secrets)
    #expect(try app.server(id) == AppEnvironment.Server(url: ranking, isDemo: false))
    #expect(try app.container.resolve(APIClient.self, id).baseURL == ranking)
    let named = try #require(URL(string: "https://named.example"))
    let other = try await App.inMemory(
      servers: [id: AppEnvironment.Server(url: named, isDemo: false)], secrets: secrets)
    #expect(try other.server(id).url == named && other.accounts.account(at: id) == nil)
  }

  @Test func `The health check names expired accounts`() async throws {
    let secrets = SecretStore.inMemory()
    let app = try await app(secrets: secrets)
    let accounts = try #require(app.accounts as? LoginAccounts)
    try await accounts.store.save(account("https://social.example", "ada@social.example")).value
    try await accounts.expire(at: id).value
    let checks = await LoginModule().healthChecks(app.container)
    #expect(
      checks == [HealthCheck("logins", isPassed: false, "Your login as ada@social.example has expired.")])
  }
}
