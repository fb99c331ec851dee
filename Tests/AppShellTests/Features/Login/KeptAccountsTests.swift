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

  private func server(_ address: String, isDemo: Bool = false) throws -> Surroundings.Server {
    Surroundings.Server(url: try #require(URL(string: address)), isDemo: isDemo)
  }

  private func accounts(_ servers: [Service: Surroundings.Server]) async throws -> KeptAccounts {
    KeptAccounts(try await .read(secrets), secrets: secrets, servers: servers) { _ in true }
  }

  private let phone = LoginSession(service: .phone, name: "Ada", proof: .token("canary"))

  @Test("are there again in the next run, at the same server")
  func nextRun() async throws {
    let servers = [Service.login: try server("https://login.example")]
    try await accounts(servers).keep(phone).value
    #expect(try await accounts(servers).current == [phone])
  }

  @Test("are not for another server, so that no proof goes to it")
  func otherServer() async throws {
    try await accounts([.login: server("https://login.example")]).keep(phone).value
    #expect(try await accounts([.login: server("https://other.example")]).current.isEmpty)
  }

  @Test("of the demo server end with it, and are not among the secrets")
  func demo() async throws {
    let servers = [Service.login: try server("http://127.0.0.1:1", isDemo: true)]
    let first = try await accounts(servers)
    try await first.keep(phone).value
    #expect(first.current == [phone])
    #expect(try await first.location() == nil)
    #expect(try await accounts(servers).current.isEmpty)
  }

  @Test("have one session for each service, and forget it with the secret")
  func forgetting() async throws {
    let servers = [Service.login: try server("https://login.example")]
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
    let first = try await accounts([.login: server("https://login.example")])
    let changes = BehaviorRelay(value: 0)
    let subscription = first.changes.subscribe(onNext: { changes.accept(changes.value + 1) })
    #expect(first.session(at: .login) == nil)
    try await first.keep(phone).value
    #expect(first.session(at: .login) == Session(name: "Ada", token: "canary"))
    #expect(first.session(at: .moments) == nil && changes.value == 1)
    subscription.dispose()
  }

  @Test("forget a session that the server does not take any more, with its cookies")
  func expiry() async throws {
    let servers = [Service.ranking: try server("https://ranking.example")]
    let first = try await accounts(servers)
    try await first.keep(LoginSession(service: .wanAndroid, name: "Ada", proof: .cookies)).value
    #expect(first.session(at: .ranking) == Session(name: "Ada", token: nil))
    try await first.expire(at: .ranking).value
    #expect(first.session(at: .ranking) == nil && first.cookies.cookies.isEmpty)
    #expect(try await accounts(servers).current.isEmpty)
  }

  @Test("know the session that timelines are asked for with")
  func timeline() async throws {
    let servers = [Service.timeline: try server("https://social.example")]
    let first = try await accounts(servers)
    let url = try #require(URL(string: "https://social.example"))
    let elsewhere = try #require(URL(string: "https://elsewhere.example"))
    try await first.keep(LoginSession(service: .mastodon(elsewhere), name: "Ada", proof: .token("canary"))).value
    #expect(first.session(at: .timeline) == nil)
    try await first.keep(LoginSession(service: .mastodon(url), name: "Grace", proof: .token("canary"))).value
    #expect(first.session(at: .timeline) == Session(name: "Grace", token: "canary"))
  }

  @Test("are told without a secret")
  func document() throws {
    let document = AccountsDocument([phone], location: .keyring)
    let text = try JSONText.lines(document).map(\.string).joined() + document.lines(in: .en).map(\.string).joined()
    #expect(text.contains("Ada") && text.contains("the system's keyring") && !text.contains("canary"))
  }
}
