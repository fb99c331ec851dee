import Dispatch
import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Reactive

/// The scripted servers. Their replies are delayed by about a second.
enum ScriptedServers {
  /// A server that accepts the number 13800138000 with the password 123456. For 13800138004, the connection fails; for
  /// 13800138005, there is no reply; any other login is refused.
  struct Phone: PhoneServer {
    func logIn(_ credentials: Credentials) -> Single<Account> {
      switch (credentials.telephone, credentials.password) {
      case ("13800138000", "123456"):
        answer(.success(Account(server: URL(filePath: "/"), name: "Tangent", proof: .token("abcdefg123456"))))
      case ("13800138004", _): answer(.failure(.unavailable(.transport(.offline))))
      case ("13800138005", _): .never()
      default: answer(.failure(.refused(message: "号码或密码错误")))
      }
    }

    private func answer(_ outcome: LoginResult) -> Single<Account> {
      Single.just(outcome).delay(pause, scheduler: MainScheduler.instance).map { try $0.get() }
    }
  }

  /// Returns a client of a wanandroid server that refuses the first login and accepts all other requests.
  static func wanAndroid(_ url: URL) -> APIClient {
    let user = #"{"data": {"username": "alice_example", "nickname": ""}, "errorCode": 0, "errorMsg": ""}"#
    let refusal = #"{"data": null, "errorCode": -1, "errorMsg": "账号密码不匹配！"}"#
    let done = #"{"data": null, "errorCode": 0, "errorMsg": ""}"#
    return client(
      url,
      [
        .json(refusal).on("POST /user/login"), .json(user).on("POST /user/login").repeated(),
        .json(user).on("POST /user/register").repeated(), .json(done).on("GET /user/logout/json").repeated(),
      ])
  }

  /// Returns a client of a Mastodon server that accepts any code.
  static func mastodon(_ url: URL) -> APIClient {
    client(
      url,
      [
        .json(#"{"client_id": "demo", "client_secret": "demo"}"#).on("POST /api/v1/apps").repeated(),
        .json(#"{"access_token": "demo"}"#).on("POST /oauth/token").repeated(),
        .json(#"{"id": "1", "username": "mira"}"#).on("GET /api/v1/accounts/verify_credentials").repeated(),
        .json("{}").on("POST /oauth/revoke").repeated(),
      ])
  }

  private static let pause = RxTimeInterval.milliseconds(1200)

  private static func client(_ url: URL, _ replies: [ScriptedReply]) -> APIClient {
    let delayed = replies.map { $0.after(pause, on: MainScheduler.instance) }
    return APIClient(
      baseURL: url,
      transport: ScriptedTransport(delayed) { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
  }
}
