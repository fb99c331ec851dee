import Networking

/// A user, as wanandroid describes one. Every field may be missing.
struct WanAndroidUser: Decodable, Sendable {
  var nickname: String?
  var username: String?

  var name: String? { [nickname, username].compactMap(\.self).first { !$0.isEmpty } }
}

/// The data of the user who is logged in.
struct WanAndroidUserInfo: Decodable, Sendable {
  var userInfo: WanAndroidUser
}

extension EnvelopeFormat {
  /// `{"data": …, "errorCode": 0, "errorMsg": ""}`
  fileprivate static let wanAndroid = EnvelopeFormat(code: "errorCode", message: "errorMsg")
}

extension Endpoint where Response == WanAndroidUser {
  /// Logs in. The proof arrives as cookies.
  static func logIn(_ form: WanAndroidForm) -> Endpoint {
    Endpoint(
      .post, "/user/login", body: .form(["username": form.username, "password": form.password]), isAuthorized: false,
      decoding: .envelope(.wanAndroid))
  }

  /// Registers an account. Some servers log the user in, too.
  static func register(_ form: WanAndroidForm) -> Endpoint {
    Endpoint(
      .post, "/user/register",
      body: .form(["username": form.username, "password": form.password, "repassword": form.repeated]),
      isAuthorized: false, decoding: .envelope(.wanAndroid))
  }
}

extension Endpoint where Response == WanAndroidUserInfo {
  /// The user to whom the cookies belong.
  static var whoAmI: Endpoint { Endpoint(.get, "/user/lg/userinfo/json", decoding: .envelope(.wanAndroid)) }
}

extension Endpoint where Response == Void {
  /// Logs out.
  static var logOut: Endpoint { Endpoint(.get, "/user/logout/json", decoding: .envelope(.wanAndroid)) }
}
