import Foundation
import Persistence
import Posts
import ReactiveTest
import Testing

@testable import FeatureTimeline

/// Tests of stored posts whose order is that of the server, and not that of their IDs.
@Suite struct StoredOrderTests {
  private let store: Store
  private var stored = StoredPosts(timeline: "mine")

  init() throws { store = try .inMemory(schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema]) }

  private func posts(_ ids: String) -> [Post] {
    ids.split(separator: " ").map { Post(id: PostID(String($0)), text: "", author: Person(id: "1", name: "a")) }
  }

  /// Returns the stored IDs, with a `|` for each gap.
  private func shown() throws -> String {
    try store.read { try $0.array(stored.newestFirst) }
      .map { $0.hasGapBelow ? "\($0.post.id) |" : $0.post.id.text }.joined(separator: " ")
  }

  @discardableResult private func latest(_ ids: String, leavesGap: Bool = true) throws -> StoredPosts.Below {
    try store.write { try stored.insertLatest(posts(ids), leavesGap: leavesGap, $0) }
  }

  @discardableResult private func insert(_ ids: String, below id: PostID) throws -> [Post]? {
    try store.write { try stored.insert(posts(ids), directlyBelow: id, $0) }
  }

  @Test func `Posts are in the order of the server's pages, whatever their IDs`() throws {
    try latest("1240 interaction-62 1235 interaction-61")
    try insert("1229 interaction-60 960", below: "interaction-61")
    try latest("1250 interaction-63 1240 interaction-62")
    #expect(try shown() == "1250 interaction-63 1240 interaction-62 1235 interaction-61 1229 interaction-60 960")
  }

  @Test(arguments: [(false, "19 18 16 | 17 | 13 12"), (true, "19 18 16 | 13 12")])
  mutating func `Only where the server sorts by ID does a page show that the post at its end was deleted`(
    isSortedByID: Bool, expected: String
  ) throws {
    stored.isSortedByID = isSortedByID
    try latest("13 12")
    try latest("19 18 17")
    try latest("19 18 16")
    #expect(try shown() == expected)
  }

  @Test mutating func `Where the server sorts by ID, a page below a post replaces the deleted posts in its range`()
    throws
  {
    stored.isSortedByID = true
    try latest("19 18 17")
    try insert("16 15", below: "17")
    try insert("14 12", below: "16")
    #expect(try shown() == "19 18 17 16 14 12")
  }

  @Test func `A gap between posts whose IDs have no order is filled from its upper edge`() throws {
    try latest("b 7 a")
    try latest("z 2 y")
    #expect(try shown() == "z 2 y | b 7 a")
    try insert("9 x", below: "y")
    #expect(try shown() == "z 2 y 9 x | b 7 a")
    try insert("c b 7", below: "x")
    #expect(try shown() == "z 2 y 9 x c b 7 a")
  }

  @Test func `A page that overlaps the stored posts above it adds only the posts below`() throws {
    try latest("e d c")
    #expect(try insert("d c b a", below: "c")?.map(\.id) == ["b", "a"])
    #expect(try insert("e 9 a 8", below: "a")?.map(\.id) == ["8"])
    #expect(try shown() == "e d c b a 8")
  }

  @Test func `A post that a later page repeats stays in its place, and its neighbors in that page are stored`() throws {
    try latest("e d c")
    try insert("b d a", below: "c")
    #expect(try shown() == "e d c b a")
  }

  @Test func `A post that the server moves to the top is stored once, and no post below is lost without a gap`() throws
  {
    try latest("e d c b a")
    try latest("g c f")
    #expect(try shown() == "g c f | e d b a")
    try insert("e d", below: "f")
    #expect(try shown() == "g c f e d b a")
  }

  @Test func `Posts that the server inserts between stored ones are stored between them`() throws {
    try latest("e d c b a")
    try latest("e x d y c")
    #expect(try shown() == "e x d y c b a")
    try latest("e x z")
    #expect(try shown() == "e x z | d y c b a")
  }

  @Test func `A page with the stored posts in another order is shown in the new order`() throws {
    try latest("e d c b a")
    try latest("c d e")
    #expect(try shown() == "c d e | b a")
    try insert("b a", below: "e")
    #expect(try shown() == "c d e b a")
  }

  @Test func `A page that reaches a gap with posts beyond it moves the gap below them`() throws {
    try latest("b a")
    try latest("f e")
    try latest("g f e d c")
    #expect(try shown() == "g f e d c | b a")
  }

  @Test func `A page without a stored post is stored with a gap below it, even if it is short`() throws {
    try latest("e d c")
    #expect(try latest("f", leavesGap: false) == .distant)
    #expect(try shown() == "e d c")
    try latest("f")
    #expect(try shown() == "f | e d c")
  }

  @Test func `A page below a post can be the newest page if it has posts that are later, or that are stored above`()
    throws
  {
    func post(_ id: PostID, _ date: Double) -> Post {
      Post(id: id, text: "", author: Person(id: "1", name: "a"), created: Date(timeIntervalSince1970: date))
    }
    try store.write { transaction in
      try stored.insertLatest([post("c", 3), post("b", 2)], leavesGap: true, transaction)
    }
    func canBeLatest(_ page: [Post], below id: PostID) throws -> Bool {
      try store.read { try stored.canBeLatest(page, below: id, $0) }
    }
    #expect(try canBeLatest([post("e", 2), post("c", 3)], below: "b"))
    #expect(try canBeLatest([post("a", 4), post("0", 1)], below: "b"))
    #expect(try !canBeLatest([post("e", 1), post("a", 1)], below: "b"))
    #expect(try !canBeLatest([post("c", 3), post("b", 2)], below: "b"))
    #expect(try !canBeLatest([post("e", 9)], below: "unknown"))
  }

  @Test func `Any number of pages fits between two stored posts`() throws {
    try latest("1 0")
    for number in 0..<5 {
      let page = (0..<40).map { "\(number).\($0)" }.joined(separator: " ")
      try latest("1 \(page) 0")
      #expect(try shown() == "1 \(page) 0")
    }
    var middle: [String] = []
    for number in 0..<60 {
      middle.insert("m\(number)", at: middle.count / 2)
      try latest((["1"] + middle + ["0"]).joined(separator: " "))
    }
    #expect(try shown() == (["1"] + middle + ["0"]).joined(separator: " "))
  }

  @Test(arguments: [Int.max, .min, 1 << 61, -(1 << 61)])
  func `A position that no sum may exceed is replaced`(position: Int) throws {
    try store.write { try $0.add(StoredPost(posts("a")[0], in: "mine", at: position)) }
    try latest("b a")
    try insert("0", below: "a")
    #expect(try shown() == "b a 0")
  }

  @Test func `A page of thousands of posts fits between two stored posts`() throws {
    try latest("b a")
    let page = (0..<3_000).map(String.init).joined(separator: " ")
    try insert("\(page) a", below: "b")
    #expect(try shown() == "b \(page) a")
  }

  // MARK: - Trimming

  @Test func `Trimming leaves the newest posts, and no gap below the last one`() throws {
    try latest((0..<100).map { "old\($0)" }.joined(separator: " "))
    try latest((0..<700).map { "new\($0)" }.joined(separator: " "))
    let before = try shown()
    #expect(try store.write { try !stored.trim(around: nil, $0) })
    #expect(try shown() == before)
    try latest((0..<300).map { "newest\($0)" }.joined(separator: " "))
    #expect(try store.write { try stored.trim(around: nil, $0) })
    let rows = try store.read { try $0.array(stored.newestFirst) }
    #expect(rows.count == StoredPosts.limit)
    #expect(rows.last?.post.id == "new499" && rows.last?.hasGapBelow == false)
  }

  @Test func `Trimming leaves the posts around the reading position, and a gap above them`() throws {
    try latest((0..<1_200).map { "p\($0)" }.joined(separator: " "))
    #expect(try store.write { try stored.trim(around: "p900", $0) })
    let rows = try store.read { try $0.array(stored.newestFirst) }
    #expect(rows.map(\.post.id) == ((0..<400).map { $0 } + (700..<1_100)).map { PostID("p\($0)") })
    #expect(rows.filter(\.hasGapBelow).map(\.post.id) == ["p399"])
    #expect(try store.write { try !stored.trim(around: "p900", $0) })
  }
}
