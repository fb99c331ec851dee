import Foundation
import Persistence
import Posts
import ReactiveTest
import Testing

@testable import FeatureTimeline

@Suite struct StoredPostsTests {
  /// A server that has all posts and sends pages of five.
  private struct Server {
    var ids: [Int] = []
    private let limit = 5

    mutating func publish(_ count: Int) {
      // Consecutive IDs differ by more than one and grow from three digits to four.
      for _ in 0..<count { ids.append((ids.last ?? 900) + 7) }
    }

    var all: [Post] { ids.reversed().map(Self.post) }

    func page(_ page: TimelinePage) -> [Post] {
      switch page {
      case .latest: Array(all.prefix(limit))
      case .older(let id): Array(all.filter { $0.id < id }.prefix(limit))
      case .newer(let id): Array(all.filter { $0.id > id }.suffix(limit))
      }
    }

    static func post(_ id: Int) -> Post {
      Post(id: PostID("\(id)"), text: "\(id)", author: Person(id: "1", name: "a"))
    }
  }

  /// The posts of a timeline in a store with another timeline, which must not change.
  private final class Shelf {
    private let store: Store
    private let stored = StoredPosts(timeline: "mine")
    private let others = StoredPosts(timeline: "mine too")

    init() throws {
      store = try .inMemory(schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema])
      try store.write { try others.insertLatest([Server.post(5)], leavesGap: true, $0) }
    }

    func records() throws -> [StoredPost] { try store.read { try $0.array(stored.newestFirst) } }
    func otherPosts() throws -> [Post] { try store.read { try $0.array(others.newestFirst) }.map(\.post) }
    func posts() throws -> [Post] { try records().map(\.post) }
    func ids() throws -> [String] { try posts().map(\.id.text) }
    func gaps() throws -> [String] { try records().filter(\.hasGapBelow).map(\.post.id.text) }

