import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import Testing

@testable import FeatureLogin

@Suite struct StoredAccountsTests {
  let secrets = SecretStore.inMemory()
  let login: URL
  let ranking: URL
  let other: URL
  let phone: Account
  let wanAndroid: Account

  init() throws {
    login = try #require(URL(string: "https://login.example"))
    ranking = try #require(URL(string: "https://ranking.example"))
    other = try #require(URL(string: "https://other.example"))
    phone = Account(server: login, name: "Ada", proof: .token("canary"))
    wanAndroid = Account(server: ranking, name: "Grace", proof: .cookies)
  }

  /// Returns an account store for the servers of a run.
  func accounts(
    phone: URL? = nil, wanAndroid: URL? = nil, temporary: Set<URL> = [], in secrets: SecretStore? = nil,
    consent: @escaping StoredAccounts.Consent = { _ in true }
  ) async throws -> StoredAccounts {
    let secrets = secrets ?? self.secrets
    return StoredAccounts(
      try await StoredLogins(from: secrets), secrets: secrets,
      servers: LoginServers(phone: phone, wanAndroid: wanAndroid, temporary: temporary), consent: consent)
  }

  func mastodon(_ server: String) throws -> Account {
    Account(
      server: try #require(URL(string: server)), name: "Ada",
      proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
  }

  @Test func `An account is restored in the next run that uses the same server`() async throws {
    try await accounts(phone: login).save(phone).value
    #expect(try await accounts(phone: login).current == [phone])
  }

  @Test func `An account is not used with another server, so its credentials are not sent to that server`() async throws
  {
    try await accounts(phone: login).save(phone).value
    #expect(try await accounts(phone: other).current.isEmpty)
  }

  @Test func `An account at the demo server is not written to the secret store, so the next run does not have it`()
    async throws
  {
    let first = try await accounts(phone: login, temporary: [login])
    try await first.save(phone).value
    #expect(first.current == [phone] && !first.isStored(.phone))
    #expect(try await first.location() == nil)
    #expect(try await accounts(phone: login).current.isEmpty)
  }

  @Test
  func `A login by phone number replaces the previous one, and removing its account empties the secret store`()
    async throws
  {
    let first = try await accounts(phone: login)
    let grace = Account(server: login, name: "Grace", proof: .token("canary"))
    try await first.save(phone).value
    try await first.save(grace).value
    #expect(first.current == [grace])
    try await first.remove(grace).value
    #expect(first.current.isEmpty)
    #expect(try await first.location() == nil)
  }

  @Test func `An account that version 0.1.0 stored is read, regardless of the form of its server's URL`() async throws {
    let text = """
      {"entries": [{"server": "HTTPS://Social.example:443/", "session": {"name": "Ada", \
      "service": {"mastodon": {"_0": "HTTPS://Social.example:443/"}}, \
      "proof": {"oauth": {"token": "canary", "client": {"id": "id", "secret": "secret"}}}}}], "cookies": []}
      """
    try await secrets.save(Secret(text), as: StoredLogins.secretName) { _ in true }
    #expect(try await accounts().current == [mastodon("https://social.example")])
  }

  /// Returns a secret store without a keyring, in its own directory.
  func fileSecrets() -> (SecretStore, file: URL) {
    let directory = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID())")
    return (
      SecretStore(service: "tessera", directory: directory, environment: [:]),
      directory.appending(path: "accounts.secret")
    )
  }

