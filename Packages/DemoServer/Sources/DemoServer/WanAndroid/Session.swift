import Foundation

/// A session, which is identified by its cookie or by the name and `token_pass`, as in the real service.
struct Session: Codable, Equatable, Sendable {
  var sessionID: String
  var tokenPass: String
  var username: String
  var expires: Date

  static let lifetime: TimeInterval = 30 * 86_400

  /// Returns the session of ``DemoServer/Accounts/sessionCookies``.
  static func demo(genesis: Date) -> Session {
    let cookies = DemoServer.Accounts.sessionCookies
    return Session(
      sessionID: cookies["token_pass", default: ""], tokenPass: cookies["token_pass", default: ""],
      username: DemoServer.Accounts.username, expires: genesis.addingTimeInterval(lifetime))
  }

  /// The five cookies of a login. A client on a loopback address must reject the cookies of another domain, and must
  /// not send the secure cookie over HTTP. The remaining two suffice.
  var cookies: Headers {
    let expiry = "; Expires=\(expires.http(separator: "-")); Path=/"
    let domain = "; Domain=wanandroid.com"
    return [
      "Set-Cookie": "JSESSIONID=\(sessionID); Path=/; Secure; HttpOnly",
      "Set-Cookie": "loginUserName=\(percentEncoded(username))\(expiry)",
      "Set-Cookie": "token_pass=\(tokenPass)\(expiry)",
      "Set-Cookie": "loginUserName_wanandroid_com=\(percentEncoded(username))\(domain)\(expiry)",
      "Set-Cookie": "token_pass_wanandroid_com=\(tokenPass)\(domain)\(expiry)",
    ]
  }

  /// The cookies that remove the cookies of a login except `JSESSIONID`, with an age of zero and a date in the past.
  static var expiredCookies: Headers {
    let expiry = "; Max-Age=0; Expires=Thu, 01-Jan-1970 00:00:10 GMT; Path=/"
    let domain = "; Domain=wanandroid.com"
    return [
      "Set-Cookie": "loginUserName=\"\"\(expiry)",
      "Set-Cookie": "token_pass=\"\"\(expiry)",
      "Set-Cookie": "loginUserName_wanandroid_com=\"\"\(domain)\(expiry)",
      "Set-Cookie": "token_pass_wanandroid_com=\"\"\(domain)\(expiry)",
    ]
  }

  func isProven(by cookies: [String: String], at date: Date) -> Bool {
    guard date < expires else { return false }
    if cookies["JSESSIONID"] == sessionID { return true }
    return ["", "_wanandroid_com"].contains { suffix in
      cookies["loginUserName" + suffix].flatMap { percentDecoded($0.utf8) } == username
        && cookies["token_pass" + suffix] == tokenPass
    }
  }
}
