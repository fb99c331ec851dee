import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

/// Logins at a domain whose accounts are on another server.
extension MastodonTests {
  private static let app = ScriptedReply.json(#"{"client_id": "id1", "client_secret": "s3cret"}"#)
  private static let hostMeta =
    #"<XRD><Link rel="lrdd" template="https://social.example.org/.well-known/webfinger?resource={uri}"/></XRD>"#
  private static let webFinger =
    #"{"links": [{"rel": "self", "type": "a", "href": "https://social.example.org/users/me?a=b"}]}"#

  private func begin(at address: String, _ replies: ScriptedReply...) {
    for reply in replies { world.mastodon.script(reply) }
    viewModel.server.accept(address)
    viewModel.logIn.accept(())
  }

  private func redirect(_ status: Int, to location: String) -> ScriptedReply {
    .status(status, headers: ["Location": location])
  }

  /// The host of the URL that the user opens to authorize the app.
  private var host: String? {
    for case .waiting(let url, _, _) in view.steps { return url.host() }
    return nil
  }

  @Test(arguments: [404, 405])
  func `host-meta names the server of a domain's accounts`(status: Int) {
    begin(
      at: "example.org", .status(status).on("POST /api/v1/apps"),
      .json(Self.hostMeta).on("GET /.well-known/host-meta"), .status(404).on("GET /.well-known/webfinger"),
      Self.app.on("POST /api/v1/apps"))
    #expect(host == "social.example.org")
    #expect(world.mastodon.requests.last?.url.host() == "social.example.org")
  }

  @Test func `A client of a domain without a Mastodon server fails with the server of the domain's accounts`()
    async throws
  {
    let domain = try #require(URL(string: "https://example.org"))
    let transport = ScriptedTransport { Issue.record("\($0)") }
    let discovery = APIClient(baseURL: domain, transport: transport)
    let interceptor = try #require(AccountDomainInterceptor(domain, client: discovery))
    let client = APIClient(baseURL: domain, transport: transport, interceptors: [interceptor])
    let endpoint = Endpoint<Void>(.get, "/api/v1/timelines/public", decoding: .ignored)
    // A Mastodon server sends JSON.
    transport.script(.json(#"{"error": "Record not found"}"#, status: 404))
    await #expect(throws: NetworkError.status(StatusFailure(code: 404, serverMessage: "Record not found"))) {
      try await client.send(endpoint)
    }
    transport.script(.json("<html>", status: 404).on("GET /api/v1/timelines/public"))
    transport.script(.json(Self.hostMeta).on("GET /.well-known/host-meta"))
    transport.script(.status(404).on("GET /.well-known/webfinger"))
    transport.script(.json("<html>").on("GET /api/v1/timelines/public"))
    let server = try #require(URL(string: "https://social.example.org"))
    for _ in 1...2 {
      await #expect(throws: NetworkError.accountsElsewhere(server)) { try await client.send(endpoint) }
    }
  }

  @Test func `WebFinger names the server of an account`() {
    begin(
      at: "@me@example.org", .json("<html>").on("POST /api/v1/apps"), .status(404).on("GET /.well-known/host-meta"),
      .json(Self.webFinger).on("GET /.well-known/webfinger"), Self.app.on("POST /api/v1/apps"))
    #expect(host == "social.example.org")
    #expect(world.mastodon.requests[2].url.query(percentEncoded: false) == "resource=acct:me@example.org")
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `A redirect of every request names the server of a domain's accounts`(status: Int) {
    world.mastodon.script(redirect(status, to: "https://social.example.org/api/v1/apps").on("POST /api/v1/apps"))
    if status < 307 { world.mastodon.script(.status(404).on("GET /api/v1/apps")) }
    begin(
      at: "example.org", redirect(status, to: "https://social.example.org/x").on("GET /.well-known/host-meta"),
      .status(404).on("GET /x"), .status(404).on("GET /.well-known/webfinger"), Self.app.on("POST /api/v1/apps"))
    #expect(host == "social.example.org")
  }

  @Test func `If the login fails at the server that the domain names, the message names that server`() throws {
    begin(
      at: "example.org", .status(404).on("POST /api/v1/apps"), .json(Self.hostMeta).on("GET /.well-known/host-meta"),
      .status(404).on("GET /.well-known/webfinger"), .failure(.transport(.refused("a"))))
    guard case .ended(let result)? = view.steps.last else {
      Issue.record("The login has not ended.")
      return
    }
    #expect(
      result.message(in: .en)
        == "Login failed: The server redirected the request to social.example.org. "
        + "The server cannot be reached: the connection was refused")
  }

  @Test func `A domain that names no server, or an unencrypted one, ends the login with the first error`() {
    begin(
      at: "example.org", .status(404).on("POST /api/v1/apps"),
      .json(Self.hostMeta.replacing("https:", with: "http:")).on("GET /.well-known/host-meta"),
      .json("{}").on("GET /.well-known/webfinger"))
    #expect(view.steps.last == .ended(.failure(.unavailable(.status(StatusFailure(code: 404))))))
    #expect(world.mastodon.requests.count == 3)
  }

  @Test func `An error that does not mean that the server is elsewhere sends no further requests`() {
    for reply in [.status(500), .status(429), .failure(.transport(.offline))] as [ScriptedReply] {
      begin(at: "example.org", reply)
    }
    #expect(world.mastodon.requests.count == 3)
  }

  @Test(arguments: [
    ("@me@example.org", "https://example.org"), ("me@münchen.example:8443", "https://xn--mnchen-3ya.example:8443"),
    ("me:secret@example.org", nil), ("https://me@example.org", nil), ("@example.org@", nil), ("a@b@example.org", nil),
  ])
  func `An address can be a handle, but not a URL with a username`(text: String, url: String?) {
    #expect(ServerAddress(text)?.url.absoluteString == url)
  }
}
