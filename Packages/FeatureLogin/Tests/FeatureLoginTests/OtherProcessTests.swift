import Foundation
import Networking
import Persistence
import Reactive
import Testing

@testable import FeatureLogin

/// Tests of two account stores with the same secret store, such as those of a running app and of a command that runs at
/// the same time.
@Suite struct OtherProcessTests {
  private let secrets = SecretStore.inMemory()
  private let demo: URL
  private let ranking: URL

  init() throws {
    demo = try #require(URL(string: "http://127.0.0.1:8080"))
    ranking = try #require(URL(string: "https://ranking.example"))
  }

  private func accounts() async throws -> StoredAccounts {
    StoredAccounts(
      try await StoredLogins(from: secrets), secrets: secrets,
      servers: LoginServers(wanAndroid: ranking, temporary: [demo]), consent: { _ in true })
  }

  private func mastodon(_ name: String, token: String = "canary", at server: URL? = nil) throws -> Account {
    Account(
      server: try server ?? #require(URL(string: "https://mastodon.example")), name: name,
      proof: .oauth(token: token, client: OAuthClient(id: "id", secret: "secret")))
  }

  @Test func `An account from a login in another process becomes the last used one, and is reported once`() async throws
  {
    let (app, command) = (try await accounts(), try await accounts())
    let changes = BehaviorRelay<[[String]]>(value: [])
    let arrivals = BehaviorRelay<[String]>(value: [])
    let subscriptions = [
      app.accounts.subscribe(onNext: { changes.accept(changes.value + [$0.map(\.name)]) }),
      app.externalChanges.subscribe(onNext: { arrivals.accept(arrivals.value + [$0.new.last?.name ?? ""]) }),
    ]
    try await app.save(mastodon("ada")).value
    try await app.save(mastodon("temporary", at: demo)).value
    try await command.readChanges().value
    try await command.save(mastodon("grace")).value
    try await app.readChanges().value
    try await app.readChanges().value
    #expect(app.current.map(\.name) == ["ada", "temporary", "grace"])
    #expect(arrivals.value == ["grace"])
    #expect(changes.value == [[], ["ada"], ["ada", "temporary"], ["ada", "temporary", "grace"]])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test
  func
    `A logout in another process removes the account, and a new token replaces the old one in place`()
    async throws
  {
    let first = try await accounts()
    for name in ["ada", "grace", "mary"] { try await first.save(mastodon(name)).value }
    let (app, command) = (try await accounts(), try await accounts())
    let ended = BehaviorRelay<[String]>(value: [])
    let subscription = app.endings.subscribe(onNext: { ended.accept(ended.value + [$0.name]) })
    try await command.remove(mastodon("ada")).value
    try await command.save(mastodon("grace", token: "new")).value
    try await app.readChanges().value
    #expect(app.current == [try mastodon("grace", token: "new"), try mastodon("mary")])
    #expect(ended.value == ["ada"])
    subscription.dispose()
  }

  @Test func `A logout in another process is reported with the accounts before and after it`() async throws {
    let first = try await accounts()
    for name in ["ada", "grace"] { try await first.save(mastodon(name)).value }
    let (app, command) = (try await accounts(), try await accounts())
    let changes = BehaviorRelay<[[[String]]]>(value: [])
    let subscription = app.externalChanges.subscribe(onNext: { old, new in
      changes.accept(changes.value + [[old.map(\.name), new.map(\.name)]])
    })
    try await command.remove(mastodon("grace")).value
    try await app.readChanges().value
    try await command.remove(mastodon("ada")).value
    try await app.readChanges().value
    #expect(changes.value == [[["ada", "grace"], ["ada"]], [["ada"], []]])
    subscription.dispose()
  }

  @Test func `The first check for changes detects an earlier logout in another process`() async throws {
    try await accounts().save(mastodon("ada")).value
    let (app, command) = (try await accounts(), try await accounts())
    try await command.remove(mastodon("ada")).value
    try await app.readChanges().value
    #expect(app.current.isEmpty)
  }

  @Test func `A new token of an account is reported, so that its screens are created again`() async throws {
    let first = try await accounts()
    try await first.save(mastodon("ada")).value
    let (app, command) = (try await accounts(), try await accounts())
    let arrivals = BehaviorRelay<[String?]>(value: [])
    let subscription = app.externalChanges.subscribe(onNext: { arrivals.accept(arrivals.value + $0.new.map(\.token)) })
    try await command.save(mastodon("ada", token: "new")).value
    try await app.readChanges().value
    #expect(arrivals.value == ["new"])
    subscription.dispose()
  }

  @Test func `An account that another process marks as expired is reported, and stays`() async throws {
    try await accounts().save(mastodon("ada")).value
    let (app, command) = (try await accounts(), try await accounts())
    let arrivals = BehaviorRelay<[Bool]>(value: [])
    let ended = BehaviorRelay(value: 0)
    let subscriptions = [
      app.externalChanges.subscribe(onNext: { arrivals.accept(arrivals.value + $0.new.map(\.isExpired)) }),
      app.endings.subscribe(onNext: { _ in ended.accept(ended.value + 1) }),
    ]
    try await command.expire(mastodon("ada")).value
    try await app.readChanges().value
    #expect(arrivals.value == [true] && ended.value == 0)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `Storing an account preserves accounts at other services that another process has stored`()
    async throws
  {
    let (app, command) = (try await accounts(), try await accounts())
    try await command.save(Account(server: ranking, name: "Grace", proof: .cookies)).value
    try await app.readChanges().value
    #expect(app.current.isEmpty)
    try await app.save(mastodon("ada")).value
    #expect(try await accounts().current.map(\.name).sorted() == ["Grace", "ada"])
  }

  @Test func `A check for changes keeps the cookies of an account at a server that this run does not use`() async throws
  {
    let used = try await accounts()
    used.cookies.store(["Set-Cookie": "token_pass=canary; Path=/"], from: ranking)
    try await used.save(Account(server: ranking, name: "Grace", proof: .cookies)).value
    let other = StoredAccounts(
      try await StoredLogins(from: secrets), secrets: secrets, servers: LoginServers(), consent: { _ in true })
    try await accounts().save(mastodon("ada")).value
    try await other.readChanges().value
    try await other.save(mastodon("bea")).value
    #expect(try await StoredLogins(from: secrets).cookies.map(\.name) == ["token_pass"])
  }

  @Test func `A check for changes emits nothing if no other process has changed the accounts`() async throws {
    let app = try await accounts()
    try await app.save(mastodon("ada")).value
    let changes = BehaviorRelay<[Int]>(value: [])
    let subscription = app.accounts.skip(1).subscribe(onNext: { changes.accept(changes.value + [$0.count]) })
    for _ in 1...3 { try await app.readChanges().value }
    #expect(changes.value.isEmpty && app.current.count == 1)
    subscription.dispose()
  }

  @Test func `An account that another process has removed is not stored again when its server no longer accepts it`()
    async throws
  {
    try await accounts().save(mastodon("ada")).value
    let (app, command) = (try await accounts(), try await accounts())
    let expirations = BehaviorRelay(value: 0)
    let subscription = app.expirations.subscribe(onNext: { _ in expirations.accept(expirations.value + 1) })
    try await command.remove(mastodon("ada")).value
    try await app.expire(mastodon("ada")).value
    #expect(try await StoredLogins(from: secrets).accounts.isEmpty)
    #expect(app.current.isEmpty && expirations.value == 0)
    subscription.dispose()
  }

  @Test func `Two processes that store accounts at the same time both keep them, also while one asks for consent`()
    async throws
  {
    let directory = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    func process(consent: @escaping StoredAccounts.Consent) -> StoredAccounts {
      let secrets = SecretStore(service: "tessera", directory: directory, environment: [:])
      return StoredAccounts(secrets: secrets, servers: LoginServers(), consent: consent)
    }
    let command = process { _ in true }
    let bea = try mastodon("bea")
    let app = process { _ in
      do {
        try await command.save(bea).value
      } catch {
        Issue.record("\(error)")
      }
      return true
    }
    try await app.save(mastodon("ada")).value
    #expect(app.current.map(\.name).sorted() == ["ada", "bea"])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in ["carl", "dora", "emil", "fay"] {
        let account = try mastodon(name)
        group.addTask { try await process { _ in true }.save(account).value }
      }
      try await group.waitForAll()
    }
    let secrets = SecretStore(service: "tessera", directory: directory, environment: [:])
    let names = try await StoredLogins(from: secrets).accounts.map(\.name).sorted()
    #expect(names == ["ada", "bea", "carl", "dora", "emil", "fay"])
  }

  @Test func `If the stored accounts can no longer be read, the current ones stay, and a later change is detected`()
    async throws
  {
    let (app, command) = (try await accounts(), try await accounts())
    try await app.save(mastodon("ada")).value
    try await secrets.save(Secret("damaged"), as: StoredLogins.secretName) { _ in true }
    await #expect(throws: (any Error).self) { try await app.readChanges().value }
    #expect(app.current.map(\.name) == ["ada"])
    try await command.save(mastodon("grace")).value
    try await app.readChanges().value
    #expect(app.current.map(\.name) == ["grace"])
  }
}
