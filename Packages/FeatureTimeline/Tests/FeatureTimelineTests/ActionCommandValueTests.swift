import FeatureTimeline
import FeatureTimelineTest
import Foundation
import NetworkingTest
import Posts
import Presentation
import Testing

/// What the commands that act request, without a terminal.
@MainActor @Suite struct ActionCommandValueTests {
  @Test func `Without a login, no command acts, and no request is sent`() async throws {
    let bench = try TimelineBench(posts: 1)
    let feature = bench.feature
    await #expect(throws: LoadFailure.unauthorized) { try await feature.vote(for: ["1"], in: "907") }
    await #expect(throws: LoadFailure.unauthorized) { try await feature.set(.favorite, true, of: "907") }
    #expect(bench.takeRequests().isEmpty)
  }

  @Test func `A vote names its options by text, and returns the post as the vote has changed it`() async throws {
    let poll = """
      {"id": "9", "expired": false, "multiple": false, "votes_count": 3, "voters_count": 3, "voted": false,
      "own_votes": [], "emojis": [], "options": [{"title": "Tea", "votes_count": 1}, {"title": "Milk", "votes_count": 2}]}
      """
    let status = #"{"id": "4", "content": "<p>Which?", "account": {"id": "1", "username": "ada"}, "poll": \#(poll)}"#
    let bench = try RepliesBench(
      [
        ScriptedReply.json(status).on("GET /api/v1/statuses/4"),
        ScriptedReply.json(poll).on("POST /api/v1/polls/9/votes"),
      ], account: "mira")
    let outbox = try #require(bench.feature.outbox)
    outbox.start()
    let voted = try await bench.feature.vote(for: ["milk"], in: "4")
    #expect(voted.poll?.options.map(\.votes) == [1, 3] && voted.poll?.hasVoted == true)
    #expect(bench.requested == ["/api/v1/statuses/4", "/api/v1/polls/9/votes"])
  }
}
