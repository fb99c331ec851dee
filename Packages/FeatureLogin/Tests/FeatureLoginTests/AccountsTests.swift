import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

@Suite("Accounts") @MainActor
struct AccountsTests {
  private let world: TestWorld
  private let view = View()
  private let choices = PublishRelay<LoginIntent>()
  private let bag = DisposeBag()
  private let server: URL

  private final class View {
    var cells: [[AccountCellViewModel]] = []
    var signedOut: [SignedOut] = []
    var intents: [LoginIntent] = []
  }

  private static let expired = #"{"errorCode":-1001,"errorMsg":"请先登录！"}"#
  private static let done = #"{"data": null, "errorCode": 0, "errorMsg": ""}"#

  init() throws {
    server = try #require(URL(string: "https://mastodon.example"))
    world = try TestWorld(
      accounts: MemoryAccounts([
        LoginSession(service: .wanAndroid, name: "alice_example", proof: .cookies),
        LoginSession(
          service: .mastodon(server), name: "mira@mastodon.example",
          proof: .oauth(token: "secret-token", client: OAuthClient(id: "id", secret: "secret"))),
        LoginSession(service: .phone, name: "Tangent", proof: .token("abc")),
      ]))
    let output = world.feature.makeAccountsViewModel().transform(input: AccountsInput(signIn: choices.asSignal()))
    output.cells.drive(onNext: { [view] in view.cells.append($0) }).disposed(by: bag)
    output.signedOut.emit(onNext: { [view] in view.signedOut.append($0) }).disposed(by: bag)
    output.intents.emit(onNext: { [view] in view.intents.append($0) }).disposed(by: bag)
  }

  private func cell(_ service: LoginService) throws -> AccountCellViewModel {
    try #require(view.cells.last?.first { $0.id == service })
  }

  @Test("Accounts are listed by service and name")
  func listed() {
    #expect(view.cells.last?.map(\.name) == ["alice_example", "mira@mastodon.example", "Tangent"])
  }

  @Test("Accounts of wanandroid are logged out at the server, and their cookies are gone")
  func wanAndroid() throws {
    let host = try #require(URL(string: "http://127.0.0.1:8080/wanandroid"))
    world.cookies.store(["Set-Cookie": "token_pass=x; Path=/"], from: host)
    world.wanAndroid.script(.json(Self.done).on("GET /wanandroid/user/logout/json"))
    try cell(.wanAndroid).signOut()
    #expect(world.wanAndroid.requests.first?.headers["Cookie"] == "token_pass=x")
    #expect(world.cookies.cookies.isEmpty)
    #expect(view.signedOut == [SignedOut(service: .wanAndroid, wasTold: true)])
    #expect(view.intents == [.signedOut(.wanAndroid)])
    #expect(world.sessions.map(\.service) == [.mastodon(server), .phone])
  }

  @Test("Accounts are logged out here even when the server cannot be told")
  func untold() throws {
    world.wanAndroid.script(.failure(.transport(.offline)))
    try cell(.wanAndroid).signOut()
    #expect(view.signedOut == [SignedOut(service: .wanAndroid, wasTold: false)])
    #expect(world.sessions.map(\.service) == [.mastodon(server), .phone])
  }

  @Test("Accounts of Mastodon have their token taken back, which stands in the body alone")
  func mastodon() throws {
    world.mastodon.script(.json("{}").on("POST /oauth/revoke"))
    try cell(.mastodon(server)).signOut()
    let request = try #require(world.mastodon.requests.first)
    #expect(request.url.absoluteString == "https://mastodon.example/oauth/revoke")
    #expect(view.signedOut == [SignedOut(service: .mastodon(server), wasTold: true)])
  }

  @Test("Accounts are logged out once, however often that is asked for, and the cell says that it is under way")
  func once() throws {
    world.wanAndroid.script(.never)
    let cell = try cell(.wanAndroid)
    var isSigningOut: [Bool] = []
    cell.isSigningOut.drive(onNext: { isSigningOut.append($0) }).disposed(by: bag)
    cell.signOut()
    cell.signOut()
    #expect(world.wanAndroid.requests.count == 1)
    #expect(isSigningOut == [false, true])
    try self.cell(.phone).signOut()
    #expect(isSigningOut == [false, true])
    #expect(view.signedOut.map(\.service) == [.phone])
  }

  @Test("Accounts lead to the form that was chosen")
  func chosen() {
    choices.accept(.mastodon)
    #expect(view.intents == [.mastodon])
  }

  @Test("Accounts are checked at the start: what the servers do not take any more is forgotten, silently")
  func checked() async throws {
    world.wanAndroid.script(.json(Self.expired).on("GET /wanandroid/user/lg/userinfo/json"))
    world.mastodon.script(.json(#"{"error": "The access token was revoked"}"#, status: 401))
    let ended = try await world.feature.checkSessions().value
    #expect(ended.map(\.service) == [.wanAndroid, .mastodon(server)])
    #expect(world.sessions.map(\.service) == [.phone])
    #expect(view.signedOut.isEmpty)
    #expect(world.mastodon.requests.first?.headers["Authorization"] == "Bearer secret-token")
  }

  @Test("Accounts are kept when a server cannot be asked, and when it still takes them")
  func kept() async throws {
    world.wanAndroid.script(.failure(.transport(.offline)))
    world.mastodon.script(.json(#"{"username": "mira"}"#))
    #expect(try await world.feature.checkSessions().value.isEmpty)
    #expect(world.sessions.count == 3)
  }
}
