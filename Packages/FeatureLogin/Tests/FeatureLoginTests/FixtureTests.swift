import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

/// Tests with recorded responses of the live servers, in which invented people replace the real ones.
@Suite @MainActor
struct FixtureTests {
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func headers(_ name: String) throws -> HTTPHeaders {
    let all = try JSONDecoder().decode([String: Headers].self, from: fixture("wanandroid_headers.json"))
    var headers = HTTPHeaders()
    for cookie in all[name]?.cookies ?? [] { headers.add("Set-Cookie", cookie) }
    return headers
  }

  private struct Headers: Decodable {
    var cookies: [String]?
    private enum CodingKeys: String, CodingKey { case cookies = "Set-Cookie" }
  }

  private let form = WanAndroidForm(username: "alice_example", password: "123456")

  @Test
  func `Logging in to wanandroid returns an account and stores its cookies, and logging out removes them`() async throws
  {
    world.wanAndroid.script(.json(try fixture("user_login.ok.json"), headers: try headers("user_login.ok")))
    world.wanAndroid.script(.json(try fixture("user_logout.ok.json"), headers: try headers("user_logout.ok")))
    let account = try await world.feature.logIn(form).value
    #expect(account == Account(server: world.wanAndroidURL, name: "alice_example", proof: .cookies))
    // The response also contains two cookies for wanandroid.com, which are not stored for this host.
    #expect(world.cookies.cookies.map(\.name) == ["JSESSIONID", "loginUserName", "token_pass"])
    #expect(try await world.feature.logOut(account).value)
    #expect(world.cookies.cookies.isEmpty)
    #expect(world.current.isEmpty)
  }

  @Test(arguments: [
    ("user_login.wrong_password.json", WanAndroidForm.Purpose.logIn, "账号密码不匹配！"),
    ("user_register.taken.json", .register, "用户名已被注册"),
  ])
  func `A refusal by wanandroid contains the server's message`(
    file: String, purpose: WanAndroidForm.Purpose, words: String
  ) async throws {
    world.wanAndroid.script(.json(try fixture(file)))
    let form = WanAndroidForm(purpose: purpose, username: "alice", password: "123456", repeated: "123456")
    await #expect(throws: LoginFailure.refused(message: words)) { try await world.feature.logIn(form).value }
  }

  @Test
  func `Registering at wanandroid is followed by logging in`() async throws {
    world.wanAndroid.script(.json(try fixture("user_register.ok.json")).on("POST /wanandroid/user/register"))
    world.wanAndroid.script(.json(try fixture("user_login.ok.json")).on("POST /wanandroid/user/login"))
    let form = WanAndroidForm(purpose: .register, username: "alice", password: "123456", repeated: "123456")
    #expect(try await world.feature.logIn(form).value.name == "alice_example")
  }

  @Test
  func `An account is valid while wanandroid returns its user, and expires with the code for "not logged in"`()
    async throws
  {
    world.wanAndroid.script(.json(try fixture("user_login.ok.json")))
    world.wanAndroid.script(.json(try fixture("user_lg_userinfo.ok.json")))
    world.wanAndroid.script(
      .json(
        try fixture("error.not_logged_in.-1001.json"), headers: ["Content-Type": "text/html;charset=UTF-8"]))
    _ = try await world.feature.logIn(form).value
    #expect(try await world.feature.checkAccounts().value.isEmpty)
    #expect(try await world.feature.checkAccounts().value.map(\.service) == [.wanAndroid])
  }

  @Test(arguments: [true, false])
  func `The recorded responses of Mastodon produce an account, or a failure with the server's message`(isGranted: Bool)
    throws
  {
    world.mastodon.script(.json(try fixture("mastodon.apps.create.json")))
    if isGranted {
      world.mastodon.script(.json(try fixture("mastodon.oauth_token.ok.json")))
      world.mastodon.script(.json(try fixture("mastodon.accounts_verify_credentials.json")))
    } else {
      world.mastodon.script(.json(try fixture("mastodon.oauth_token.error.400.json"), status: 400))
    }
    let step = BehaviorRelay(value: MastodonStep.idle)
    let viewModel = world.feature.makeMastodonViewModel(server: "mastodon.example")
    let watching = viewModel.step.drive(step)
    viewModel.logIn.accept(())
    viewModel.answer.accept("c0de")
    watching.dispose()
    switch step.value {
    case .ended(.success(let account)):
      #expect(isGranted)
      #expect(account.name == "mira_okafor@mastodon.example")
      #expect(account.token == "example-access-token")
    case .waiting(_, _, problem: .refused(let words?)):
      #expect(!isGranted)
      #expect(words.hasPrefix("The provided authorization grant is invalid"))
    default: Issue.record("The step is \(step.value).")
    }
  }
}
