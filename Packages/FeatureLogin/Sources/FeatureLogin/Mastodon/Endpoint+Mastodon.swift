import Foundation
import Networking

/// The response to registering a program.
struct RegisteredApp: Decodable, Sendable {
  let client_id: String
  let client_secret: String

  var client: OAuthClient { OAuthClient(id: client_id, secret: client_secret) }
}

/// The response to exchanging a code.
struct GrantedToken: Decodable, Sendable {
  let access_token: String
}

/// The user to whom a token belongs.
struct MastodonAccount: Decodable, Sendable {
  let username: String
}

extension Endpoint where Response == RegisteredApp {
  static func registerApp(redirect: URL) -> Endpoint {
    Endpoint(
      .post, "/api/v1/apps",
      body: .form([
        "client_name": "Tessera", "redirect_uris": redirect.absoluteString, "scopes": Authorization.scope,
      ]), isAuthorized: false)
  }
}

extension Endpoint where Response == GrantedToken {
  static func token(code: String, for authorization: Authorization) -> Endpoint {
    Endpoint(
      .post, "/oauth/token",
      body: .form([
        "grant_type": "authorization_code", "code": code, "client_id": authorization.client.id,
        "client_secret": authorization.client.secret, "redirect_uri": authorization.redirect.absoluteString,
        "code_verifier": authorization.verifier.text, "scope": Authorization.scope,
      ]), isAuthorized: false)
  }
}

extension Endpoint where Response == MastodonAccount {
  static func whoAmI(token: String) -> Endpoint {
    Endpoint(
      .get, "/api/v1/accounts/verify_credentials", headers: ["Authorization": "Bearer \(token)"], isAuthorized: false)
  }
}

extension Endpoint where Response == Void {
  static func revoke(_ token: String, of client: OAuthClient) -> Endpoint {
    Endpoint(
      .post, "/oauth/revoke",
      body: .form(["client_id": client.id, "client_secret": client.secret, "token": token]), isAuthorized: false,
      decoding: .ignored)
  }
}
