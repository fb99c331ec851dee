import Foundation
import Mastodon
import Networking
import NetworkingTest
import Reactive
import Testing

@Suite struct RelationshipEndpointTests {
  /// Returns the method, the path and the body of the request for an endpoint.
  private func request<Response>(_ endpoint: Endpoint<Response>) async throws -> String {
    let transport = ScriptedTransport([.json(#"{"id": "7", "following": true}"#)]) { Issue.record($0) }
    let client = APIClient(baseURL: try #require(URL(string: "https://social.example")), transport: transport)
    // Only the request matters. The reply is not one of each type.
    _ = try? await client.send(endpoint).value
    let request = try #require(transport.requests.first)
    let body = request.body.segments.map { segment in
      if case .data(let data) = segment { String(decoding: data, as: UTF8.self) } else { "" }
    }.joined()
    return "\(request.method.rawValue) \(request.url.path()) \(body)".trimmingCharacters(in: .whitespaces)
  }

  @Test func `The endpoints that change a relationship are those of Mastodon's API`() async throws {
    #expect(try await request(.setFollow("7", true)) == "POST /api/v1/accounts/7/follow")
    #expect(try await request(.setFollow("7", false)) == "POST /api/v1/accounts/7/unfollow")
    #expect(try await request(.setMute("7", true)) == "POST /api/v1/accounts/7/mute")
    #expect(try await request(.setMute("7", false)) == "POST /api/v1/accounts/7/unmute")
    #expect(try await request(.setBlock("7", true)) == "POST /api/v1/accounts/7/block")
    #expect(try await request(.setBlock("7", false)) == "POST /api/v1/accounts/7/unblock")
    #expect(try await request(.answerFollowRequest(of: "7", true)) == "POST /api/v1/follow_requests/7/authorize")
    #expect(try await request(.answerFollowRequest(of: "7", false)) == "POST /api/v1/follow_requests/7/reject")
    #expect(try await request(.setConversationMute("9", true)) == "POST /api/v1/statuses/9/mute")
    #expect(try await request(.setConversationMute("9", false)) == "POST /api/v1/statuses/9/unmute")
  }

  @Test func `A report contains the account, the statuses and the comment`() async throws {
    let report = try await request(.report("7", statuses: ["8", "9"], comment: "Spam"))
    #expect(report.hasPrefix("POST /api/v1/reports "))
    for field in ["account_id=7", "comment=Spam", "8", "9"] { #expect(report.contains(field)) }
  }
}
