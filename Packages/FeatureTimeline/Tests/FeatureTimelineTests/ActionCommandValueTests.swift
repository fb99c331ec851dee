import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Posts
import Presentation
import Testing

/// What the commands that act get, without a terminal.
@MainActor @Suite struct ActionCommandValueTests {
  private static let poll = """
    {"poll": {"id": "9", "expired": false, "multiple": false, "votes_count": 3, "voted": false, "own_votes": [],
     "options": [{"title": "Tea", "votes_count": 1}, {"title": "Coffee", "votes_count": 2}]}}
    """

  @Test func `A vote returns the post with the vote, which the server has received`() async throws {
    let bench = try TimelineBench(account: "me")
    bench.server.publish("Which?", fields: Self.poll)
    let post = try await bench.feature.vote(for: ["Coffee"], in: "907")
    #expect(post.poll?.options.map(\.isChosen) == [false, true])
    #expect(post.poll?.options.map(\.votes) == [1, 3])
  }

  @Test func `Without a login, no command acts, and no request is sent`() async throws {
    let bench = try TimelineBench(posts: 1)
    let feature = bench.feature
    await #expect(throws: LoadFailure.unauthorized) { try await feature.vote(for: ["1"], in: "907") }
    await #expect(throws: LoadFailure.unauthorized) { try await feature.set(.favorite, true, of: "907") }
    #expect(bench.takeRequests().isEmpty)
  }
}
