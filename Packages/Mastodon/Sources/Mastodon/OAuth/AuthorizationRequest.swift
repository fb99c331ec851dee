public import Foundation
public import Networking

/// A request for a user's authorization, with validation of the response: OAuth for native apps (RFC 8252) with PKCE
/// (RFC 7636).
///
/// Each request has its own secrets, so the response to another request is rejected. Open ``url`` in a browser, pass
/// the response to ``code(in:)``, and exchange the code for a token.
public struct AuthorizationRequest: Sendable {
  /// The redirect URI for which a server shows the code instead of redirecting the browser.
  public static let outOfBand = URL(string: "urn:ietf:wg:oauth:2.0:oob")

  /// The client that the server registered for this program.
  public let client: OAuthClient
  /// The redirect URI, which must be the one that the client was registered with.
  public let redirect: URL
  /// The requested scopes, separated by spaces.
  public let scope: String
  private let server: URL
  private let state = RandomToken()
  let verifier = RandomToken()

  /// Creates a request with new secrets.
  public init(at server: URL, client: OAuthClient, redirect: URL, scope: String) {
    self.server = server
    self.client = client
    self.redirect = redirect
    self.scope = scope
  }

  /// The URL at which the user authorizes the program.
  public var url: URL {
    var components = URLComponents(url: server.appending(path: "oauth/authorize"), resolvingAgainstBaseURL: false)
    components?.queryItems = [
      URLQueryItem(name: "response_type", value: "code"), URLQueryItem(name: "client_id", value: client.id),
      URLQueryItem(name: "redirect_uri", value: redirect.absoluteString), URLQueryItem(name: "scope", value: scope),
      URLQueryItem(name: "state", value: state.text),
      URLQueryItem(name: "code_challenge", value: verifier.challenge),
      URLQueryItem(name: "code_challenge_method", value: "S256"),
    ]
    return components?.url ?? server
  }

  /// A response to a request for authorization.
  public enum Response: Sendable {
    /// A browser requested this URL.
    case arrived(URL)
    /// The user pasted the code, or the URL to which the browser was redirected.
    case pasted(String)
  }

  /// The reason why a response contains no valid code.
  public enum Failure: Error, Sendable, Hashable {
    /// The user refused the authorization.
    case denied
    /// The pasted text is empty or contains spaces, so it is neither a code nor a URL.
    case noCode
    /// The response does not belong to this request. It could be forged.
    case otherRequest
  }

  /// Returns the code in a response.
  public func code(in response: Response) throws(Failure) -> String {
    switch response {
    case .arrived(let url): return try code(in: url)
    case .pasted(let text):
      let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if let outOfBand = Self.outOfBand, text.hasPrefix(outOfBand.absoluteString) {
        return try code(in: URL(string: text), needsState: false)
      }
      if text.contains("://") { return try code(in: URL(string: text)) }
      // A code that is pasted alone has no state. The PKCE verifier still binds it to this request.
      guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { throw .noCode }
      return text
    }
  }

  /// Returns the code in a URL.
  ///
  /// - Parameter needsState: Whether to reject a URL without a state. The URL of the page on which a server shows the
  ///   code contains no state.
  private func code(in url: URL?, needsState: Bool = true) throws(Failure) -> String {
    let items = url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }?.queryItems ?? []
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    guard value("state") == state.text || (value("state") == nil && !needsState) else { throw .otherRequest }
    if value("error") != nil { throw .denied }
    guard let code = value("code"), !code.isEmpty else { throw .otherRequest }
    return code
  }
}
