/// The words of the feature in one language.
public struct LoginStrings: Sendable {
  /// The name of the form.
  public let title: String
  /// What stands before the number.
  public let telephone: String
  /// What stands before the password.
  public let password: String
  /// What the button says.
  public let signIn: String
  /// What is said while an attempt is under way.
  public let signingIn: String
  /// What breaking an attempt off is called.
  public let cancel: String
  let telephoneFormat: String
  let telephoneTooShort: String
  let passwordTooShort: String
  let failed: String
  let unavailable: String
  let withoutUser: String
  let refused: String
  let succeeded: @Sendable (_ name: String, _ token: String) -> String

  /// What is wrong with the fields, number first; empty when nothing is.
  public func tip(for credentials: Credentials) -> String {
    [credentials.telephoneCheck, credentials.passwordCheck].compactMap(\.problem).map(text).joined(separator: " ")
  }

  /// What is wrong with a field.
  public func text(for problem: FieldCheck.Problem) -> String {
    switch problem {
    case .telephoneFormat: telephoneFormat
    case .telephoneTooShort: telephoneTooShort
    case .passwordTooShort: passwordTooShort
    }
  }

  /// How an attempt ended. Of the token it shows that there is one.
  public func text(for outcome: Result<LoginSession, LoginFailure>) -> String {
    switch outcome {
    case .success(let session): succeeded(session.name, "••••••••")
    case .failure(.refused(let message)): "\(failed) \(message ?? refused)"
    case .failure(.withoutUser): "\(failed) \(withoutUser)"
    case .failure(.unavailable): "\(failed) \(unavailable)"
    }
  }
}

extension LoginStrings {
  /// Simplified Chinese.
  public static let chinese = LoginStrings(
    title: "登录", telephone: "号码", password: "密码", signIn: "登录", signingIn: "登录中…", cancel: "取消",
    telephoneFormat: "号码格式错误", telephoneTooShort: "号码长度不足", passwordTooShort: "密码长度不足",
    failed: "登录失败", unavailable: "网络或数据解析错误！", withoutUser: "服务器没有返回用户信息", refused: "服务器拒绝了请求",
    succeeded: { name, token in "登录成功，用户名:\(name)，标识符:\(token)" })

  /// English.
  public static let english = LoginStrings(
    title: "Log in", telephone: "Number", password: "Password", signIn: "Log in", signingIn: "Logging in…",
    cancel: "Cancel",
    telephoneFormat: "The number may hold digits only", telephoneTooShort: "The number is too short",
    passwordTooShort: "The password is too short",
    failed: "Login failed:", unavailable: "the server cannot be reached or understood",
    withoutUser: "the server did not say who is signed in", refused: "the server refused",
    succeeded: { name, token in "Logged in as \(name), token \(token)" })
}
