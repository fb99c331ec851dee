import Foundation
import Networking
import NetworkingTest
import Testing

@testable import Mastodon

@Suite struct OAuthTests {
  private let client = OAuthClient(id: "id1", secret: "s3cret")

  private func request(redirect: String = "http://127.0.0.1:5/callback") throws -> AuthorizationRequest {
    AuthorizationRequest(
      at: try #require(URL(string: "https://social.example")), client: client,
      redirect: try #require(URL(string: redirect)), scope: "read write")
  }

  private func fields(_ url: URL) -> [String: String] {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `The PKCE challenge equals the example in RFC 7636, appendix B`() {
    #expect(
      RandomToken("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk").challenge
        == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
  }

  @Test func `Random tokens differ, and consist of 43 characters that need no percent-encoding in URLs`() {
    let tokens = (0..<100).map { _ in RandomToken().text }
    #expect(Set(tokens).count == 100)
    #expect(
      tokens.allSatisfy {
        $0.count == 43 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
      })
  }

  @Test func `The URL of an authorization request contains a challenge and a state, and no secret`() throws {
    let request = try request()
    let fields = fields(request.url)
    #expect(request.url.path() == "/oauth/authorize")
    #expect(fields["client_id"] == "id1")
    #expect(fields["scope"] == "read write")
    #expect(fields["code_challenge"] == request.verifier.challenge)
    #expect(!fields.values.contains("s3cret"))
    #expect(!fields.values.contains(request.verifier.text))
  }

  @Test func `A code is accepted from a redirect with the state, and from a user who pastes the code`() throws {
    let request = try request()
    let state = try #require(fields(request.url)["state"])
    let url = try #require(URL(string: "http://127.0.0.1:5/callback?code=c0de&state=\(state)"))
    #expect(try request.code(in: .arrived(url)) == "c0de")
    for text in [" c0de\n", url.absoluteString, "urn:ietf:wg:oauth:2.0:oob?code=c0de"] {
      #expect(try request.code(in: .pasted(text)) == "c0de")
    }
  }

  @Test(arguments: [
    "code=c0de", "code=c0de&state=other", "state=STATE", "state=STATE&code=", "", "error=x&state=other",
  ])
  func `A redirect without a code or without the state of the request is rejected`(query: String) throws {
    let request = try request()
    let query = query.replacing("STATE", with: try #require(fields(request.url)["state"]))
    let url = try #require(URL(string: "http://127.0.0.1:5/callback?\(query)"))
    #expect(throws: AuthorizationRequest.Failure.otherRequest) { try request.code(in: .arrived(url)) }
    for text in ["two words", "", " "] {
      #expect(throws: AuthorizationRequest.Failure.noCode) { try request.code(in: .pasted(text)) }
    }
  }

  @Test func `An authorization request reports that the user denied the authorization`() throws {
    let request = try request()
    let state = try #require(fields(request.url)["state"])
    let url = try #require(URL(string: "http://127.0.0.1:5/callback?error=access_denied&state=\(state)"))
    #expect(throws: AuthorizationRequest.Failure.denied) { try request.code(in: .arrived(url)) }
  }

  @Test func `A Mastodon client registers, exchanges the code and its verifier for a token, and revokes the token`()
    async throws
  {
    let request = try request()
    let transport = ScriptedTransport([
      .json(#"{"client_id": "id1", "client_secret": "s3cret"}"#).on("POST /api/v1/apps"),
      .json(#"{"access_token": "t0ken", "token_type": "Bearer", "scope": "read"}"#).on("POST /oauth/token"),
      .json("{}").on("POST /oauth/revoke"),
    ]) { Issue.record($0) }
    let server = APIClient(baseURL: try #require(URL(string: "https://social.example")), transport: transport)
    #expect(
      try await server.send(.registerApp(named: "Test", redirect: request.redirect, scope: "read write")) == client)
    let token = try await server.send(.token(code: "c0de", for: request))
    #expect(token.accessToken == "t0ken")
    #expect(token.scope == "read")
    #expect(!"\(token)".contains("t0ken"))
    try await server.send(.revoke(token.accessToken, of: client))
    let bodies = transport.requests.map { request -> String in
      if case .data(let data)? = request.body.segments.first { String(decoding: data, as: UTF8.self) } else { "" }
    }
    #expect(bodies[1].contains("code_verifier=\(request.verifier.text)"))
    #expect(bodies[2].contains("token=t0ken"))
  }

  @Test(arguments: [
    (400, "invalid_grant", Refusal.invalid("invalid_grant")), (401, "expired", .unauthorized("expired")),
    (403, "not allowed", .forbidden("not allowed")), (404, "Record not found", .notFound("Record not found")),
    (410, "gone", .notFound("gone")), (422, "too long", .invalid("too long")),
    (429, "slow down", .tooManyRequests(retryAfter: .seconds(7))), (500, "oops", nil),
  ])
  func `A refusal contains the server's message or the time to wait`(code: Int, words: String, refusal: Refusal?)
    async throws
  {
    let transport = ScriptedTransport([
      .json(#"{"error": "\#(words)"}"#, status: code, headers: ["Retry-After": "7"])
    ]) { Issue.record($0) }
    let server = APIClient(baseURL: try #require(URL(string: "https://social.example")), transport: transport)
    let error = await #expect(throws: NetworkError.self) { try await server.send(.lists) }
    #expect(error.flatMap { Refusal($0) } == refusal)
  }

  @Test func `The rate limit of a Mastodon server is parsed from the headers of its response`() async throws {
    let headers: HTTPHeaders = [
      "X-RateLimit-Limit": "300", "X-RateLimit-Remaining": "299", "X-RateLimit-Reset": "2026-11-22T01:05:00.000Z",
    ]
    let transport = ScriptedTransport([.json("[]", headers: headers)]) { Issue.record($0) }
    let server = APIClient(baseURL: try #require(URL(string: "https://social.example")), transport: transport)
    let limit = try await server.reply(to: .lists).rateLimit
    #expect(limit?.limit == 300)
    #expect(limit?.remaining == 299)
    #expect(limit?.resetsAt == (try Date("2026-11-22T01:05:00Z", strategy: .iso8601)))
  }
}