  @Test func `Removing an account removes its token from the secrets file without asking for consent again`()
    async throws
  {
    let (secrets, file) = fileSecrets()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let first = try await accounts(phone: login, wanAndroid: ranking, in: secrets)
    try await first.save(phone).value
    try await first.save(wanAndroid).value
    let second = try await accounts(phone: login, wanAndroid: ranking, in: secrets) { _ in
      Issue.record("The user was asked for consent again.")
      return false
    }
    #expect(second.current.count == 2)
    try await second.save(Account(server: login, name: "Ada", proof: .token("robin"))).value
    #expect(try String(contentsOf: file, encoding: .utf8).contains("robin"))
    try await second.remove(phone).value
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("robin") && !text.contains("canary") && text.contains("Grace"))
    try await second.remove(wanAndroid).value
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test
  func `If the user declines to store an account, stored accounts stay up to date, and the question is not repeated`()
    async throws
  {
    let (secrets, file) = fileSecrets()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    try await accounts(phone: login, wanAndroid: ranking, in: secrets).save(phone).value
    let questions = BehaviorRelay(value: 0)
    let second = try await accounts(phone: login, wanAndroid: ranking, in: secrets) { _ in
      questions.accept(questions.value + 1)
      return false
    }
    try await second.save(wanAndroid).value
    #expect(second.current.count == 2)
    #expect(second.isStored(.phone) && !second.isStored(.wanAndroid))
    #expect(try await StoredLogins(from: secrets).accounts == [phone])
    try await second.remove(phone).value
    #expect(second.current.map(\.name) == ["Grace"] && questions.value == 1)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `Accounts at servers that a run does not use stay stored until the user logs out`() async throws {
    try await accounts(phone: login).save(phone).value
    let second = try await accounts(wanAndroid: ranking)
    #expect(second.current.isEmpty && !second.isEmpty)
    try await second.save(wanAndroid).value
    #expect(try await accounts(phone: login).current == [phone])
    try await second.remove(phone).value
    #expect(try await accounts(phone: login).current.isEmpty)
    #expect(try await accounts(wanAndroid: ranking).current == [wanAndroid])
  }

  @Test func `The document of the accounts at all servers includes servers that the run does not use`() async throws {
    try await accounts(phone: login, wanAndroid: ranking).save(phone).value
    try await accounts(phone: login, wanAndroid: ranking).save(wanAndroid).value
    try await accounts().save(mastodon("https://social.example")).value
    for run in [try await accounts(), try await accounts(phone: login), try await accounts(wanAndroid: other)] {
      let document = try await run.documentOfAllServers()
      #expect(Set(document.accounts.map(\.service)) == ["phone", "wanandroid", "https://social.example"])
      #expect(document.location != nil)
    }
  }

  @Test func `An account at a server that the run does not use is found by its name and removed without a request`()
    async throws
  {
    try await accounts(wanAndroid: ranking).save(wanAndroid).value
    try await accounts(phone: login).save(phone).value
    let second = try await accounts(wanAndroid: other)
    let world = try await TestWorld(accounts: second)  // Records an issue if a request is sent.
    let grace = try #require(second.accountsAtAllServers.accounts(named: "Grace").first)
    _ = try await world.feature.logOut(grace, from: second)
    #expect(second.accountsAtAllServers == [phone])
    #expect(try await StoredLogins(from: secrets).accounts == [phone])
  }

  @Test func `The user is asked for consent once for each account, at any service`() async throws {
    let (secrets, file) = fileSecrets()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let questions = BehaviorRelay(value: 0)
    let accounts = try await accounts(phone: login, wanAndroid: ranking, in: secrets) { _ in
      questions.accept(questions.value + 1)
      return true
    }
    for account in [phone, wanAndroid, try mastodon("https://social.example")] {
      try await accounts.save(account).value
      #expect(accounts.isStored(account.service))
    }
    #expect(questions.value == 3)
  }

  @Test func `The user is asked for consent once for each account at the same Mastodon server`() async throws {
    let (secrets, file) = fileSecrets()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let questions = BehaviorRelay(value: 0)
    let accounts = try await accounts(in: secrets) { _ in
      questions.accept(questions.value + 1)
      return true
    }
    let ada = try mastodon("https://social.example")
    for name in ["Ada", "Grace", "Ada"] {
      try await accounts.save(Account(server: ada.server, name: name, proof: ada.proof)).value
    }
    #expect(questions.value == 2)
  }

  @Test func `A login that the user declines to store still stores the new cookies of a stored account`() async throws {
    let (secrets, file) = fileSecrets()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    try await accounts(wanAndroid: ranking, in: secrets).save(wanAndroid).value
    let second = try await accounts(phone: login, wanAndroid: ranking, in: secrets) { _ in false }
    second.cookies.store(["Set-Cookie": "token=new; Max-Age=600"], from: ranking)
    try await second.save(phone).value
    let stored = try await StoredLogins(from: secrets)
    #expect(stored.accounts == [wanAndroid] && stored.cookies.map(\.value) == ["new"])
  }

  @Test func `Damaged secrets are reported and treated as no accounts`() async throws {
    try await secrets.save(Secret("{"), as: StoredLogins.secretName) { _ in true }
    let errors = BehaviorRelay(value: 0)
    let logins = await StoredLogins.read(from: secrets) { _ in errors.accept(errors.value + 1) }
    #expect(logins.accounts.isEmpty && errors.value == 1)
  }
}
