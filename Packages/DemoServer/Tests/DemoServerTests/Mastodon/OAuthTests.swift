import Foundation
import Testing

@testable import DemoServer

@Suite
struct OAuthTests {
  private static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func app(redirect: String = outOfBand, scopes: String = "read") throws -> (id: String, secret: String) {
    let json = try world.post(
      "/mastodon/api/v1/apps",
      form: ["client_name": "example cli", "redirect_uris": redirect, "scopes": scopes, "website": ""]
    ).json
    return (try #require(json["client_id"]?.text), try #require(json["client_secret"]?.text))
  }

  private func authorize(_ fields: FormFields) throws -> Response {
    try world.get("/mastodon/oauth/authorize?\(fields.encoded)")
  }

  private func request(_ app: (id: String, secret: String), redirect: String = outOfBand) -> FormFields {
    ["response_type": "code", "client_id": app.id, "redirect_uri": redirect, "scope": "read"]
  }

  private func exchange(
    _ app: (id: String, secret: String), code: String, redirect: String = outOfBand, verifier: String? = nil
  )
    throws -> Response
  {
    var form: FormFields = [
      "grant_type": "authorization_code", "code": code, "client_id": app.id, "client_secret": app.secret,
      "redirect_uri": redirect,
    ]
    if let verifier { form = form.setting("code_verifier", to: verifier) }
    return try world.post("/mastodon/oauth/token", form: form)
  }

  /// Returns the code on the page for the out-of-band redirect URI.
  private func code(on page: Response) throws -> String {
    let parts = page.text.components(separatedBy: "code>")
    return String(try #require(parts.count == 3 ? parts[1] : nil).dropLast(2))
  }

  @Test
  func `Mastodon OAuth registers an app with the fields of the real API`() throws {
    let json = try world.post(
      "/mastodon/api/v1/apps", json: ["client_name": "cli", "redirect_uris": .string(Self.outOfBand), "scopes": "read"]
    ).json
    #expect(
      json.keys == [
        "id", "name", "website", "redirect_uri", "redirect_uris", "scopes", "client_id", "client_secret",
        "client_secret_expires_at", "vapid_key",
      ])
    #expect(json["redirect_uri"]?.text == Self.outOfBand)
  }

  @Test func `Mastodon OAuth registers at most 1,000 apps`() throws {
    world.change { $0.world.mastodon.state.apps = Array(repeating: .demo, count: 999) }
    let form: FormFields = ["client_name": "cli", "redirect_uris": Self.outOfBand]
    #expect(try (1...2).map { _ in try world.post("/mastodon/api/v1/apps", form: form).status } == [200, 422])
  }

  @Test(arguments: ["", "nonsense", "/callback"])
  func `Mastodon OAuth rejects an app without an absolute redirect URI`(redirect: String) throws {
    let response = try world.post("/mastodon/api/v1/apps", form: ["client_name": "cli", "redirect_uris": redirect])
    #expect(response.status == 422)
    #expect(response.text == #"{"error":"Validation failed: Redirect URI must be an absolute URI."}"#)
  }

  @Test
  func `Mastodon OAuth logs in the user that demo_user names, and denies a user of another server`() throws {
    let app = try app()
    let code = try code(on: authorize(request(app).setting("demo_user", to: "hanae_sato")))
    let token = try #require(exchange(app, code: code).json["access_token"]?.text)
    let headers: Headers = ["Authorization": "Bearer \(token)"]
    let account = try world.get("/mastodon/api/v1/accounts/verify_credentials", headers: headers).json
    #expect(account["username"]?.text == "hanae_sato")
    let mine = try world.get("/mastodon/api/v1/notifications?limit=40", headers: headers).json.items
    #expect(mine.allSatisfy { $0["account"]?["username"]?.text != "hanae_sato" } && !mine.isEmpty)
    for user in ["nobody", "tobiaslind"] {
      #expect(try authorize(request(app).setting("demo_user", to: user)).text.contains("access_denied"))
    }
  }

  @Test
  func `Mastodon OAuth exchanges a pasted code for a user token, which gives access to the user's lists`() throws {
    let app = try app()
    let code = try code(on: authorize(request(app)))
    let json = try exchange(app, code: code).json
    #expect(json["token_type"] == "Bearer")
    #expect(json["scope"] == "read")
    #expect(json["created_at"] == 1_714_600_000)
    let bearer: Headers = ["Authorization": "bearer \(try #require(json["access_token"]?.text))"]
    #expect(try world.get("/mastodon/api/v1/lists", headers: bearer).status == 200)
    let me = try world.get("/mastodon/api/v1/accounts/verify_credentials", headers: bearer).json
    #expect(me["acct"] == "mira_okafor")
    #expect(me["source"]?["privacy"] == "public" && me["source"]?["sensitive"] == false)
    #expect(me["source"]?["note"] == "Swift on servers. Tea, not coffee.")
  }

  @Test
  func `Mastodon OAuth redirects to a loopback address on any port with code and state, and supports PKCE`() throws {
    let app = try app(redirect: "http://127.0.0.1/callback")
    let redirect = "http://127.0.0.1:53412/callback"
    let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    let fields = request(app, redirect: redirect).setting("state", to: "a b&c")
      .setting("code_challenge", to: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
      .setting("code_challenge_method", to: "S256")
    let locations = try (0..<3).map { _ in try #require(authorize(fields).headers["Location"]) }
    #expect(locations.allSatisfy { $0.hasPrefix(redirect + "?code=") && $0.hasSuffix("&state=a%20b%26c") })
    let codes = locations.map { String($0.dropFirst(redirect.count + 6).prefix(32)) }
    #expect(try exchange(app, code: codes[0], redirect: redirect).status == 400)
    #expect(try exchange(app, code: codes[1], redirect: redirect, verifier: verifier + "x").status == 400)
    #expect(try exchange(app, code: codes[2], redirect: redirect, verifier: verifier).status == 200)
  }

  @Test
  func `An authorization code of Mastodon OAuth is valid once, for ten minutes, for its own app and redirect URI`()
    throws
  {
    let (app, other) = (try app(), try app())
    let used = try code(on: authorize(request(app)))
    #expect(try exchange(app, code: used).status == 200)
    let again = try exchange(app, code: used)
    #expect(again.status == 400)
    #expect(try again.json["error"] == "invalid_grant")
    #expect(try exchange(other, code: code(on: authorize(request(app)))).status == 400)
    #expect(try exchange(app, code: code(on: authorize(request(app))), redirect: "http://127.0.0.1/").status == 400)
    let late = try code(on: authorize(request(app)))
    world.advance(by: 600)
    #expect(try exchange(app, code: late).status == 400)
  }

  @Test(arguments: [
    ("response_type", "token", "unsupported_response_type"), ("scope", "write", "invalid_scope"),
    ("code_challenge", "x", "invalid_code_challenge_method"), ("demo_decision", "deny", "access_denied"),
  ])
  func `Mastodon OAuth reports errors to a registered redirect URI`(field: String, value: String, error: String) throws
  {
    let app = try app(redirect: "http://127.0.0.1/callback")
    let fields = request(app, redirect: "http://127.0.0.1/callback").setting("state", to: "s").setting(field, to: value)
    #expect(try authorize(fields).headers["Location"] == "http://127.0.0.1/callback?error=\(error)&state=s")
  }

  @Test
  func `Mastodon OAuth never redirects for an unknown app or to an unregistered redirect URI`() throws {
    let app = try app()
    let elsewhere = try authorize(request(app, redirect: "https://evil.example/"))
    #expect(elsewhere.status == 400)
    #expect(elsewhere.headers["Location"] == nil)
    #expect(try authorize(request(("nobody", ""))).status == 401)
  }

  @Test
  func `Mastodon OAuth rejects a wrong client secret and an unknown grant type`() throws {
    let app = try app()
    let wrong = try exchange((app.id, "wrong"), code: "x")
    #expect(wrong.status == 401)
    #expect(try wrong.json["error"] == "invalid_client")
    let form: FormFields = ["grant_type": "password", "client_id": app.id, "client_secret": app.secret]
    #expect(try world.post("/mastodon/oauth/token", form: form).json["error"] == "unsupported_grant_type")
  }

  @Test
  func `An app token of Mastodon OAuth gives no access to the lists of a user`() throws {
    let app = try app()
    let basic = Data("\(app.id):\(app.secret)".utf8).base64EncodedString()
    let json = try world.post(
      "/mastodon/oauth/token", form: ["grant_type": "client_credentials"], headers: ["Authorization": "Basic \(basic)"]
    ).json
    let bearer: Headers = ["Authorization": "Bearer \(try #require(json["access_token"]?.text))"]
    let lists = try world.get("/mastodon/api/v1/lists", headers: bearer)
    #expect(lists.status == 422)
    #expect(lists.text == #"{"error":"This method requires an authenticated user"}"#)
  }

  @Test
  func `A Mastodon token gives access only to its scopes`() throws {
    let app = try app(scopes: "read:accounts")
    let fields = request(app).setting("scope", to: "read:accounts")
    let token = try #require(exchange(app, code: code(on: authorize(fields))).json["access_token"]?.text)
    let bearer: Headers = ["Authorization": "Bearer \(token)"]
    #expect(try world.get("/mastodon/api/v1/accounts/verify_credentials", headers: bearer).status == 200)
    #expect(try world.get("/mastodon/api/v1/lists", headers: bearer).status == 403)
  }

  @Test
  func `Mastodon OAuth revokes a token for the app that owns the token, but not for another app`() throws {
    let (app, other) = (try app(), try app())
    let token = try #require(exchange(app, code: code(on: authorize(request(app)))).json["access_token"]?.text)
    func revoke(by app: (id: String, secret: String)) throws -> Response {
      try world.post(
        "/mastodon/oauth/revoke", form: ["client_id": app.id, "client_secret": app.secret, "token": token])
    }
    let refused = try revoke(by: other)
    #expect(refused.status == 403)
    #expect(try refused.json["error"] == "unauthorized_client")
    let unknown = try world.post("/mastodon/oauth/revoke", form: ["client_id": "nobody", "token": "none"])
    #expect(unknown.status == 403)
    #expect(try revoke(by: app).text == "{}")
    let response = try world.get("/mastodon/api/v1/lists", headers: ["Authorization": "Bearer \(token)"])
    #expect(response.status == 401)
    #expect(response.text == #"{"error":"The access token is invalid"}"#)
  }
}
