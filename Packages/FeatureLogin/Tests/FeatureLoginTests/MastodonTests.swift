import Digest
import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

@Suite @MainActor
struct MastodonTests {
  let world: TestWorld
  let viewModel: any MastodonViewModel
  let view = View()
  private let bag = DisposeBag()

  final class View {
    var checks: [FieldCheck] = []
    var enabled: [Bool] = []
    var steps: [MastodonStep] = []
    var intents: [LoginIntent] = []

    /// The query items of the URL to open.
    var fields: [String: String] {
      for case .waiting(let url, _, _) in steps.reversed() {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
      }
      return [:]
    }

    var problem: LoginFailure? {
      if case .waiting(_, _, let problem) = steps.last { problem } else { nil }
    }
  }

  init() throws { try self.init(accounts: MemoryAccounts()) }

  init(accounts: any AccountStore) throws {
    world = try TestWorld(accounts: accounts)
    viewModel = world.feature.makeMastodonViewModel()
    viewModel.serverCheck.drive(onNext: { [view] in view.checks.append($0) }).disposed(by: bag)
    viewModel.isEnabled.drive(onNext: { [view] in view.enabled.append($0) }).disposed(by: bag)
    viewModel.step.drive(onNext: { [view] in view.steps.append($0) }).disposed(by: bag)
    viewModel.intents.emit(onNext: { [view] in view.intents.append($0) }).disposed(by: bag)
  }

