import Persistence
import Posts
import Presentation
import Testing

@testable import FeatureTimeline

/// What single posts and empty pages change among the stored posts.
@Suite struct StoredPushTests {
  private let stored = StoredPosts(timeline: "mine")
  private let store: Store

  init() throws { store = try .inMemory(schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema]) }

  private func post(_ id: Int) -> Post {
    Post(id: PostID("\(id)"), text: "", author: Person(id: "1", name: "a"))
  }

  private var rows: [StoredPost] { get throws { try store.read { try $0.array(stored.newestFirst) } } }

  @Test func `However many late posts belong between the same two, all are stored in order`() throws {
    let ends = [post(1 << 20), post(1)]
    try store.write { try stored.insertLatest(ends, leavesGap: false, $0) }
    let late = (1..<20).reversed().map { 1 << $0 }
    for id in late { try store.write { try stored.push(post(id), $0) } }
    #expect(try rows.map(\.post.id.text) == [1 << 20].map(String.init) + late.map(String.init) + ["1"])
    let positions = try rows.map(\.position)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func `If the server has nothing below a post, the gap below it is gone`() throws {
    try store.write { try stored.insertLatest([post(1)], leavesGap: true, $0) }
    try store.write { try stored.insertLatest([post(9), post(8)], leavesGap: true, $0) }
    #expect(try rows.map(\.hasGapBelow) == [false, true, false])
    try store.write { try stored.insert([], directlyBelow: "8", $0) }
    #expect(try rows.map(\.post.id) == ["9", "8"] && rows.map(\.hasGapBelow) == [false, false])
  }
}
