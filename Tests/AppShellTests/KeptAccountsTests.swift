import FeatureLogin
import Foundation
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

  @Test("know the session that timelines are asked for with")
  func timeline() async throws {
    let servers = [Service.timeline: try server("https://social.example")]
    let first = try await accounts(servers)
    let url = try #require(URL(string: "https://social.example"))
    let elsewhere = try #require(URL(string: "https://elsewhere.example"))
    try await first.keep(LoginSession(service: .mastodon(elsewhere), name: "Ada", proof: .token("canary"))).value
    #expect(first.currentTimelineSession == nil)
    let session = LoginSession(service: .mastodon(url), name: "Ada", proof: .token("canary"))
    try await first.keep(session).value
    #expect(first.currentTimelineSession == session)
  }

  @Test("are told without a secret")
  func document() throws {
    let document = AccountsDocument([phone], location: .keyring)
    let text = try JSONText.lines(document).map(\.string).joined() + document.lines(in: .en).map(\.string).joined()
    #expect(text.contains("Ada") && text.contains("the system's keyring") && !text.contains("canary"))
  }
}
