import FeatureTimeline
import Testing

@Suite("Known posts")
struct KnownPostsTests {
  /// Holds all posts and answers pages of five, as a server does.
  private struct Server {
    var ids: [Int] = []
    private let limit = 5

    mutating func publish(_ count: Int) {
      // Ids grow by more than one, and from three digits to four.
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

  /// Numbers that look random and are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
  }

  private func ids(_ known: KnownPosts) -> [String] { known.posts.map(\.id.text) }

  private func posts(_ ids: Int...) -> [Post] { ids.map(Server.post) }

  @Test("Known posts have a gap where a page of the newest does not reach down to them")
  func gap() {
    var known = KnownPosts()
    known.insertLatest(posts(3, 2, 1))
    #expect(known.gaps.isEmpty)
    known.insertLatest(posts(9, 8, 7))
    #expect(ids(known) == ["9", "8", "7", "3", "2", "1"])
    #expect(known.gaps == ["7"])
    known.insert(posts(6, 5), directlyBefore: "7")
    #expect(known.gaps == ["5"])
    known.insert(posts(4, 3), directlyBefore: "5")
    #expect(known.gaps.isEmpty)
    #expect(ids(known) == ["9", "8", "7", "6", "5", "4", "3", "2", "1"])
  }

  @Test("Known posts have none where the page reaches one of them, or where nothing was missing")
  func noGap() {
    var known = KnownPosts()
    known.insertLatest(posts(3, 2, 1))
    known.insertLatest(posts(5, 4, 3))
    #expect(known.gaps.isEmpty)
    known.insertLatest(posts(9, 8))
    known.insert(posts(5), directlyBefore: "8")
    #expect(known.gaps.isEmpty)
    #expect(ids(known) == ["9", "8", "5", "4", "3", "2", "1"])
  }

  @Test("Known posts take the later word for a post that changed, and nothing for a place that is not known")
  func changes() {
    var known = KnownPosts()
    known.insertLatest(posts(2, 1))
    known.insertLatest([Post(id: "2", text: "edited", author: Person(id: "1", name: "a"))])
    #expect(known.posts.map(\.text) == ["edited", "1"])
    known.insert(posts(7), directlyBefore: "8")
    known.insert(posts(9), directlyAfter: "8")
    #expect(ids(known) == ["2", "1"])
  }

  @Test func `Posts that a page covers and does not hold are removed, and no others`() {
    var known = KnownPosts()
    known.insertLatest(posts(9, 8, 7, 6, 5, 4, 3, 2, 1))
    known.insertLatest(posts(8, 6))
    #expect(ids(known) == ["8", "6", "5", "4", "3", "2", "1"])
    known.insert(posts(4), directlyBefore: "6")
    #expect(ids(known) == ["8", "6", "4", "3", "2", "1"])
    known.insert(posts(3, 6), directlyAfter: "2")
    #expect(ids(known) == ["8", "6", "3", "2", "1"])
    known.insert([], directlyBefore: "3")
    #expect(ids(known) == ["8", "6", "3"] && known.gaps.isEmpty)
    known.insertLatest([])
    #expect(known == KnownPosts())
  }

  @Test func `The gap below a removed post moves up to the next newer one`() {
    var known = KnownPosts()
    known.insertLatest(posts(2, 1))
    known.insertLatest(posts(9, 8))
    known.remove("8")
    #expect(ids(known) == ["9", "2", "1"] && known.gaps == ["9"])
    known.remove("9")
    known.remove("1")
    known.remove("7")
    #expect(ids(known) == ["2"] && known.gaps.isEmpty)
  }

  @Test("Known posts and the gaps between them are the server's timeline, whatever is asked when", arguments: 1...50)
  func property(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    var server = Server()
    var known = KnownPosts()
    server.publish(12)
    for _ in 0..<40 {
      let gap = known.gaps.sorted().randomElement(using: &numbers)
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: server.publish(Int.random(in: 1...12, using: &numbers))
      case 1, 2: known.insertLatest(server.page(.latest))
      case 3: if let id = known.posts.last?.id { known.insert(server.page(.older(than: id)), directlyBefore: id) }
      case 4: if let id = gap { known.insert(server.page(.older(than: id)), directlyBefore: id) }
      default:
        if let id = known.posts.randomElement(using: &numbers)?.id {
          known.insert(server.page(.newer(than: id)), directlyAfter: id)
        }
      }
      try expect(known, in: server)
    }
    known.insertLatest(server.page(.latest))
    while let id = known.gaps.max() { known.insert(server.page(.older(than: id)), directlyBefore: id) }
    while let id = known.posts.last?.id, case let page = server.page(.older(than: id)), !page.isEmpty {
      known.insert(page, directlyBefore: id)
    }
    #expect(known.posts == server.all)
  }

  /// In order, none twice, none made up, and none missing but in a gap.
  private func expect(_ known: KnownPosts, in server: Server) throws {
    let ids = known.posts.map(\.id)
    let all = server.all.map(\.id)
    try #require(ids == Set(ids).sorted(by: >))
    try #require(Set(ids).isSubset(of: all))
    for (newer, older) in zip(ids, ids.dropFirst()) where !known.gaps.contains(newer) {
      let isBroken = all.contains { older < $0 && $0 < newer }
      try #require(!isBroken)
    }
    try #require(known.gaps.isSubset(of: ids.dropLast()))
  }
}
