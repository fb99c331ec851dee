import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import Testing

@testable import FeatureLogin

@Suite struct StoredAccountsTests {
  private let secrets = SecretStore.inMemory()
  private let phone = LoginSession(service: .phone, name: "Ada", proof: .token("canary"))
  private let wanAndroid = LoginSession(service: .wanAndroid, name: "Grace", proof: .cookies)
  private let login = URL(string: "https://login.example")
  private let ranking = URL(string: "https://ranking.example")
  private let other = URL(string: "https://other.example")

  /// A store for the servers of a run, `nil` for those whose sessions end with it. Every Mastodon server is real.
  private func accounts(
    phone: URL? = nil, wanAndroid: URL? = nil, in secrets: SecretStore? = nil,
    consent: @escaping StoredAccounts.Consent = { _ in true }
  ) async throws -> StoredAccounts {
    let secrets = secrets ?? self.secrets
    return StoredAccounts(
      try await StoredLogins(from: secrets), secrets: secrets,
      serverURL: { service in
        switch service {
        case .phone: phone
        case .wanAndroid: wanAndroid
        case .mastodon(let url): url
        }
      }, consent: consent)
  }

  @Test func `A session is there again in the next run, at the same server`() async throws {
    try await accounts(phone: login).keep(phone).value
    #expect(try await accounts(phone: login).current == [phone])
  }

  @Test func `A session is not used for another server, so no proof goes to it`() async throws {
    try await accounts(phone: login).keep(phone).value
    #expect(try await accounts(phone: other).current.isEmpty)
  }

  @Test func `A session of the demo server ends with it, and is not among the secrets`() async throws {
    let first = try await accounts()
    try await first.keep(phone).value
    #expect(first.current == [phone])
    #expect(try await first.location() == nil)
    #expect(try await accounts().current.isEmpty)
  }

  @Test func `A service has one session, which is removed from the secrets when it is forgotten`() async throws {
    let first = try await accounts(phone: login)
    let grace = LoginSession(service: .phone, name: "Grace", proof: .token("canary"))
    try await first.keep(phone).value
    try await first.keep(grace).value
    #expect(first.current == [grace] && first.session(at: .phone) == grace && first.session(at: .wanAndroid) == nil)
    try await first.forget(.phone).value
    #expect(first.current.isEmpty)
    #expect(try await first.location() == nil)
  }

  @Test func `A session that the server does not accept any more is removed with its cookies`() async throws {
    let first = try await accounts(wanAndroid: ranking)
    try await first.keep(wanAndroid).value
    try await first.expire(.wanAndroid).value
    #expect(first.session(at: .wanAndroid) == nil && first.cookies.cookies.isEmpty)
    #expect(try await accounts(wanAndroid: ranking).current.isEmpty)
  }

  @Test func `A session is found again however its server's URL was written when it was stored`() async throws {
    let written = try #require(URL(string: "HTTPS://Social.example:443/"))
    let session = LoginSession(service: .mastodon(written), name: "Ada", proof: .token("canary"))
    let logins = StoredLogins(entries: [.init(server: written, session: session)])
    try await secrets.save(
      Secret(String(decoding: JSONEncoder().encode(logins), as: UTF8.self)), as: StoredLogins.secretName
    ) { _ in true }
    let url = try #require(URL(string: "https://social.example"))
    #expect(try await accounts().session(at: .mastodon(url))?.name == "Ada")
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
    let first = try await accounts(phone: login, wanAndroid: ranking, in: secrets)
    try await first.keep(phone).value
    try await first.keep(wanAndroid).value
    let second = try await accounts(phone: login, wanAndroid: ranking, in: secrets) { _ in
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
    try await accounts(phone: login, wanAndroid: ranking, in: secrets).keep(phone).value
    let questions = BehaviorRelay(value: 0)
    let second = try await accounts(phone: login, wanAndroid: ranking, in: secrets) { _ in
      questions.accept(questions.value + 1)
      return false
    }
    try await second.keep(wanAndroid).value
    #expect(second.current.count == 2)
    #expect(second.isStored { $0 == .phone } && !second.isStored { $0 == .wanAndroid })
    #expect(try await StoredLogins(from: secrets).entries.map(\.session) == [phone])
    try await second.forget(.phone).value
    #expect(second.current.map(\.name) == ["Grace"] && questions.value == 1)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `Sessions of servers that a run does not talk to stay stored until the user logs out everywhere`()
    async throws
  {
    try await accounts(phone: login).keep(phone).value
    let second = try await accounts(wanAndroid: ranking)
    #expect(second.current.isEmpty && second.hasOthers)
    try await second.keep(wanAndroid).value
    #expect(try await accounts(phone: login).current == [phone])
    try await second.forgetOthers()
    #expect(try await accounts(phone: login).current.isEmpty)
    #expect(try await accounts(wanAndroid: ranking).current == [wanAndroid])
  }

  @Test func `An expired session is reported once, and one that the user ends is not`() async throws {
    let url = try #require(URL(string: "https://social.example"))
    let accounts = try await accounts()
    let sentences = BehaviorRelay<[String]>(value: [])
    let endings = BehaviorRelay<[StoredAccounts.EndedLogin]>(value: [])
    let bag = DisposeBag()
    accounts.expirations.subscribe(onNext: { sentences.accept(sentences.value + [$0[.en]]) }).disposed(by: bag)
    accounts.endings.subscribe(onNext: { endings.accept(endings.value + [$0]) }).disposed(by: bag)
    let session = LoginSession(service: .mastodon(url), name: "Ada", proof: .token("canary"))
    try await accounts.keep(session).value
    try await accounts.expire(.mastodon(url)).value
    try await accounts.expire(.mastodon(url)).value
    #expect(sentences.value == ["Your login at social.example has expired. Log in again."])
    try await accounts.keep(session).value
    try await accounts.forget(.mastodon(url)).value
    #expect(sentences.value.count == 1)
    let ended = StoredAccounts.EndedLogin(service: .mastodon(url), url: url, name: "Ada")
    #expect(endings.value == [ended, ended])
    withExtendedLifetime(bag) {}
  }
}
