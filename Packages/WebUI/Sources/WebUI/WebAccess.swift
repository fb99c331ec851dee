/// The check of every request to an app's pages on the loopback interface.
///
/// Other programs of the machine, and the pages of other sites in the user's browser, can send requests to the same
/// port. A request is answered only if it names this server as its host, if it was not sent by the page of another
/// origin, and if it has the cookie of the session. A request that changes something also has the token of the page.
public struct WebAccess: Sendable {
  /// The name of the session's cookie. It contains the port, because browsers share cookies among the ports of a host.
  public let cookieName: String
  /// The token that each form and each request of the page's script contains.
  public let token: String
  private let port: Int
  private let session: String
  private var key: String?

  /// Creates the check for a port, with random secrets.
  public init(port: Int) {
    self.init(port: port, key: Self.secret(), session: Self.secret(), token: Self.secret())
  }

  init(port: Int, key: String, session: String, token: String) {
    self.port = port
    self.key = key
    self.session = session
    self.token = token
    cookieName = "session-\(port)"
  }

  /// The address that the user opens. Its key is in the fragment, which browsers do not send. `nil` after the key has
  /// been exchanged.
  public var address: String? { key.map { "http://127.0.0.1:\(port)/#\($0)" } }

  /// Returns the value of the `Set-Cookie` field for a key, or `nil` if the key is wrong or has been exchanged before.
  /// Scripts cannot read the cookie, and browsers do not send it with the requests of other sites.
  public mutating func exchange(_ key: String) -> String? {
    guard let expected = self.key, Self.isSame(key, expected) else { return nil }
    self.key = nil
    return "\(cookieName)=\(session); Path=/; SameSite=Strict; HttpOnly"
  }

  /// Returns the reason why a request is refused, or `nil` if it is allowed.
  ///
  /// - Parameters:
  ///   - method: The request method.
  ///   - fields: The header fields in their order, with names in lowercase.
  ///   - token: The token in the body, or `nil` if the body has none.
  ///   - needsSession: Whether the request needs the cookie. Only the page that exchanges the key, its script, its
  ///     stylesheet and the exchange itself do not.
  public func refusal(
    of method: String, _ fields: [(name: String, value: String)], token: String? = nil, needsSession: Bool = true
  ) -> Refusal? {
    func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }
    // A name that another site has pointed to 127.0.0.1 is not this server.
    guard values("host") == ["127.0.0.1:\(port)"] else { return .host }
    let origins = values("origin")
    let isChange = method == "POST"
    guard ["GET", "HEAD", "POST"].contains(method) else { return .method }
    guard origins == ["http://127.0.0.1:\(port)"] || origins.isEmpty && !isChange else { return .origin }
    // Browsers say whether a link on another site led here. A user who types the address sends `none`.
    guard values("sec-fetch-site").allSatisfy({ ["same-origin", "none"].contains($0) }) else { return .origin }
    guard needsSession else { return nil }
    let pairs: [Substring] = values("cookie").flatMap { $0.split(separator: ";") }
    let cookies = pairs.map { pair in pair.drop { $0 == " " } }.filter { $0.hasPrefix(cookieName + "=") }
    guard cookies.count == 1, let cookie = cookies.first,
      Self.isSame(String(cookie.dropFirst(cookieName.count + 1)), session)
    else { return .session }
    guard !isChange || token.map({ Self.isSame($0, self.token) }) == true else { return .token }
    return nil
  }

  /// Returns a Boolean value that indicates whether a request comes from the session's browser. Such a request may still lack
  /// the token.
  public func hasSession(_ fields: [(name: String, value: String)]) -> Bool { refusal(of: "GET", fields) == nil }

  /// The reason why a request is refused.
  public enum Refusal: Sendable, Hashable, CaseIterable {
    /// The request is for another host.
    case host
    /// The method is neither GET, HEAD nor POST.
    case method
    /// The page of another origin sent the request.
    case origin
    /// The request does not have the cookie of the session.
    case session
    /// The request changes something and does not have the token of the page.
    case token

    /// The status of the response.
    public var status: Int {
      switch self {
      case .host: 421
      case .method: 405
      case .origin, .token: 403
      case .session: 401
      }
    }
  }

  /// The header fields of every response: the page loads nothing from other servers, runs no script in markup, is in no
  /// frame, is not stored, and does not name itself to the pages of other sites to which it links. With the policy
  /// `no-referrer`, browsers would send the origin `null` with the app's own forms.
  public static let responseFields = [
    (
      name: "Content-Security-Policy",
      value: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    (name: "Cache-Control", value: "no-store"),
    (name: "Cross-Origin-Opener-Policy", value: "same-origin"),
    (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    (name: "Referrer-Policy", value: "same-origin"),
    (name: "X-Content-Type-Options", value: "nosniff"),
  ]

  private static func secret() -> String {
    (0..<32).map { _ in
      let digits = String(UInt8.random(in: .min ... .max), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  /// Compares all bytes, so that the time does not depend on where the texts differ.
  private static func isSame(_ text: String, _ secret: String) -> Bool {
    text.utf8.count == secret.utf8.count && zip(text.utf8, secret.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
