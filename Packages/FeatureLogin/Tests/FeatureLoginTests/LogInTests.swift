import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

@testable import FeatureLogin

@Suite
struct LogInTests {
  private let server: URL

  init() throws { server = try #require(URL(string: "https://login.example")) }

  private let credentials = Credentials(phoneNumber: "13800138000", password: "p&=词")

  private func logIn(_ reply: ScriptedReply) async throws -> LoginResult {
    let client = client(ScriptedTransport([reply]) { Issue.record($0) })
    do {
      return .success(try await client.logIn(credentials).value)
    } catch {
      return .failure(LoginFailure(error))
    }
  }

  private func client(_ transport: ScriptedTransport) -> APIClient {
    APIClient(baseURL: server, transport: transport)
  }

  @Test
  func `A login request contains both fields in its body, and neither in its URL`() throws {
    let request = try client(ScriptedTransport { Issue.record($0) }).request(for: .logIn(credentials))
    #expect(request.method == .post)
    #expect(request.url.absoluteString == "https://login.example/login")
    #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(!request.isAuthorized)
    let body = "tel_num=13800138000&password=p%26%3D%E8%AF%8D"
    #expect(request.body == HTTPBody(Data(body.utf8)))
  }

  @Test(
    arguments: [
      (.transport(.offline), true), (.viaProxy("proxy", .transport(.offline)), true),
      (.status(StatusFailure(code: 503)), true), (.status(StatusFailure(code: 404)), false),
      (.transport(.malformedReply), false), (.invalidRequest("a reason"), false), (.foreignLink, false),
    ] as [(NetworkError, Bool)])
  func `Only a connection that fails and a server that is unavailable are worth another attempt`(
    error: NetworkError, isConnectionFailure: Bool
  ) {
    #expect(LoginFailure.unavailable(error).isConnectionFailure == isConnectionFailure)
    #expect(!LoginFailure.refused(message: nil).isConnectionFailure)
  }

  @Test
  func `A successful login returns the account`() async throws {
    let outcome = try await logIn(.json(fixture("success.json")))
    #expect(outcome == .success(Account(server: server, name: "Tangent", proof: .token("abcdefg123456"))))
    #expect(outcome.message(in: .zhHans) == "登录成功，用户名：Tangent，令牌：••••••••")
    #expect(outcome.message(in: .en) == "Logged in as Tangent, token ••••••••")
  }

  @Test(arguments: [
    ("failure.wrong_password.json", "号码或密码错误", 200),
    ("failure.null_user.json", "账号已被冻结", 200),
    ("failure.wrong_password.json", "号码或密码错误", 401),
  ])
  func `The message of a rejected login quotes the server's message`(file: String, message: String, status: Int)
    async throws
  {
    let outcome = try await logIn(.json(fixture(file), status: status))
    #expect(outcome == .failure(.refused(message: message)))
    #expect(outcome.message(in: .zhHans) == "登录失败：服务器提示：“\(message)”")
  }

  @Test
  func `A login fails if the response contains no user`() async throws {
    let outcome = try await logIn(.json(fixture("odd.200_without_user.json")))
    #expect(outcome == .failure(.withoutUser))
    #expect(outcome.message(in: .zhHans) == "登录失败：服务器接受了登录，但没有返回用户信息，请稍后重试")
    #expect(
      outcome.message(in: .en)
        == "Login failed: The server accepted the login, but sent no user information. Try again later")
  }

  @Test
  func `A refusal without a message has a default message`() async throws {
    let outcome = try await logIn(.json(#"{"status_code":500}"#))
    #expect(outcome == .failure(.refused(message: nil)))
    #expect(outcome.message(in: .zhHans) == "登录失败：服务器拒绝了登录，请检查输入的内容后重试")
    #expect(
      outcome.message(in: .en)
        == "Login failed: The server rejected the login. Check what you entered, and try again")
  }

  @Test(arguments: [
    ("malformed.missing_status_code.json", DecodingFailure(path: "status_code", reason: .missing)),
    ("malformed.user_without_token.json", DecodingFailure(path: "user.user_token", reason: .missing)),
  ])
  func `An invalid response to a login causes a failure that contains the reason`(
    file: String, failure: DecodingFailure
  ) async throws {
    let outcome = try await logIn(.json(fixture(file)))
    #expect(outcome == .failure(.unavailable(.decoding(failure))))
    #expect(outcome.message(in: .zhHans) == "登录失败：无法识别服务器的返回数据")
    #expect(outcome.message(in: .en) == "Login failed: The server sent an invalid response")
  }

  @Test func `A web page in response to a login causes a failure that says so`() async throws {
    let outcome = try await logIn(.json(fixture("malformed.not_json.txt")))
    #expect(outcome == .failure(.unavailable(.decoding(DecodingFailure(path: "", reason: .webPage)))))
    #expect(outcome.message(in: .en).hasPrefix("Login failed: The server sent a web page instead of data."))
  }

  @Test
  func `A connection failure during a login causes a failure that contains the reason`() async throws {
    let outcome = try await logIn(.failure(.transport(.offline)))
    #expect(outcome == .failure(.unavailable(.transport(.offline))))
    #expect(outcome.message(in: .en) == "Login failed: The Internet connection appears to be offline")
    #expect(outcome.message(in: .zhHans) == "登录失败：似乎已断开与互联网的连接")
    let refused = try await logIn(.failure(.transport(.refused("login.example"))))
    #expect(refused.message(in: .en) == "Login failed: The server cannot be reached: the connection was refused")
    #expect(refused.message(in: .zhHans) == "登录失败：无法连接到服务器：连接被拒绝")
  }
}
