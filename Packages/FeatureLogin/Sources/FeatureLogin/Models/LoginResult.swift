public import Networking
public import Presentation

/// The result of an attempt to log in.
public typealias LoginResult = Result<Account, LoginFailure>

extension LoginResult {
  /// Returns a sentence that describes the result. The sentence does not contain the token. It can quote the server's
  /// message, which is not sanitized.
  public func message(in language: Language) -> String {
    switch self {
    case .success(let account) where account.token == nil:
      "\(Text.succeeded[language])\(account.name)"
    case .success(let account): "\(Text.succeeded[language])\(account.name)\(Text.token[language])••••••••"
    case .failure(let failure): "\(Text.failed[language])\(failure.message(in: language))"
    }
  }
}

extension LoginFailure {
  /// Returns a sentence that describes the reason for the failure, without a period.
  public func message(in language: Language) -> String {
    switch self {
    case .refused(let words?): LoadFailure.refused(words).message(in: language)
    case .refused(nil): Text.refused[language]
    case .tooManyRequests(let wait): LoadFailure.tooManyRequests(retryAfter: wait).message(in: language)
    case .withoutUser: Text.withoutUser[language]
    case .unavailable(let error) where error.isExplained: LoadFailure(error).message(in: language)
    case .unavailable: Text.unavailable[language]
    case .denied: Text.denied[language]
    case .noCode: Text.noCode[language]
    case .otherLogin: Text.otherLogin[language]
    case .notStored: Text.notStored[language]
    case .noKeyring: Text.noKeyring[language]
    }
  }
}

extension NetworkError {
  /// Whether a `LoadFailure` explains the error.
  fileprivate var isExplained: Bool {
    switch self {
    case .transport, .status, .redirected, .viaProxy: true
    case .decoding(let failure): failure.reason == .webPage
    default: false
    }
  }
}

private enum Text {
  static let succeeded = LocalizedText(en: "Logged in as ", zhHans: "登录成功，用户名：")
  static let token = LocalizedText(en: ", token ", zhHans: "，令牌：")
  static let failed = LocalizedText(en: "Login failed: ", zhHans: "登录失败：")
  static let unavailable = LocalizedText(en: "The server sent an invalid response", zhHans: "无法识别服务器的返回数据")
  static let withoutUser = LocalizedText(
    en: "The server accepted the login, but sent no user information. Try again later",
    zhHans: "服务器接受了登录，但没有返回用户信息，请稍后重试")
  static let refused = LocalizedText(
    en: "The server rejected the login. Check what you entered, and try again", zhHans: "服务器拒绝了登录，请检查输入的内容后重试")
  static let denied = LocalizedText(
    en: "You did not authorize the app. Log in again and authorize it", zhHans: "你没有授权此应用，请重新登录并授权")
  static let noCode = LocalizedText(en: "Enter the code", zhHans: "请输入授权码")
  static let otherLogin = LocalizedText(
    en: "This code belongs to another login. Paste the code of this login", zhHans: "该授权码属于另一次登录，请粘贴本次登录的授权码")
  static let noKeyring = LocalizedText(
    en: "The login could not be stored, because there is no keyring", zhHans: "没有可用的密钥环，无法保存登录信息")
  static let notStored = LocalizedText(
    en:
      "The login could not be stored on this machine. Check the free space and the permissions of the app's files, and try again",
    zhHans: "无法在本机保存登录信息，请检查剩余空间和应用文件的权限后重试")
}
