import Dispatch
import FeatureLogin
import Networking
import Reactive

/// Answers after a second or so. 13800138000 with 123456 is right, 13800138004 has no server, 13800138005 no answer.
struct PlayedServer: LoginServer {
  func signIn(_ credentials: Credentials) -> Single<LoginSession> {
    switch (credentials.telephone, credentials.password) {
    case ("13800138000", "123456"): answer(.success(LoginSession(name: "Tangent", token: "abcdefg123456")))
    case ("13800138004", _): answer(.failure(.unavailable(.transport(.offline))))
    case ("13800138005", _): .never()
    default: answer(.failure(.refused(message: "号码或密码错误")))
    }
  }

  private func answer(_ outcome: Result<LoginSession, LoginFailure>) -> Single<LoginSession> {
    Single.just(outcome)
      .delay(.milliseconds(1200), scheduler: MainScheduler.instance)
      .map { try $0.get() }
  }
}