  func begin(answering: ScriptedReply...) {
    world.mastodon.script(
      .json(#"{"client_id": "id1", "client_secret": "s3cret"}"#).on("POST /mastodon/api/v1/apps"))
    for reply in answering { world.mastodon.script(reply) }
    viewModel.server.accept("http://127.0.0.1:8080/mastodon/")
    viewModel.logIn.accept(())
  }

  static let token = ScriptedReply.json(#"{"access_token": "t0ken"}"#).on("POST /mastodon/oauth/token")
  static let mira = ScriptedReply.json(#"{"id": "1", "username": "mira", "acct": "mira"}"#)
    .on("GET /mastodon/api/v1/accounts/verify_credentials")

  func body(_ index: Int) -> [String: String] {
    guard case .data(let data)? = world.mastodon.requests[index].body.segments.first else { return [:] }
    let pairs = String(decoding: data, as: UTF8.self).split(separator: "&").map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1).map { String($0).removingPercentEncoding ?? "" }
      return (halves[0], halves.count > 1 ? halves[1] : "")
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the PKCE challenge of a verifier, with the method S256 of RFC 7636.
  private func challenge(of verifier: String) -> String {
    Data(SHA256.digest(of: verifier.utf8)).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  @Test
  func `The Mastodon form accepts the name or the URL of a server, except http to another machine`() {
    for text in ["m", "mastodon.social", "http://mastodon.social", "http://127.0.0.1:1"] {
      viewModel.server.accept(text)
    }
    #expect(view.checks == [.empty, .invalid(.serverAddress), .valid, .invalid(.serverAddress), .valid])
    #expect(view.enabled == [false, true, false, true])
    #expect(FieldCheck.Problem.serverAddress.message(in: .zhHans) == "请输入服务器地址，如 mastodon.social")
    #expect(FieldCheck.Problem.serverAddress.message(in: .en) == "Enter an address such as mastodon.social")
  }

  @Test
  func
    `The Mastodon form registers the program and requests authorization with a challenge and a state, without secrets`()
    throws
  {
    begin()
    #expect(body(0)["redirect_uris"] == ScriptedRedirects.address)
    #expect(
      body(0)["scopes"]
        == "read write:statuses write:media write:favourites write:bookmarks write:follows write:mutes write:blocks write:reports"
    )
    let fields = view.fields
    #expect(fields["response_type"] == "code")
    #expect(fields["client_id"] == "id1")
    #expect(fields["redirect_uri"] == ScriptedRedirects.address)
    #expect(fields["code_challenge_method"] == "S256")
    #expect(fields["code_challenge"]?.count == 43)
    #expect(fields["state"]?.count == 43)
    #expect(!fields.values.contains("s3cret"))
    #expect(view.steps.count == 3)
    #expect(view.steps.prefix(2) == [.idle, .registering])
  }

  @Test
  func `A redirect of the browser completes the login with the verifier of the challenge`() throws {
    begin(answering: Self.token, Self.mira)
    let sent = view.fields["code_challenge"]
    try world.redirects.arrive("code=c0de&state=\(view.fields["state"] ?? "")")
    let account = Account(
      server: try #require(URL(string: "http://127.0.0.1:8080/mastodon")), name: "mira@127.0.0.1:8080",
      proof: .oauth(token: "t0ken", client: OAuthClient(id: "id1", secret: "s3cret")))
    #expect(view.steps.suffix(2) == [.exchanging, .ended(.success(account))])
    #expect(view.intents == [.loggedIn(account)])
    #expect(world.current == [account])
    #expect(body(1)["code"] == "c0de")
    #expect(body(1)["redirect_uri"] == ScriptedRedirects.address)
    #expect(sent == challenge(of: try #require(body(1)["code_verifier"])))
    #expect(world.redirects.listening.value == 0)
  }

  @Test(arguments: [
    " c0de ", "\(ScriptedRedirects.address)?state=STATE&code=c0de\n", "urn:ietf:wg:oauth:2.0:oob?code=c0de",
    " urn:ietf:wg:oauth:2.0:oob?code=c0de&state=STATE\n",
  ])
  func `A pasted code, or the pasted URL to which the browser was redirected, completes the login`(text: String) throws
  {
    begin(answering: Self.token, Self.mira)
    viewModel.answer.accept(text.replacing("STATE", with: view.fields["state"] ?? ""))
    #expect(view.intents.count == 1)
    #expect(body(1)["code"] == "c0de")
  }

  @Test
  func `A login to Mastodon ignores a redirect while it exchanges a pasted code`() throws {
    world.mastodon.script(.never.on("POST /mastodon/oauth/token"))
    begin()
    let state = view.fields["state"] ?? ""
    viewModel.answer.accept("first")
    try world.redirects.arrive("code=second&state=\(state)")
    #expect(world.mastodon.requests.count == 2)
    #expect(body(1)["code"] == "first")
    #expect(view.steps.last == .exchanging)
  }

  @Test
  func `A redirect with another OAuth state, without a state or without a code is reported and ignored`() throws {
    begin(answering: Self.token, Self.mira)
    let state = view.fields["state"] ?? ""
    for query in ["code=evil&state=other", "code=evil", "error=access_denied&state=other", "state=\(state)"] {
      try world.redirects.arrive(query)
      #expect(view.problem == .otherLogin)
    }
    for text in [
      "\(ScriptedRedirects.address)?code=evil", "urn:ietf:wg:oauth:2.0:oob?code=evil&state=other",
      "urn:ietf:wg:oauth:2.0:oob",
    ] {
      viewModel.answer.accept(text)
      #expect(view.problem == .otherLogin)
    }
    for text in ["", " ", "two words"] {
      viewModel.answer.accept(text)
      #expect(view.problem == .noCode)
    }
    #expect(world.mastodon.requests.count == 1)
    try world.redirects.arrive("code=good&state=\(state)")
    #expect(view.intents.count == 1)
    #expect(
      LoginFailure.otherLogin.message(in: .en) == "This code belongs to another login. Paste the code of this login")
    #expect(LoginFailure.otherLogin.message(in: .zhHans) == "该授权码属于另一次登录，请粘贴本次登录的授权码")
  }

  @Test
  func `A login to Mastodon fails if the user denies the authorization in the browser`() throws {
    begin()
    try world.redirects.arrive("error=access_denied&state=\(view.fields["state"] ?? "")")
    #expect(view.steps.last == .ended(.failure(.denied)))
    #expect(view.enabled.last == true)
    #expect(world.redirects.listening.value == 0)
    #expect(LoginFailure.denied.message(in: .en) == "You did not authorize the app. Log in again and authorize it")
    #expect(LoginFailure.denied.message(in: .zhHans) == "你没有授权此应用，请重新登录并授权")
  }

  @Test
  func `A code that the server rejects is reported with the server's message, and another code is accepted`() {
    begin(
      answering: .json(#"{"error": "invalid_grant", "error_description": "The grant is invalid."}"#, status: 400),
      Self.token, Self.mira)
    let state = view.fields["state"]
    viewModel.answer.accept("wrong")
    #expect(view.problem == .refused(message: "The grant is invalid."))
    #expect(view.fields["state"] == state && world.redirects.listening.value == 1)
    viewModel.answer.accept("right")
    #expect(view.intents.count == 1)
    #expect(body(2)["code"] == "right")
  }

  @Test func `A login to Mastodon fails if the server fails during the exchange of the code`() {
    begin(answering: .status(500))
    viewModel.answer.accept("c0de")
    #expect(view.steps.last == .ended(.failure(.unavailable(.status(.init(code: 500))))))
  }

  @Test
  func `A login to Mastodon fails if the server cannot be reached`() {
    world.mastodon.script(.failure(.transport(.offline)))
    viewModel.server.accept("mastodon.social")
    viewModel.logIn.accept(())
    #expect(view.steps.last == .ended(.failure(.unavailable(.transport(.offline)))))
  }

  @Test
  func `A login to Mastodon uses the out-of-band redirect URI if this machine cannot listen for the redirect`() {
    world.redirects.isAvailable.accept(false)
    begin(answering: Self.token, Self.mira)
    #expect(view.fields["redirect_uri"] == "urn:ietf:wg:oauth:2.0:oob")
    viewModel.answer.accept("c0de")
    #expect(view.intents.count == 1)
  }

  @Test(arguments: [true, false])
  func `The Mastodon form opens a browser if there is one, and emits whether it opened one`(isThere: Bool) {
    world.browser.isThere.accept(isThere)
    begin()
    guard case .waiting(let url, let isOpened, nil)? = view.steps.last else {
      Issue.record("The login does not wait for the user.")
      return
    }
    #expect(isOpened == isThere)
    #expect(world.browser.opened.value == (isThere ? [url] : []))
  }

  @Test
  func `Canceling a login to Mastodon stops the listener, and a code that is pasted later is ignored`() throws {
    begin()
    #expect(world.redirects.listening.value == 1)
    viewModel.cancel.accept(())
    #expect(world.redirects.listening.value == 0)
    #expect(view.steps.last == .idle)
    viewModel.answer.accept("late")
    #expect(world.mastodon.requests.count == 1)
  }
}
