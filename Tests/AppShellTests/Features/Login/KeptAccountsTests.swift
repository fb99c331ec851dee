import Composition
import FeatureLogin
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import TerminalUI
import Testing

@testable import AppShell

@Suite("Kept accounts") struct KeptAccountsTests {
  private let secrets = SecretStore.inMemory()

  private func server(_ address: String, isDemo: Bool = false) throws -> AppEnvironment.Server {
    AppEnvironment.Server(url: try #require(URL(string: address)), isDemo: isDemo)
  }

  private func accounts(_ servers: [ServerID: AppEnvironment.Server]) async throws -> KeptAccounts {
    KeptAccounts(try await .read(secrets), secrets: secrets, servers: servers, definitions: LoginModule().servers) {
      _ in true
    }
  }

  private let phone = LoginSession(service: .phone, name: "Ada", proof: .token("canary"))

  @Test("are there again in the next run, at the same server")
  func nextRun() async throws {
    let servers = [ServerDefinition.phone.id: try server("https://login.example")]
    try await accounts(servers).keep(phone).value
    #expect(try await accounts(servers).current == [phone])
  }

  @Test("are not for another server, so that no proof goes to it")
  func otherServer() async throws {
    try await accounts([ServerDefinition.phone.id: server("https://login.example")]).keep(phone).value
    #expect(try await accounts([ServerDefinition.phone.id: server("https://other.example")]).current.isEmpty)
  }

  @Test("of the demo server end with it, and are not among the secrets")
  func demo() async throws {
    let servers = [ServerDefinition.phone.id: try server("http://127.0.0.1:1", isDemo: true)]
    let first = try await accounts(servers)
    try await first.keep(phone).value
    #expect(first.current == [phone])
    #expect(try await first.location() == nil)
    #expect(try await accounts(servers).current.isEmpty)
  }

  @Test("have one session for each service, and forget it with the secret")
  func forgetting() async throws {
    let servers = [ServerDefinition.phone.id: try server("https://login.example")]
    let first = try await accounts(servers)
    let other = LoginSession(service: .phone, name: "Grace", proof: .token("canary"))
    try await first.keep(phone).value
    try await first.keep(other).value
    #expect(first.current == [other])
    try await first.forget(.phone).value
    #expect(first.current.isEmpty)
    #expect(try await first.location() == nil)
  }

  @Test("tell who is signed in at a service, and when that changes")
  func sessions() async throws {
    let first = try await accounts([ServerDefinition.phone.id: server("https://login.example")])
    let changes = BehaviorRelay(value: 0)
    let subscription = first.changes.subscribe(onNext: { changes.accept(changes.value + 1) })
    #expect(first.session(at: ServerDefinition.phone.id) == nil)
    try await first.keep(phone).value
    #expect(first.session(at: ServerDefinition.phone.id) == Session(name: "Ada", token: "canary"))
    #expect(first.session(at: .moments) == nil && changes.value == 1)
    subscription.dispose()
  }

  @Test("forget a session that the server does not take any more, with its cookies")
  func expiry() async throws {
    let servers = [ServerDefinition.wanAndroid.id: try server("https://ranking.example")]
    let first = try await accounts(servers)
    try await first.keep(LoginSession(service: .wanAndroid, name: "Ada", proof: .cookies)).value
    #expect(first.session(at: ServerDefinition.wanAndroid.id) == Session(name: "Ada", token: nil))
    try await first.expire(at: ServerDefinition.wanAndroid.id).value
    #expect(first.session(at: ServerDefinition.wanAndroid.id) == nil && first.cookies.cookies.isEmpty)
    #expect(try await accounts(servers).current.isEmpty)
  }

  @Test("know the session that timelines are asked for with")
  func timeline() async throws {
    let servers = [ServerDefinition.mastodon.id: try server("https://social.example")]
    let first = try await accounts(servers)
    let url = try #require(URL(string: "https://social.example"))
    let elsewhere = try #require(URL(string: "https://elsewhere.example"))
    try await first.keep(LoginSession(service: .mastodon(elsewhere), name: "Ada", proof: .token("canary"))).value
    #expect(first.session(at: ServerDefinition.mastodon.id) == nil)
    try await first.keep(LoginSession(service: .mastodon(url), name: "Grace", proof: .token("canary"))).value
    #expect(first.session(at: ServerDefinition.mastodon.id) == Session(name: "Grace", token: "canary"))
  }

  @Test func `A session is found again however its server's address was written when it was stored`() async throws {
    let written = try #require(URL(string: "HTTPS://Social.example:443/"))
    let session = LoginSession(service: .mastodon(written), name: "Ada", proof: .token("canary"))
    let kept = KeptAccounts.Kept(entries: [.init(server: written, session: session)])
    try await secrets.save(
      Secret(String(decoding: JSONEncoder().encode(kept), as: UTF8.self)), as: KeptAccounts.secretName
    ) { _ in true }
    #expect(
      try await accounts([ServerDefinition.mastodon.id: server("https://social.example")]).session(
        at: ServerDefinition.mastodon.id)?.name == "Ada")
  }

