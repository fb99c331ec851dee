import FeatureLogin
import FeatureLoginModule
import FeatureLoginTerminal
import Networking
import NetworkingTest
import Presentation
import Reactive
import ReactiveTest
import TerminalUI
import Testing

@MainActor @Suite struct CommandLineLoginTests {
  private static let user = #"{"data": {"username": "alice"}, "errorCode": 0, "errorMsg": ""}"#

  @MainActor private final class Output {
    var lines: [String] = []
  }

  private let accounts = MemoryAccounts()
  private let output = Output()

  private func logIn(
    at service: LoginService, _ name: String?, input: [String] = [], environment: [String: String] = [:],
    passwordStdin: Bool = false, _ replies: ScriptedReply...
  ) async throws -> CommandLineLogin.Problem? {
    let feature = LoginFeature.stub(
      wanAndroid: replies, mastodon: replies, accounts: accounts, scheduler: TestScheduler(initialClock: 0))
    let login = CommandLineLogin(
      language: .en, passwordStdin: passwordStdin, usesBrowser: false, environment: environment,
      input: .from(input), write: { [output] in output.lines += $0.map(\.text.string) })
    do {
      try await login.logIn(feature, at: service, name: name)
      return nil
    } catch let problem as CommandLineLogin.Problem {
      return problem
    }
  }

  private func names() async throws -> [String] { try await accounts.accounts.take(1).asSingle().value.map(\.name) }

  @Test func `A login command reads the password from the first line of its input, or else from the environment`()
    async throws
  {
    #expect(try await logIn(at: .wanAndroid, "alice", input: ["pw"], passwordStdin: true, .json(Self.user)) == nil)
    #expect(try await names() == ["alice"])
    #expect(try await logIn(at: .wanAndroid, "alice", environment: ["APP_PASSWORD": "pw"], .json(Self.user)) == nil)
  }

