import FeatureTimeline
import Foundation
import Posts
import Testing

@Suite struct PostThreadTests {
  /// Returns the IDs of the rows, each preceded by a number of dots that equals its depth, and followed by a question
  /// mark if the post above it is missing.
  private func outline(_ thread: PostThread) -> [String] {
    thread.rows.map { String(repeating: ".", count: $0.depth) + $0.id.text + ($0.isParentMissing ? "?" : "") }
  }

  private func posts(_ parents: [(Int, Int?)]) throws -> [Post] {
    try parents.map { try Post.reply($0.0, to: $0.1) }
  }

  @Test func `A thread shows the posts above, the post, and each reply below the post that it replies to`() throws {
    let thread = PostThread(
      try .reply(3, to: 2), ancestors: try posts([(1, nil), (2, 1)]),
      descendants: try posts([(4, 3), (5, 3), (6, 4), (7, 6), (8, 5)]))
    #expect(outline(thread) == ["1", "2", "3", ".4", "..6", "...7", ".5", "..8"])
    #expect(thread.post == "3" && !thread.isTruncated)
  }

  @Test func `In a thread, replies to a post that the server did not send follow all others, and are marked`() throws {
    let thread = PostThread(
      try .reply(3, to: 2), ancestors: [], descendants: try posts([(5, 9), (6, 5), (4, 3), (7, nil)]))
    #expect(outline(thread) == ["3?", ".4", ".5?", "..6", ".7?"])
  }

  @Test func `A thread marks an ancestor if the post above it is missing`() throws {
    let thread = PostThread(try .reply(4, to: 3), ancestors: try posts([(1, nil), (3, 2)]), descendants: [])
    #expect(outline(thread) == ["1", "3?", "4"])
  }

  @Test func `Replies that reply to each other appear once in a thread`() throws {
    let thread = PostThread(
      try .reply(1, to: nil), ancestors: [],
      descendants: try posts([(2, 3), (3, 2), (4, 4), (5, 1), (5, 1), (1, 5)]))
    #expect(outline(thread) == ["1", ".5", ".2", "..3", ".4"])
  }

  @Test func `A thread contains at most the thousand nearest posts above its post, and at most a thousand posts below`()
    throws
  {
    let above = try (1...1_500).map { try Post.reply($0, to: $0 - 1) }
    let below = try (2_001...3_500).map { try Post.reply($0, to: $0 == 2_001 ? 2_000 : $0 - 1) }
    let thread = PostThread(try .reply(2_000, to: 1_500), ancestors: above, descendants: below)
    #expect(thread.isTruncated)
    #expect(thread.rows.count == 2_001)
    #expect(thread.rows.first?.id == "501" && thread.rows.first?.isParentMissing == true)
    #expect(thread.rows.last?.id == "3000" && thread.rows.last?.depth == 1_000)
  }
}