  /// Secrets without a keyring, in a directory of their own.
  private func fileSecrets() -> (SecretStore, file: URL) {
    let directory = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID())")
    return (
      SecretStore(service: "tessera", directory: directory, environment: [:]),
      directory.appending(path: "accounts.secret")
    )
  }

  @Test func `A token is removed from the file when its session ends, without asking again`() async throws {
    let (secrets, file) = fileSecrets()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let servers = [
      ServerDefinition.phone.id: try server("https://login.example"),
      ServerDefinition.wanAndroid.id: try server("https://ranking.example"),
    ]
    let first = KeptAccounts(secrets: secrets, servers: servers, definitions: LoginModule().servers) { _ in true }
    try await first.keep(phone).value
    try await first.keep(LoginSession(service: .wanAndroid, name: "Grace", proof: .cookies)).value
    let second = KeptAccounts(
      try await .read(secrets), secrets: secrets, servers: servers, definitions: LoginModule().servers
    ) { _ in
      Issue.record("asked again")
      return false
    }
    #expect(second.current.count == 2)
    try await second.keep(LoginSession(service: .phone, name: "Ada", proof: .token("robin"))).value
    #expect(try String(contentsOf: file, encoding: .utf8).contains("robin"))
    try await second.forget(.phone).value
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("robin") && !text.contains("canary") && text.contains("Grace"))
    try await second.forget(.wanAndroid).value
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test
  func `A session that the user declines to store leaves the stored ones up to date, and is not asked about again`()
    async throws
  {
    let (secrets, file) = fileSecrets()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let servers = [
      ServerDefinition.phone.id: try server("https://login.example"),
      ServerDefinition.wanAndroid.id: try server("https://ranking.example"),
    ]
    try await KeptAccounts(secrets: secrets, servers: servers, definitions: LoginModule().servers) { _ in true }.keep(
      phone
    ).value
    let questions = BehaviorRelay(value: 0)
    let accounts = KeptAccounts(
      try await .read(secrets), secrets: secrets, servers: servers, definitions: LoginModule().servers
    ) { _ in
      questions.accept(questions.value + 1)
      return false
    }
    try await accounts.keep(LoginSession(service: .wanAndroid, name: "Grace", proof: .cookies)).value
    #expect(
      accounts.current.count == 2 && accounts.isStored(ServerDefinition.phone.id)
        && !accounts.isStored(ServerDefinition.wanAndroid.id))
    #expect(try await KeptAccounts.Kept.read(secrets).entries.map(\.session) == [phone])
    try await accounts.forget(.phone).value
    #expect(accounts.current.map(\.name) == ["Grace"] && questions.value == 1)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `Sessions of servers that a run does not talk to stay stored until the user logs out everywhere`()
    async throws
  {
    try await accounts([ServerDefinition.phone.id: server("https://login.example")]).keep(phone).value
    let other = try await accounts([ServerDefinition.wanAndroid.id: server("https://ranking.example")])
    #expect(other.current.isEmpty && other.hasOthers)
    try await other.keep(LoginSession(service: .wanAndroid, name: "Grace", proof: .cookies)).value
    #expect(try await accounts([ServerDefinition.phone.id: server("https://login.example")]).current == [phone])
    try await other.forgetOthers()
    #expect(try await accounts([ServerDefinition.phone.id: server("https://login.example")]).current.isEmpty)
    #expect(
      try await accounts([ServerDefinition.wanAndroid.id: server("https://ranking.example")]).current.map(\.name) == [
        "Grace"
      ])
  }

  @Test func `An expired session is reported once, and one that the user ends is not`() async throws {
    let url = try #require(URL(string: "https://social.example"))
    let accounts = try await accounts([ServerDefinition.mastodon.id: server("https://social.example")])
    let (sentences, endings) = (BehaviorRelay<[String]>(value: []), BehaviorRelay<[EndedSession]>(value: []))
    let bag = DisposeBag()
    accounts.expirations.subscribe(onNext: { sentences.accept(sentences.value + [$0[.en]]) }).disposed(by: bag)
    accounts.endings.subscribe(onNext: { endings.accept(endings.value + [$0]) }).disposed(by: bag)
    let session = LoginSession(service: .mastodon(url), name: "Ada", proof: .token("canary"))
    try await accounts.keep(session).value
    try await accounts.expire(at: ServerDefinition.mastodon.id).value
    try await accounts.expire(at: ServerDefinition.mastodon.id).value
    #expect(sentences.value == ["Your login at social.example has expired. Log in again."])
    try await accounts.keep(session).value
    try await accounts.forget(.mastodon(url)).value
    #expect(sentences.value.count == 1)
    #expect(
      endings.value
        == Array(repeating: EndedSession(server: ServerDefinition.mastodon.id, url: url, name: "Ada"), count: 2))
    withExtendedLifetime(bag) {}
  }

  @Test("are told without a secret")
  func document() throws {
    let document = AccountsDocument([phone], location: .keyring)
    let text = try JSONText.lines(document).map(\.string).joined() + document.lines(in: .en).map(\.string).joined()
    #expect(text.contains("Ada") && text.contains("the system's keyring") && !text.contains("canary"))
  }
}
