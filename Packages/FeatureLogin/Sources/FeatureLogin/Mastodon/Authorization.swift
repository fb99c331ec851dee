import Foundation
import Networking

/// A request for the user's authorization, with validation of the answer.
struct Authorization: Sendable {
  static let scope = "read"
  /// The redirect URI for which a server shows the code. Used if this machine cannot listen.
  static let outOfBand = URL(string: "urn:ietf:wg:oauth:2.0:oob")

  let server: ServerAddress
  let client: OAuthClient
  let redirect: URL
  let verifier = RandomToken()
  let state = RandomToken()

  /// The URL at which the user authorizes the program.
  var url: URL {
    var components = URLComponents(
      url: server.url.appending(path: "oauth/authorize"), resolvingAgainstBaseURL: false)
    components?.queryItems = [
      URLQueryItem(name: "response_type", value: "code"), URLQueryItem(name: "client_id", value: client.id),
      URLQueryItem(name: "redirect_uri", value: redirect.absoluteString),
      URLQueryItem(name: "scope", value: Self.scope), URLQueryItem(name: "state", value: state.text),
      URLQueryItem(name: "code_challenge", value: verifier.challenge),
      URLQueryItem(name: "code_challenge_method", value: "S256"),
    ]
    return components?.url ?? server.url
  }

  /// Returns the code in an answer, or the failure if there is none.
  func code(in answer: Answer) -> Result<String, LoginFailure> {
    switch answer {
    case .arrived(let url): return code(in: url)
    case .pasted(let text):
      let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if let outOfBand = Self.outOfBand, text.hasPrefix(outOfBand.absoluteString) {
        return URL(string: text).map { code(in: $0, needsState: false) } ?? .failure(.otherLogin)
      }
      if text.contains("://") { return URL(string: text).map { code(in: $0) } ?? .failure(.otherLogin) }
      // A code that is pasted alone has no state. The PKCE verifier still binds it to this login.
      return text.isEmpty || text.contains(where: \.isWhitespace) ? .failure(.otherLogin) : .success(text)
    }
  }

  /// - Parameter needsState: Whether to reject a URL without a state. The page on which a server shows the code has none.
  private func code(in url: URL, needsState: Bool = true) -> Result<String, LoginFailure> {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    guard value("state") == state.text || (value("state") == nil && !needsState) else { return .failure(.otherLogin) }
    if value("error") != nil { return .failure(.denied) }
    guard let code = value("code"), !code.isEmpty else { return .failure(.otherLogin) }
    return .success(code)
  }

  /// An answer to the request for authorization.
  enum Answer: Sendable {
    /// A browser requested this URL.
    case arrived(URL)
    /// The user pasted the code, or the URL to which the browser was redirected.
    case pasted(String)
  }
}
