import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@testable import FeatureLogin

@MainActor @Suite struct SeveralAccountsTests {
  private static func account(_ name: String, at server: String = "social.example", token: String = "canary") throws
    -> Account
  {
    Account(
      server: try #require(URL(string: "https://\(server)")), name: "\(name)@\(server)",
      proof: .oauth(token: token, client: OAuthClient(id: "id", secret: "secret")))
  }

  @Test
  func
    `Accounts at one Mastodon server are stored side by side, and the most recently used one is last in the next run`()
    async throws
  {
    let secrets = SecretStore.inMemory()
    func accounts() async throws -> StoredAccounts {
      StoredAccounts(
        try await StoredLogins(from: secrets), secrets: secrets, servers: LoginServers(), consent: { _ in true })
    }
    let (ada, bea) = (try Self.account("ada"), try Self.account("bea"))
    let first = try await accounts()
    try await first.save(ada).value
    try await first.save(bea).value
    #expect(first.current == [ada, bea])
    try await first.use(ada).value
    let second = try await accounts()
    #expect(second.current == [bea, ada])
    try await second.save(Self.account("ada", token: "robin")).value
    #expect(second.current.map(\.token) == ["canary", "robin"])
    try await second.remove(bea).value
    #expect(second.current.map(\.name) == ["ada@social.example"])
  }

  @Test func `Using an account that is not stored changes nothing`() async throws {
    let accounts = MemoryAccounts([try Self.account("ada")])
    try await accounts.use(Self.account("bea")).value
    #expect(try await accounts.accounts.take(1).asSingle().value.map(\.name) == ["ada@social.example"])
  }

  @Test func `A row indicates whether its account is used, if there are several accounts to choose from`() throws {
    let phone = Account(server: URL(filePath: "/"), name: "Tangent", proof: .token("abc"))
    let (ada, eve) = (try Self.account("ada"), try Self.account("eve", at: "other.example"))
    #expect(AccountRow.rows([ada, phone]).prefix(2).map(\.isUsed) == [nil, nil])
    #expect(AccountRow.rows([ada, eve, phone]).prefix(3).map(\.isUsed) == [false, true, nil])
    #expect(AccountRow.rows([ada, eve], mastodon: ada.server).prefix(2).map(\.isUsed) == [nil, nil])
    let bea = try Self.account("bea")
    #expect(AccountRow.rows([ada, bea, eve], mastodon: ada.server).prefix(3).map(\.isUsed) == [false, true, nil])
  }

  @Test func `Choosing an account makes it the last used one and emits the intent to use it`() throws {
    let (ada, bea) = (try Self.account("ada"), try Self.account("bea"))
    let world = try TestWorld(accounts: MemoryAccounts([ada, bea]))
    let viewModel = world.feature.makeAccountsViewModel()
    let intents = BehaviorRelay<[LoginIntent]>(value: [])
    let bag = DisposeBag()
    viewModel.rows.drive().disposed(by: bag)
    viewModel.intents.asSignal().emit(onNext: { intents.accept(intents.value + [$0]) }).disposed(by: bag)
    viewModel.use.accept(AccountRow.id(of: bea))
    #expect(intents.value.isEmpty)
    viewModel.use.accept(AccountRow.id(of: ada))
    #expect(intents.value == [.use(ada)])
    #expect(world.current == [bea, ada])
  }

  @Test func `A login revokes the token that it replaces, and succeeds even if the revocation fails`() throws {
    let world = try TestWorld()
    let address = try #require(ServerAddress("http://127.0.0.1:8080/mastodon/"))
    func logIn(token: String, _ revocation: ScriptedReply?) {
      let replies: [ScriptedReply?] = [
        .json(#"{"client_id": "id1", "client_secret": "s3cret"}"#).on("POST /mastodon/api/v1/apps"),
        .json(#"{"access_token": "\#(token)"}"#).on("POST /mastodon/oauth/token"),
        .json(#"{"id": "1", "username": "mira", "acct": "mira"}"#)
          .on("GET /mastodon/api/v1/accounts/verify_credentials"),
        revocation,
      ]
      for reply in replies.compactMap(\.self) { world.mastodon.script(reply) }
      world.feature.logIn(at: address, answers: .just("c0de"), usesBrowser: false).subscribe().dispose()
    }
    logIn(token: "first", nil)
    #expect(world.mastodon.requests.count == 3)
    logIn(token: "second", .json("{}").on("POST /mastodon/oauth/revoke"))
    #expect(world.current.map(\.token) == ["second"])
    #expect(world.mastodon.requests.count == 7)
    logIn(token: "third", .status(500).on("POST /mastodon/oauth/revoke"))
    #expect(world.current.map(\.token) == ["third"])
    #expect(world.mastodon.requests.count == 11)
  }
}
