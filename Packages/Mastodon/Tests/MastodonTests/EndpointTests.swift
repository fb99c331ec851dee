import Foundation
import Mastodon
import Networking
import NetworkingTest
import Reactive
import Testing

/// Tests of the requests for endpoints: their URLs, their forms and their tokens.
@Suite struct EndpointTests {
  private static let server = URL(string: "https://social.example")
  private static let link = URL(string: "https://social.example/api/v1/next?max_id=3")

  /// Returns the request for an endpoint. The reply is one of no type.
  private func request<Response>(_ endpoint: Endpoint<Response>) async throws -> HTTPRequest {
    let transport = ScriptedTransport([.status(500)]) { Issue.record($0) }
    let client = APIClient(baseURL: try #require(Self.server), transport: transport)
    _ = try? await client.send(endpoint).value
    return try #require(transport.requests.first)
  }

  /// Returns the path and the query of the request for an endpoint.
  private func path<Response>(_ endpoint: Endpoint<Response>) async throws -> String {
    let url = try await request(endpoint).url
    return url.path() + (url.query().map { "?\($0)" } ?? "")
  }

  private func form<Response>(_ endpoint: Endpoint<Response>) async throws -> [String] {
    let text = try await request(endpoint).body.segments.map { segment in
      if case .data(let data) = segment { String(decoding: data, as: UTF8.self) } else { "" }
    }.joined()
    return text.split(separator: "&").map(String.init)
  }

  @Test func `A page of statuses or notifications has 40 entries, and one of accounts 80`() async throws {
    #expect(try await path(.timeline(.home)) == "/api/v1/timelines/home?limit=40")
    #expect(try await path(.notifications()) == "/api/v1/notifications?limit=40")
    #expect(try await path(.members(ofList: "5")) == "/api/v1/lists/5/accounts?limit=80")
    #expect(try await path(.followers(of: "5")) == "/api/v1/accounts/5/followers?limit=80")
    #expect(try await path(.following(of: "5")) == "/api/v1/accounts/5/following?limit=80")
    #expect(try await path(.favourited("5")) == "/api/v1/statuses/5/favourited_by?limit=80")
    #expect(try await path(.reblogged("5")) == "/api/v1/statuses/5/reblogged_by?limit=80")
    #expect(try await path(.followRequests()) == "/api/v1/follow_requests?limit=80")
  }

  @Test func `A page begins after or ends before an entity, or is the one of a link`() async throws {
    #expect(try await path(.timeline(.tag("tea"), .older(than: "7"))) == "/api/v1/timelines/tag/tea?limit=40&max_id=7")
    #expect(try await path(.timeline(.list("5"), .newer(than: "7"))) == "/api/v1/timelines/list/5?limit=40&min_id=7")
    #expect(try await path(.timeline(.local)) == "/api/v1/timelines/public?limit=40&local=true")
    #expect(try await path(.timeline(.pinned("5"))) == "/api/v1/accounts/5/statuses?limit=40&pinned=true")
    // The server has put everything into the link.
    let link = PageRequest.link(try #require(Self.link))
    for timeline in [Timeline.local, .pinned("5"), .bookmarks] {
      #expect(try await path(.timeline(timeline, link)) == "/api/v1/next?max_id=3")
    }
  }

  @Test func `A status is published with the audience, the posts and the key of its draft`() async throws {
    let draft = StatusDraft("x", visibility: .followers, inReplyTo: "5", quoting: "6")
    let fields = ["status=x", "visibility=private", "in_reply_to_id=5", "quoted_status_id=6"]
    #expect(try await form(.post(draft, key: "k")) == fields)
    #expect(try await request(.post(draft, key: "k")).headers["Idempotency-Key"] == "k")
    #expect(try await form(.post(StatusDraft("x"), key: "k")) == ["status=x"])
  }

  @Test func `A login and the description of a server need no token, and other requests do`() async throws {
    let redirect = try #require(URL(string: "http://127.0.0.1:5/callback"))
    let client = OAuthClient(id: "1", secret: "s")
    let authorization = AuthorizationRequest(
      at: try #require(Self.server), client: client, redirect: redirect, scope: "read")
    #expect(try await !request(.registerApp(named: "Test", redirect: redirect, scope: "read")).isAuthorized)
    #expect(try await !request(.token(code: "c", for: authorization)).isAuthorized)
    #expect(try await !request(.revoke("t", of: client)).isAuthorized)
    #expect(try await !request(.instance).isAuthorized)
    #expect(try await !request(.instanceVersion1).isAuthorized)
    let own = try await request(.verifyCredentials(of: "t"))
    #expect(!own.isAuthorized && own.headers["Authorization"] == "Bearer t")
    #expect(try await request(.verifyCredentials).isAuthorized)
  }
}
