import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Reactive
import Testing

/// Logins whose token or account cannot be stored.
extension MastodonTests {
  @Test
  func `A new Mastodon token is revoked if the account cannot be stored`() throws {
    let tests = try MastodonTests(accounts: FullAccounts())
    tests.begin(answering: Self.token, Self.mira, .json("{}").on("POST /mastodon/oauth/revoke"))
    tests.viewModel.answer.accept("c0de")
    #expect(tests.view.steps.last == .ended(.failure(.notStored)))
    #expect(tests.body(3)["token"] == "t0ken")
    #expect(tests.body(3)["client_secret"] == "s3cret")
  }

  @Test func `A new Mastodon token is revoked if the server does not say whose it is`() {
    begin(
      answering: Self.token, .status(500).on("GET /mastodon/api/v1/accounts/verify_credentials"),
      .json("{}").on("POST /mastodon/oauth/revoke"))
    viewModel.answer.accept("c0de")
    #expect(view.steps.last == .ended(.failure(.unavailable(.status(StatusFailure(code: 500))))))
    #expect(body(3)["token"] == "t0ken")
    #expect(world.mastodon.requests.last?.timeout == .seconds(5))
  }

  @Test func `A login to Mastodon does not revoke the tokens of other accounts`() throws {
    let others = try ["http://127.0.0.1:8080/mastodon", "https://other.example"].map {
      Account(
        server: try #require(URL(string: $0)), name: "ada@other",
        proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    }
    let tests = try MastodonTests(accounts: MemoryAccounts(others))
    tests.begin(answering: Self.token, Self.mira)
    tests.viewModel.answer.accept("c0de")
    #expect(tests.world.mastodon.requests.count == 3 && tests.world.current.count == 3)
  }

  @Test(arguments: [(400, true), (499, true), (429, false), (500, false)])
  func `A code that the server refuses can be corrected, and after any other failure the login ends`(
    status: Int, isCorrectable: Bool
  ) {
    begin(answering: .status(status).on("POST /mastodon/oauth/token"))
    viewModel.answer.accept("c0de")
    if case .ended(.failure) = view.steps.last {
      #expect(!isCorrectable)
    } else {
      #expect(isCorrectable && view.problem != nil)
    }
  }

  /// A store that cannot store a login.
  private struct FullDisk: AccountStore {
    let memory = MemoryAccounts()
    var accounts: Observable<[Account]> { memory.accounts }
    func prepare() -> Single<Void> { .error(FullAccounts.Full()) }
    func save(_ account: Account) -> Single<Void> { memory.save(account) }
    func use(_ account: Account) -> Single<Void> { memory.use(account) }
    func remove(_ account: Account) -> Single<Void> { memory.remove(account) }
    func prepareRemoval(of account: Account) -> Single<Void> { memory.prepareRemoval(of: account) }
    func expire(_ account: Account) -> Single<Void> { memory.expire(account) }
    func renew(_ account: Account) -> Single<Void> { memory.renew(account) }
  }

  @Test func `A login that could not be stored ends before the user authorizes the app`() throws {
    let tests = try MastodonTests(accounts: FullDisk())
    tests.begin()
    #expect(tests.view.steps == [.idle, .registering, .ended(.failure(.notStored))])
    #expect(tests.world.mastodon.requests.count == 1)
  }
}