    @discardableResult func latest(_ page: [Post], leavesGap: Bool = true) throws -> StoredPosts.Below {
      try store.write { try stored.insertLatest(page, leavesGap: leavesGap, $0) }
    }
    @discardableResult func insert(_ page: [Post], below id: PostID) throws -> [Post]? {
      try store.write { try stored.insert(page, directlyBelow: id, $0) }
    }
    func update(_ post: Post) throws { try store.write { try stored.update(post, $0) } }
    func remove(_ id: PostID) throws { try store.write { try stored.remove(id, $0) } }
    func trim(around id: PostID? = nil) throws -> Bool { try store.write { try stored.trim(around: id, $0) } }
  }

  private func posts(_ ids: Int...) -> [Post] { ids.map(Server.post) }

  @Test func `A page of the newest posts that does not reach the stored ones leaves a gap`() throws {
    let shelf = try Shelf()
    try shelf.latest(posts(3, 2, 1))
    #expect(try shelf.gaps() == [])
    try shelf.latest(posts(9, 8, 7))
    #expect(try shelf.ids() == ["9", "8", "7", "3", "2", "1"])
    #expect(try shelf.gaps() == ["7"])
    try shelf.insert(posts(6, 5), below: "7")
    #expect(try shelf.gaps() == ["5"])
    try shelf.insert(posts(4, 3), below: "5")
    #expect(try shelf.gaps() == [])
    #expect(try shelf.ids() == ["9", "8", "7", "6", "5", "4", "3", "2", "1"])
  }

  @Test func `If gaps are not allowed, a page that would leave one is not stored`() throws {
    let shelf = try Shelf()
    #expect(try shelf.latest(posts(2, 1), leavesGap: false) == .nothing)
    #expect(try shelf.latest(posts(9, 8), leavesGap: false) == .distant)
    #expect(try shelf.ids() == ["2", "1"])
    #expect(try shelf.latest(posts(3, 2), leavesGap: false) == .adjacent)
    #expect(try shelf.ids() == ["3", "2", "1"])
    #expect(try shelf.latest([], leavesGap: false) == .nothing)
    #expect(try shelf.ids() == [])
  }

  @Test
  func
    `A page leaves no gap if it reaches a stored post, or if the server sends no posts between it and the stored ones`()
    throws
  {
    let shelf = try Shelf()
    try shelf.latest(posts(3, 2, 1))
    try shelf.latest(posts(5, 4, 3))
    #expect(try shelf.gaps() == [])
    try shelf.latest(posts(9, 8))
    try shelf.insert(posts(5), below: "8")
    #expect(try shelf.gaps() == [])
    #expect(try shelf.ids() == ["9", "8", "5", "4", "3", "2", "1"])
  }

  @Test
  func `A stored post is replaced with its latest version, and a page next to an unknown post is ignored`() throws {
    let shelf = try Shelf()
    try shelf.latest(posts(2, 1))
    try shelf.latest([Post(id: "2", text: "edited", author: Person(id: "1", name: "a"))])
    #expect(try shelf.posts().map(\.text) == ["edited", "1"])
    try shelf.update(Server.post(2))
    try shelf.update(Server.post(3))
    try shelf.insert(posts(7), below: "8")
    #expect(try shelf.posts() == posts(2, 1))
  }

  @Test func `A page that does not continue in the requested direction changes nothing`() throws {
    let shelf = try Shelf()
    try shelf.latest(posts(2, 1))
    try shelf.latest(posts(9, 8))
    #expect(try shelf.insert(posts(9, 8), below: "8") == nil)
    #expect(try shelf.insert(posts(9), below: "8") == nil)
    #expect(try shelf.ids() == ["9", "8", "2", "1"])
    #expect(try shelf.gaps() == ["8"])
  }

  @Test func `A page deletes only the stored posts in its range that it does not contain`() throws {
    let shelf = try Shelf()
    try shelf.latest(posts(9, 8, 7, 6, 5, 4, 3, 2, 1))
    try shelf.latest(posts(8, 6))
    #expect(try shelf.ids() == ["8", "6", "5", "4", "3", "2", "1"])
    try shelf.insert(posts(4), below: "6")
    #expect(try shelf.ids() == ["8", "6", "4", "3", "2", "1"])
    try shelf.insert([], below: "3")
    #expect(try shelf.ids() == ["8", "6", "4", "3"])
    #expect(try shelf.gaps() == [])
    try shelf.latest([])
    #expect(try shelf.ids() == [])
  }

  @Test func `The gap below a deleted post moves up to the next newer post`() throws {
    let shelf = try Shelf()
    try shelf.latest(posts(2, 1))
    try shelf.latest(posts(9, 8))
    try shelf.remove("8")
    #expect(try shelf.ids() == ["9", "2", "1"])
    #expect(try shelf.gaps() == ["9"])
    try shelf.remove("9")
    try shelf.remove("1")
    try shelf.remove("7")
    #expect(try shelf.ids() == ["2"])
    #expect(try shelf.gaps() == [])
  }

  /// `LONG` is set in the nightly run.
  private static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["LONG"] == nil ? 1...12 : 1...500

  @Test(arguments: seeds)
  func `Stored posts and gaps match the server's timeline after random requests`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    var server = Server()
    let shelf = try Shelf()
    server.publish(12)
    for _ in 0..<40 {
      let records = try shelf.records()
      try expect(records, in: server)
      let stored = records.map(\.post)
      let gap = records.filter(\.hasGapBelow).randomElement(using: &numbers)?.post.id
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: server.publish(Int.random(in: 1...12, using: &numbers))
      case 1, 2: try shelf.latest(server.page(.latest))
      case 3: if let id = stored.last?.id { try shelf.insert(server.page(.older(than: id)), below: id) }
      case 4: if let id = gap { try shelf.insert(server.page(.older(than: id)), below: id) }
      default:
        if stored.count > 1 {
          try shelf.latest(server.page(.newer(than: stored[1].id)), leavesGap: false)
        }
      }
    }
    try shelf.latest(server.page(.latest))
    while let id = try shelf.gaps().first.map({ PostID($0) }) {
      try shelf.insert(server.page(.older(than: id)), below: id)
    }
    while let id = try shelf.posts().last?.id, case let page = server.page(.older(than: id)), !page.isEmpty {
      try shelf.insert(page, below: id)
    }
    #expect(try shelf.posts() == server.all)
    #expect(try shelf.otherPosts() == [Server.post(5)])
  }

  /// Expects that the posts are in order, unique, and from the server, and that posts are missing only in gaps.
  private func expect(_ records: [StoredPost], in server: Server) throws {
    let ids = records.map(\.post.id)
    let gaps = Set(records.filter(\.hasGapBelow).map(\.post.id))
    let all = server.all.map(\.id)
    try #require(ids == Set(ids).sorted(by: >))
    try #require(Set(ids).isSubset(of: all))
    for (newer, older) in zip(ids, ids.dropFirst()) where !gaps.contains(newer) {
      let isBroken = all.contains { older < $0 && $0 < newer }
      try #require(!isBroken)
    }
    try #require(gaps.isSubset(of: ids.dropLast()))
  }
}
