import Networking

/// A user as wanandroid tells of one. Every field may be missing.
struct WanAndroidUser: Decodable, Sendable {
  var nickname: String?
  var username: String?

  var name: String? { [nickname, username].compactMap(\.self).first { !$0.isEmpty } }
}

/// What belongs to who is signed in.
struct WanAndroidUserInfo: Decodable, Sendable {
  var userInfo: WanAndroidUser
}

extension EnvelopeFormat {
  /// `{"data": …, "errorCode": 0, "errorMsg": ""}`
  fileprivate static let wanAndroid = EnvelopeFormat(code: "errorCode", message: "errorMsg")
}

extension Endpoint where Response == WanAndroidUser {
  /// Signs in; the proof comes as cookies.
  static func signIn(_ form: WanAndroidForm) -> Endpoint {
    Endpoint(
      .post, "/user/login", body: .form(["username": form.username, "password": form.password]), isAuthorized: false,
      decoding: .envelope(.wanAndroid))
  }

  /// Makes an account. Whether that also signs in is the server's choice.
  static func register(_ form: WanAndroidForm) -> Endpoint {
    Endpoint(
      .post, "/user/register",
      body: .form(["username": form.username, "password": form.password, "repassword": form.repeated]),
      isAuthorized: false, decoding: .envelope(.wanAndroid))
  }
}

extension Endpoint where Response == WanAndroidUserInfo {
  /// Who the cookies belong to.
  static var whoAmI: Endpoint { Endpoint(.get, "/user/lg/userinfo/json", decoding: .envelope(.wanAndroid)) }
}

extension Endpoint where Response == Void {
  /// Ends the session that the cookies belong to.
  static var signOut: Endpoint { Endpoint(.get, "/user/logout/json", decoding: .envelope(.wanAndroid)) }
}
