public import Foundation
public import Networking

extension Endpoint where Response == OAuthClient {
  /// Returns the endpoint that registers a program at a server.
  ///
  /// - Parameters:
  ///   - name: The program's name, which the server shows to users.
  ///   - redirect: The redirect URI of ``AuthorizationRequest``.
  ///   - scope: The scopes that the program may request, separated by spaces.
  public static func registerApp(named name: String, redirect: URL, scope: String) -> Endpoint {
    Endpoint(
      .post, "/api/v1/apps",
      body: .form(["client_name": name, "redirect_uris": redirect.absoluteString, "scopes": scope]),
      isAuthorized: false,
      decoding: Decoding<RegisteredApp>.json().map { OAuthClient(id: $0.client_id, secret: $0.client_secret) })
  }
}

private struct RegisteredApp: Decodable, Sendable {
  let client_id: String
  let client_secret: String
}

/// The token that a server grants. Its description contains no secret.
public struct GrantedToken: Sendable, Hashable, Decodable {
  /// The token for the `Authorization` header. Do not display or log it.
  public let accessToken: String
  /// The granted scopes, separated by spaces, or `nil` if the server does not specify them. They can be fewer than
  /// requested.
  public let scope: String?

  /// Decodes the server's format.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    accessToken = try object.decode(String.self, forKey: "access_token")
    scope = object.nonempty("scope")
  }
}

extension GrantedToken: CustomStringConvertible, CustomReflectable {
  /// The granted scopes, without the token.
  public var description: String { "GrantedToken(\(scope ?? ""))" }
  /// A mirror without secrets, so that `dump` does not reveal any.
  public var customMirror: Mirror { Mirror(self, children: ["scope": scope ?? ""]) }
}

extension Endpoint where Response == GrantedToken {
  /// Returns the endpoint that exchanges the code of a response for a token.
  public static func token(code: String, for request: AuthorizationRequest) -> Endpoint {
    Endpoint(
      .post, "/oauth/token",
      body: .form([
        "grant_type": "authorization_code", "code": code, "client_id": request.client.id,
        "client_secret": request.client.secret, "redirect_uri": request.redirect.absoluteString,
        "code_verifier": request.verifier.text, "scope": request.scope,
      ]), isAuthorized: false)
  }
}

extension Endpoint where Response == Void {
  /// Returns the endpoint that revokes a token. Only the client to which the server granted the token can revoke it.
  public static func revoke(_ token: String, of client: OAuthClient) -> Endpoint {
    Endpoint(
      .post, "/oauth/revoke",
      body: .form(["client_id": client.id, "client_secret": client.secret, "token": token]), isAuthorized: false,
      decoding: .ignored)
  }
}

extension Endpoint where Response == MastodonAccount {
  /// Returns the endpoint for the account that a token belongs to. Use this endpoint for a token that the API client
  /// does not add to its requests.
  public static func verifyCredentials(of token: String) -> Endpoint {
    Endpoint(
      .get, "/api/v1/accounts/verify_credentials", headers: ["Authorization": "Bearer \(token)"], isAuthorized: false)
  }
}
