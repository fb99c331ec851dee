import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@testable import Composition

@Suite struct UserConnectionTests {
  private let url: URL

  init() throws {
    url = try #require(URL(string: "https://notes.test"))
  }

  /// Returns an app with an account at the server `notes`, whose requests a script answers.
  private func app(
    isDemo: Bool = false, _ account: Account?, _ replies: [ScriptedReply] = []
  ) async throws -> (Container, TestAccounts, AuthenticationInterceptor, ScriptedTransport) {
    let servers: [ServerID] = ["notes", "people"]
    let modules = try ModuleList([], format: .test)
    let environment = AppEnvironment(
      servers: Dictionary(uniqueKeysWithValues: servers.map { ($0, AppEnvironment.Server(url: url, isDemo: isDemo)) }),
      storeFile: nil, language: .en, settings: try Settings([], layers: []))
    let accounts = TestAccounts(account)
    let authentication = AuthenticationInterceptor(for: url, token: account?.token.map { AccessToken($0) })
    let container = try await Container.app(
      environment, modules, secrets: .inMemory(), consent: StorageConsent(standing: false)
    ) { container in
      container.register((any AccountProvider).self) { _ in accounts }
      container.register(UserConnection.self, samples: servers) {
        try $0.connection(to: $1, authentication: $1 == "notes" ? authentication : nil)
      }
    }
    return (container, accounts, authentication, ScriptedTransport(replies) { Issue.record($0) })
  }

  private func ada(isExpired: Bool = false) -> Account {
    Account(server: url, name: "ada", proof: .token("secret"), isExpired: isExpired)
  }

  /// Returns what an observable emits on subscription.
  private func first<Value: Sendable>(_ observable: Observable<Value>) -> Value? {
    let value = BehaviorRelay<Value?>(value: nil)
    observable.take(1).subscribe(onNext: { value.accept($0) }).dispose()
    return value.value
  }

  @Test func `A connection uses the account of the user who is logged in to its server`() async throws {
    let (container, _, _, _) = try await app(ada())
    for (server, name) in [("notes", "ada"), ("people", nil)] as [(ServerID, String?)] {
      let connection = try container.resolve(UserConnection.self, server)
      #expect(connection.account == name && first(connection.isAuthorized) == (name != nil))
    }
  }

  @Test func `A demo server is always reachable`() async throws {
    let (container, _, _, _) = try await app(isDemo: true, nil)
    #expect(first(try container.resolve(UserConnection.self, "notes" as ServerID).isReachable) == true)
  }

  @Test(arguments: [true, false])
  func `An expired account is renewed once when its server accepts the token`(isExpired: Bool) async throws {
    let (container, accounts, authentication, transport) = try await app(
      ada(isExpired: isExpired), [.status(200), .status(200)])
    _ = try container.resolve(UserConnection.self, "notes" as ServerID)
    for _ in 1...2 { _ = authentication.intercept(HTTPRequest(.get, url), next: transport) { _ in } }
    #expect(accounts.renewed.value == (isExpired ? ["notes"] : []))
  }

  @Test func `An account whose token the server rejects expires, but not an account that has replaced it`() async throws
  {
    let (container, accounts, authentication, transport) = try await app(ada(), [.status(401)])
    let connection = try container.resolve(UserConnection.self, "notes" as ServerID)
    let isAuthorized = BehaviorRelay<[Bool]>(value: [])
    let subscription = connection.isAuthorized.subscribe(onNext: { isAuthorized.accept(isAuthorized.value + [$0]) })
    let expirations = try container.expiringLoggedOutAccounts()
    let logouts = try container.resolve(TokenEvents.self).logouts
    for account in [nil, Account(server: url, name: "ada", proof: .token("replaced"))] {
      logouts.accept(("notes", account))
    }
    #expect(accounts.expired.value == [] && isAuthorized.value == [true])
    _ = authentication.intercept(HTTPRequest(.get, url), next: transport) { _ in }
    #expect(accounts.expired.value == ["notes"] && isAuthorized.value == [true, false])
    expirations.dispose()
    logouts.accept(("notes", ada()))
    #expect(accounts.expired.value == ["notes"])
    subscription.dispose()
  }

  @Test func `The user at a server has the name of the account until the account expires`() {
    let accounts = TestAccounts(ada())
    let names = BehaviorRelay<[String?]>(value: [])
    let subscription = accounts.user(at: "notes").subscribe(onNext: { names.accept(names.value + [$0]) })
    accounts.current.accept(ada())
    accounts.current.accept(ada(isExpired: true))
    accounts.current.accept(nil)
    accounts.current.accept(ada())
    #expect(names.value == ["ada", nil, "ada"])
    subscription.dispose()
  }

  @Test func `An account expires if an operation finds that its server no longer accepts it`() async {
    let accounts = TestAccounts(ada())
    await #expect(throws: LoadFailure.unauthorized) {
      try await accounts.expiring(at: "notes") { throw LoadFailure.unauthorized }
    }
    #expect(accounts.expired.value == ["notes"])
    await #expect(throws: CancellationError.self) {
      try await accounts.expiring(at: "notes") { throw CancellationError() }
    }
    #expect(accounts.expired.value == ["notes"])
  }

  @Test func `Skipped entries are counted, and the same number is reported again only after another number`()
    async throws
  {
    let skipped = SkippedEntries()
    #expect(skipped.message == nil)
    let texts = BehaviorRelay<[String]>(value: [])
    let subscription = skipped.messages.subscribe(onNext: { texts.accept(texts.value + [$0[.en]]) })
    let transport = ScriptedTransport(["[1, {}]", "[2]", "[1, {}]", "[{}, {}, 1]"].map { .json($0) }) {
      Issue.record($0)
    }
    let client = APIClient(baseURL: url, transport: transport, interceptors: [skipped.interceptor])
    _ = try await client.send(Endpoint<LossyArray<Int>>(.get, "/"))
    #expect(skipped.message?[.en] == "1 entry that the server sent could not be read and was skipped.")
    for _ in 0..<3 { _ = try await client.send(Endpoint<LossyArray<Int>>(.get, "/")) }
    #expect(
      texts.value == [
        "1 entry that the server sent could not be read and was skipped.",
        "2 entries that the server sent could not be read and were skipped.",
      ])
    #expect(skipped.total == 4)
    #expect(skipped.message?[.en] == "4 entries that the server sent could not be read and were skipped.")
    subscription.dispose()
  }
}
