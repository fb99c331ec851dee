import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

@Suite @MainActor
struct AccountsTests {
  private let world: TestWorld
  private let view = View()
  private let viewModel: any AccountsViewModel
  private let bag = DisposeBag()
  private let server: URL

  private final class View {
    var rows: [[AccountRow]] = []
    var loggedOut: [LogoutResult] = []
    var intents: [LoginIntent] = []
  }

  private static let expired = #"{"errorCode":-1001,"errorMsg":"请先登录！"}"#
  private static let done = #"{"data": null, "errorCode": 0, "errorMsg": ""}"#

  init() throws {
    server = try #require(URL(string: "https://mastodon.example"))
    world = try TestWorld(
      accounts: MemoryAccounts([
        Account(server: URL(filePath: "/"), name: "alice_example", proof: .cookies),
        Account(
          server: server, name: "mira@mastodon.example",
          proof: .oauth(token: "secret-token", client: OAuthClient(id: "id", secret: "secret"))),
        Account(server: URL(filePath: "/"), name: "Tangent", proof: .token("abc")),
      ]))
    viewModel = world.feature.makeAccountsViewModel()
    viewModel.rows.drive(onNext: { [view] in view.rows.append($0) }).disposed(by: bag)
    viewModel.loggedOut.emit(onNext: { [view] in view.loggedOut.append($0) }).disposed(by: bag)
    viewModel.intents.asSignal().emit(onNext: { [view] in view.intents.append($0) }).disposed(by: bag)
  }

  /// Logs out of a service, and returns the row of its account during the logout.
  private func logOut(_ service: LoginService) throws -> AccountRow? {
    let id = try #require(view.rows.last?.first { $0.service == service && $0.name != nil }).id
    viewModel.logOut.accept(id)
    return view.rows.last?.first { $0.id == id }
  }

  @Test
  func `Accounts are listed with their service and name, followed by a row for another Mastodon account`() {
    #expect(view.rows.last?.map(\.service) == [.wanAndroid, .mastodon, .phone, .mastodon])
    #expect(view.rows.last?.map(\.name) == ["alice_example", "mira@mastodon.example", "Tangent", nil])
    #expect(view.rows.last?.map(\.host) == [nil, "mastodon.example", nil, nil])
  }

  @Test
  func `Logging out of wanandroid sends a request and removes the cookies`() throws {
    let host = try #require(URL(string: "http://127.0.0.1:8080/wanandroid"))
    world.cookies.store(["Set-Cookie": "token_pass=x; Path=/"], from: host)
    world.wanAndroid.script(.json(Self.done).on("GET /wanandroid/user/logout/json"))
    #expect(try logOut(.wanAndroid) == nil)
    #expect(world.wanAndroid.requests.first?.headers["Cookie"] == "token_pass=x")
    #expect(world.cookies.cookies.isEmpty)
    #expect(view.loggedOut == [.complete])
    #expect(view.intents.isEmpty)
    #expect(world.current.map(\.service) == [.mastodon, .phone])
  }

  @Test
  func `Logging out removes the account even if the server cannot be reached`() throws {
    world.wanAndroid.script(.failure(.transport(.offline)))
    #expect(try logOut(.wanAndroid) == nil)
    #expect(view.loggedOut == [.stillAccepted])
    #expect(world.current.map(\.service) == [.mastodon, .phone])
  }

  @Test
  func `Logging out of Mastodon revokes the token without sending it in the URL`() throws {
    world.mastodon.script(.json("{}").on("POST /oauth/revoke"))
    #expect(try logOut(.mastodon) == nil)
    let request = try #require(world.mastodon.requests.first)
    #expect(request.url.absoluteString == "https://mastodon.example/oauth/revoke")
    #expect(request.timeout == .seconds(5))
    #expect(view.loggedOut == [.complete])
  }

  @Test
  func
    `Logging out again during a logout sends no second request, and the row of the account shows that the logout is running`()
    throws
  {
    world.wanAndroid.script(.never)
    #expect(try logOut(.wanAndroid)?.isLoggingOut == true)
    #expect(try logOut(.wanAndroid)?.isLoggingOut == true)
    #expect(world.wanAndroid.requests.count == 1)
    #expect(try logOut(.phone) == nil)
    #expect(view.rows.last?.map(\.isLoggingOut) == [true, false, false, false])
    #expect(view.loggedOut == [.complete])
  }

  @Test
  func `Selecting a service emits the intent to log in there`() {
    viewModel.intents.accept(.logIn(.mastodon))
    #expect(view.intents == [.logIn(.mastodon)])
  }

  @Test
  func `checkAccounts marks the accounts that their servers no longer accept, and loggedOut does not emit`()
    async throws
  {
    world.wanAndroid.script(.json(Self.expired).on("GET /wanandroid/user/lg/userinfo/json"))
    world.mastodon.script(.json(#"{"error": "The access token was revoked"}"#, status: 401))
    let ended = try await world.feature.checkAccounts().value
    #expect(ended.map(\.service) == [.wanAndroid, .mastodon])
    #expect(world.current.map(\.isExpired) == [true, true, false])
    #expect(view.rows.last?.map(\.isExpired) == [true, true, false, false, false])
    #expect(view.rows.last?.suffix(2).map(\.service) == [.wanAndroid, .mastodon])
    #expect(view.loggedOut.isEmpty)
    #expect(world.mastodon.requests.first?.headers["Authorization"] == "Bearer secret-token")
  }

  @Test
  func `An expired account that its server accepts again is renewed, and one that cannot be checked stays expired`()
    async throws
  {
    for account in world.current { try await world.accounts.expire(account).value }
    world.wanAndroid.script(.failure(.transport(.offline)))
    world.mastodon.script(.json(#"{"id": "1", "username": "mira"}"#))
    #expect(try await world.feature.checkAccounts().value.isEmpty)
    #expect(world.current.map(\.isExpired) == [true, false, true])
  }

  @Test func `A logout of an expired account succeeds if the server refuses to revoke the token again`() throws {
    let account = try #require(world.current.first { $0.service == .mastodon })
    world.accounts.expire(account).subscribe().dispose()
    world.mastodon.script(.json(#"{"error": "unauthorized_client"}"#, status: 403).on("POST /oauth/revoke"))
    #expect(try logOut(.mastodon) == nil)
    #expect(view.loggedOut == [.complete])
    #expect(world.current.map(\.service) == [.wanAndroid, .phone])
  }

  @Test
  func `checkAccounts preserves an account if the server accepts it or cannot be reached`() async throws {
    world.wanAndroid.script(.failure(.transport(.offline)))
    world.mastodon.script(.json(#"{"id": "1", "username": "mira"}"#))
    #expect(try await world.feature.checkAccounts().value.isEmpty)
    #expect(world.current.count == 3)
  }
}
