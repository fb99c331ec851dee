import FeatureTimeline
import FeatureTimelineTest
import Foundation
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
}
