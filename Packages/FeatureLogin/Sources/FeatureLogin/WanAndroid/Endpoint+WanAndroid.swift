import Networking

/// A user in wanandroid's format. Every field can be missing.
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
  /// The format of wanandroid's envelope: `{"data": …, "errorCode": 0, "errorMsg": ""}`.
  fileprivate static let wanAndroid = EnvelopeFormat(code: "errorCode", message: "errorMsg")
}

extension Endpoint where Response == WanAndroidUser {
  /// Returns the endpoint to log in. The response sets the cookies that authenticate the account.
  static func logIn(_ form: WanAndroidForm) -> Endpoint {
    Endpoint(
      .post, "/user/login", body: .form(["username": form.username, "password": form.password]), isAuthorized: false,
      decoding: .envelope(.wanAndroid))
  }

  /// Returns the endpoint to register an account. Some servers also log the user in.
  static func register(_ form: WanAndroidForm) -> Endpoint {
    Endpoint(
      .post, "/user/register",
      body: .form(["username": form.username, "password": form.password, "repassword": form.repeated]),
      isAuthorized: false, decoding: .envelope(.wanAndroid))
  }
}

extension Endpoint where Response == WanAndroidUserInfo {
  /// The endpoint of the user to whom the cookies belong.
  static var whoAmI: Endpoint { Endpoint(.get, "/user/lg/userinfo/json", decoding: .envelope(.wanAndroid)) }
}

extension Endpoint where Response == Void {
  /// The endpoint to log out.
  static var logOut: Endpoint { Endpoint(.get, "/user/logout/json", decoding: .envelope(.wanAndroid)) }
}
