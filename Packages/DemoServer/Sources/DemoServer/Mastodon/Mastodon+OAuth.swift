import Foundation

extension Mastodon {
  mutating func registerApp(_ request: Request) -> Response {
    let fields = request.fields
    guard let name = fields["client_name"], !name.isEmpty, name.count <= 200 else {
      return .error("Validation failed: Application name can't be blank", status: 422)
    }
    let uris = (fields["redirect_uris"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    guard !uris.isEmpty,
      uris.allSatisfy({ $0 == OAuthApp.outOfBand || URLComponents(string: $0)?.host?.isEmpty == false })
    else { return .error("Validation failed: Redirect URI must be an absolute URI.", status: 422) }
    guard state.apps.count < 1000 else { return .error("Too many applications", status: 422) }
    let app = OAuthApp(
      id: OAuthApp.demo.id + state.apps.count, name: name, website: fields["website"], redirectURIs: uris,
      scopes: Set(scopes: fields["scopes"] ?? "read"), clientID: state.random.token(),
      clientSecret: state.random.token())
    state.apps.append(app)
    return .json([
      "id": .string(String(app.id)), "name": .string(app.name), "website": .string(orNull: app.website),
      "redirect_uri": .string(uris.joined(separator: "\n")), "redirect_uris": .array(uris.map(JSON.string)),
      "scopes": .array(app.scopes.sorted().map(JSON.string)), "client_id": .string(app.clientID),
      "client_secret": .string(app.clientSecret), "client_secret_expires_at": 0, "vapid_key": "example",
    ])
  }

  /// Authorizes a registered program immediately, because the demo user is logged in. Responds with a redirect or, for
  /// the out-of-band URL, with a page that shows the code. `demo_decision=deny` in the query denies the authorization,
  /// and `demo_user=hanae_sato` authorizes as another local user.
  mutating func authorize(_ request: Request) -> Response {
    let query = request.query
    guard let app = state.apps.first(where: { $0.clientID == query["client_id"] }) else {
      return .html(page("Client authentication failed due to unknown client."), status: 401)
    }
    guard let uri = query["redirect_uri"], app.allowsRedirect(to: uri) else {
      return .html(page("The redirect uri included is not valid."), status: 400)
    }
    let scopes = Set(scopes: query["scope"] ?? "read")
    var problem: String?
    if query["response_type"] != "code" {
      problem = "unsupported_response_type"
    } else if !app.scopes.covers(scopes) {
      problem = "invalid_scope"
    } else if query["code_challenge"] != nil, query["code_challenge_method"] != "S256" {
      problem = "invalid_code_challenge_method"
    } else if query["demo_decision"] == "deny" {
      problem = "access_denied"
    }
    let user = query["demo_user"].flatMap(Person.named)
    if query["demo_user"] != nil, user == nil || user?.domain != nil { problem = "access_denied" }
    if let problem { return deliver(["error": problem], to: uri, state: query["state"], status: 400) }

    let grant = OAuthGrant(
      code: state.random.token(), clientID: app.clientID, redirectURI: uri, scopes: scopes,
      challenge: query["code_challenge"], expires: request.date.addingTimeInterval(OAuthGrant.lifetime),
      user: user?.handle)
    state.grants.removeAll { $0.expires <= request.date }
    state.grants = state.grants.suffix(99) + [grant]
    return deliver(["code": grant.code], to: uri, state: query["state"], status: 200)
  }

  private func deliver(_ fields: FormFields, to uri: String, state: String?, status: Int) -> Response {
    guard uri != OAuthApp.outOfBand else {
      return .html(page(fields["code"] ?? fields["error"] ?? ""), status: status)
    }
    let answer = state.map { fields.setting("state", to: $0) } ?? fields
    return Response(status: 302, headers: ["Location": uri + (uri.contains("?") ? "&" : "?") + answer.encoded])
  }

  private func page(_ text: String) -> String {
    "<!DOCTYPE html><html><head><title>DemoServer</title></head><body><code>\(text.htmlEscaped)</code></body></html>"
  }

  mutating func issueToken(_ request: Request) -> Response {
    let fields = request.fields
    guard let app = client(of: request) else { return .oauthError("invalid_client", status: 401) }
    let scopes: Set<String>
    var user: String?
    switch fields["grant_type"] {
    case "client_credentials":
      scopes = Set(scopes: fields["scope"] ?? "read")
      guard app.scopes.covers(scopes) else { return .oauthError("invalid_scope", status: 400) }
    case "authorization_code":
      guard let index = state.grants.firstIndex(where: { $0.code == fields["code"] && $0.clientID == app.clientID })
      else {
        return .oauthError("invalid_grant", status: 400)
      }
      // A code can be used once, whether or not it is valid.
      let grant = state.grants.remove(at: index)
      guard request.date < grant.expires, grant.redirectURI == fields["redirect_uri"],
        grant.accepts(verifier: fields["code_verifier"])
      else { return .oauthError("invalid_grant", status: 400) }
      scopes = grant.scopes
      user = grant.user
    default:
      return .oauthError("unsupported_grant_type", status: 400)
    }
    let token = OAuthToken(
      value: state.random.token(), clientID: app.clientID, scopes: scopes,
      isUser: fields["grant_type"] == "authorization_code", user: user)
    state.tokens = state.tokens.suffix(999) + [token]
    return .json([
      "access_token": .string(token.value), "token_type": "Bearer", "scope": .string(scopes.scopeText),
      "created_at": .int(Int(request.date.timeIntervalSince1970)),
    ])
  }

  mutating func revokeToken(_ request: Request) -> Response {
    let value = request.fields["token"]
    let app = client(of: request)
    guard let index = state.tokens.firstIndex(where: { $0.value == value }) else {
      return app == nil ? .oauthError("unauthorized_client", status: 403) : .json([:])
    }
    // The demo token belongs to no program, so any program can revoke it.
    guard let app, state.tokens[index].clientID == app.clientID || state.tokens[index].clientID.isEmpty else {
      return .oauthError("unauthorized_client", status: 403)
    }
    state.tokens.remove(at: index)
    return .json([:])
  }

  /// Returns the program that is identified by the body's fields or by basic authentication.
  private func client(of request: Request) -> OAuthApp? {
    var (id, secret) = (request.fields["client_id"], request.fields["client_secret"])
    if let (name, password) = request.basicCredentials { (id, secret) = (name, password) }
    return state.apps.first { $0.clientID == id && $0.clientSecret == secret }
  }
}

extension Response {
  fileprivate static func oauthError(_ code: String, status: Int) -> Response {
    let descriptions = [
      "invalid_grant":
        "The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the "
        + "authorization request, or was issued to another client.",
      "invalid_client":
        "Client authentication failed due to unknown client, no client authentication included, or unsupported "
        + "authentication method.",
      "invalid_scope": "The requested scope is invalid, unknown, or malformed.",
      "unsupported_grant_type": "The authorization grant type is not supported by the authorization server.",
      "unauthorized_client": "You are not authorized to revoke this token",
    ]
    return .json(["error": .string(code), "error_description": .string(descriptions[code] ?? "")], status: status)
  }
}
