import Networking
public import Presentation

extension Result where Success == LoginSession, Failure == LoginFailure {
  /// How an attempt ended. Of a token it shows that there is one. The server's own words are quoted as they came.
  public func message(in language: Language) -> String {
    switch self {
    case .success(let session) where session.token == nil:
      "\(Text.succeeded[language])\(session.name)"
    case .success(let session): "\(Text.succeeded[language])\(session.name)\(Text.token[language])••••••••"
    case .failure(let failure): "\(Text.failed[language]) \(failure.message(in: language))"
    }
  }
}

extension LoginFailure {
  /// One phrase about it, without the word that it failed.
  public func message(in language: Language) -> String {
    switch self {
    case .refused(let words?): words
    case .refused(nil): Text.refused[language]
    case .tooManyRequests(let wait): LoadFailure.tooManyRequests(retryAfter: wait).message(in: language)
    case .withoutUser: Text.withoutUser[language]
    case .unavailable(.transport(.tls(let reason))): LoadFailure.insecure(reason).message(in: language)
    case .unavailable: Text.unavailable[language]
    case .denied: Text.denied[language]
    case .otherSignIn: Text.otherSignIn[language]
    case .notKept: Text.notKept[language]
    }
  }
}

private enum Text {
  static let succeeded = LocalizedText(en: "Logged in as ", zhHans: "登录成功，用户名:")
  static let token = LocalizedText(en: ", token ", zhHans: "，标识符:")
  static let failed = LocalizedText(en: "Login failed:", zhHans: "登录失败")
  static let unavailable = LocalizedText(en: "the server cannot be reached or understood", zhHans: "网络或数据解析错误！")
  static let withoutUser = LocalizedText(en: "the server did not say who is signed in", zhHans: "服务器没有返回用户信息")
  static let refused = LocalizedText(en: "the server refused", zhHans: "服务器拒绝了请求")
  static let denied = LocalizedText(en: "you did not allow it", zhHans: "你没有授权")
  static let otherSignIn = LocalizedText(en: "this answer belongs to another login", zhHans: "该回应属于另一次登录")
  static let notKept = LocalizedText(en: "it could not be kept on this machine", zhHans: "无法在本机保存登录信息")
}
