import Foundation

/// One login. It can be proven by the session cookie or by the pair of name and `token_pass`, as on the living server.
struct Session: Codable, Equatable, Sendable {
  var sessionID: String
  var tokenPass: String
  var username: String
  var expires: Date

  static let lifetime: TimeInterval = 30 * 86_400

  /// The five cookies of a login. A client on a loopback address must refuse those of another domain, and may refuse to send
  /// the secure one over HTTP; the two that remain suffice.
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

  /// What makes a client forget them: an age of zero, beside a date that has passed.
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