  @Test func `A login command without a password fails with a usage error`() async throws {
    let empty = try await logIn(at: .wanAndroid, "alice", input: ["", "second line"], passwordStdin: true)
    #expect(
      empty?.kind == .usage
        && empty?.message == "There is no password on standard input. Write the password on the first line.")
    let missing = try await logIn(at: .wanAndroid, "alice", input: ["pw"])
    #expect(
      missing?.message == "The password is missing. Pass it with --password-stdin or in APP_PASSWORD.")
  }

  @Test(arguments: [LoginService.phone, .wanAndroid])
  func `A login command without a name fails with a usage error`(service: LoginService) async throws {
    for name in [nil, ""] {
      let problem = try await logIn(at: service, name, environment: ["APP_PASSWORD": "secret"])
      #expect(
        problem?.kind == .usage
          && problem?.message == "The phone number or the username is missing. Add it after the service.")
    }
  }

  @Test(arguments: [
    (LoginService.phone, "login phone NUMBER --server URL"), (.wanAndroid, "login wanandroid USERNAME --server URL"),
    (.mastodon, "login mastodon URL"),
  ])
  func `The message about a login to the demo server contains a command with every argument that it needs`(
    service: LoginService, command: String
  ) {
    let message = LoginMessages.demoEnds(service, program: "tessera")
    #expect(
      message[.en]
        == "You were not logged in, because the demo server stops when this command ends. Log in with `tessera \(command)`."
    )
    let chinese = command.replacing("NUMBER", with: "手机号").replacing("USERNAME", with: "用户名")
    #expect(message[.zhHans] == "未登录，因为演示服务器会随此命令结束。请用 `tessera \(chinese)` 登录。")
  }

  @Test func `A phone number and its password are checked before anything is sent`() async throws {
    let problem = try await logIn(at: .phone, "123", environment: ["APP_PASSWORD": "short"])
    #expect(
      problem?.kind == .usage
        && problem?.message == "The number needs at least 11 digits. The password needs at least 6 characters.")
  }

  @Test func `A login command distinguishes a refusal, too many requests and a failed connection`() async throws {
    let password = ["APP_PASSWORD": "pw"]
    let refused = try await logIn(at: .phone, "13800138000", environment: ["APP_PASSWORD": "secret"])
    #expect(
      refused?.kind == .refused
        && refused?.message == "Login failed: The server rejected the login. Check what you entered, and try again.")
    let wrong = try await logIn(
      at: .wanAndroid, "alice", environment: password, .json(#"{"errorCode": -1, "errorMsg": "账号密码不匹配！"}"#))
    #expect(wrong?.kind == .refused && wrong?.message == "Login failed: The server says: “账号密码不匹配！”")
    let down = try await logIn(at: .wanAndroid, "alice", environment: password, .status(503))
    #expect(
      down?.message
        == "Login failed: The server responded with an error (HTTP 503). The server has a problem; try again later.")
    let busy = try await logIn(at: .wanAndroid, "alice", environment: password, .status(429))
    #expect(busy?.kind == .tooManyRequests)
    let unreachable = try await logIn(at: .mastodon, "mastodon.example", .failure(.transport(.hostNotFound("m"))))
    #expect(
      unreachable?.kind == .unavailable
        && unreachable?.message
          == "Login failed: The server cannot be reached: no host has this name. Check the server's address, or try again later."
    )
    let damaged = try await logIn(at: .mastodon, "mastodon.example", .failure(.transport(.malformedReply)))
    #expect(
      damaged?.kind == .refused
        && damaged?.message
          == "Login failed: The server sent an invalid response. Check the server's address, or try again later."
    )
  }

  @Test func `A login command for Mastodon prints the whole URL and reads the code from the input`() async throws {
    let problem = try await logIn(
      at: .mastodon, "mastodon.example", input: ["c0de"], .json(#"{"client_id": "id1", "client_secret": "s3cret"}"#),
      .json(#"{"access_token": "t0ken"}"#), .json(#"{"id": "1", "username": "mira"}"#))
    #expect(problem == nil)
    #expect(output.lines.first == "Open this address in a browser:")
    #expect(output.lines.contains { $0.hasPrefix("https://mastodon.example/oauth/authorize?") })
    #expect(!output.lines.joined().contains("s3cret"))
    #expect(try await names() == ["mira@mastodon.example"])
  }

  @Test(arguments: [
    (
      "http://mastodon.social",
      "“http://mastodon.social” is not encrypted. Use https, which is required for servers on other machines."
    ),
    (
      "ftp://x",
      "“ftp://x” is not the address of a server. Use a host such as mastodon.social, or a URL with https://."
    ),
    (
      "foo bar",
      "“foo bar” is not the address of a server. Use a host such as mastodon.social, or a URL with https://."
    ),
  ])
  func `A login command for Mastodon reports why text is not the address of a server`(text: String, message: String)
    async throws
  {
    let problem = try await logIn(at: .mastodon, text)
    #expect(problem?.kind == .usage && problem?.message == message)
  }

  @Test func `A Mastodon login command fails if no server is given, or if its input ends without a code`() async throws
  {
    let noServer = try await logIn(at: .mastodon, nil)
    #expect(
      noServer?.kind == .usage
        && noServer?.message == "No server was specified. Name one, for example: app login mastodon mastodon.social"
    )
    let noCode = try await logIn(
      at: .mastodon, "mastodon.example", .json(#"{"client_id": "id1", "client_secret": "s3cret"}"#))
    #expect(
      noCode?.kind == .usage
        && noCode?.message == "Standard input ended without a code. Run the command again and paste the code.")
  }

  @Test func `A Mastodon login command whose task is canceled fails`() async {
    let login = Task { try await logIn(at: .mastodon, "mastodon.example", .never) }
    login.cancel()
    await #expect(throws: CancellationError.self) { try await login.value }
  }
}
