import Foundation
import Persistence
import Posts
import Testing

@testable import FeatureTimeline

@Suite struct SchemaTests {
  /// A stored post of version 1, with a column for each part.
  private struct OldPost: Record {
    var timeline: String
    var length: Int
    var id: PostID
    var hasGapBelow: Bool
    var text: String
    var author: Person
    var passedOnBy: Person?
    var created: Date?
    var url: URL?

    static let table = Table<OldPost>(
      "timeline_posts",
      Column(key: "timeline", \.timeline), Column(key: "length", \.length), Column(key: "id", \.id),
      Column("hasGapBelow", \.hasGapBelow), Column("text", \.text), Column("author", \.author),
      Column("passedOnBy", \.passedOnBy), Column("created", \.created), Column("url", \.url), make: OldPost.init)
  }

  /// A stored post of version 3, without a position.
  private struct OldRecord: Record {
    var timeline: String
    var length: Int
    var id: PostID
    var hasGapBelow: Bool
    var post: Post

    static let table = Table<OldRecord>(
      "timeline_posts",
      Column(key: "timeline", \.timeline), Column(key: "length", \.length), Column(key: "id", \.id),
      Column("hasGapBelow", \.hasGapBelow), Column("post", \.post), make: OldRecord.init)
  }

  /// A stored choice of version 2, without the title of a list.
  private struct OldChoice: Record {
    var account: String
    var server: String
    var source: String

    static let table = Table<OldChoice>(
      "timeline_choices",
      Column(key: "account", \.account), Column(key: "server", \.server), Column("source", \.source),
      make: OldChoice.init)
  }

  @Test
  func `The current version reads the posts, gaps and chosen timeline that earlier versions stored`() throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "posts.sqlite")
    let (ada, bea) = (Person(id: "1", name: "Ada"), Person(id: "2", name: "Bea", username: "bea"))
    let url = try #require(URL(string: "https://social.example/9"))
    let created = Date(timeIntervalSince1970: 1_544_258_580)
    do {
      let old = try Store(file: file, schemas: [Schema("timeline", tables: [OldPost.table, OldChoice.table])])
      try old.write {
        try $0.add(OldChoice(account: "ada", server: "https://social.example", source: "list:7"))
        try $0.add(
          OldPost(
            timeline: "a", length: 1, id: "9", hasGapBelow: true, text: "x", author: ada, passedOnBy: bea,
            created: created, url: url))
      }
    }
    let store = try Store(file: file, schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema])
    let found = try store.read { try $0.array(StoredPosts(timeline: "a").newestFirst) }
    #expect(found.map(\.hasGapBelow) == [true])
    let choices = try store.read { try $0.array(StoredChoice.choice(of: "ada", at: "https://social.example")) }
    #expect(choices.map(\.source) == ["list:7"] && choices.map(\.title) == [nil])
    #expect(
      found.map(\.post) == [Post(id: "9", text: "x", author: ada, passedOnBy: bea, created: created, url: url)])
  }
  @Test func `Posts that earlier versions sorted by ID keep their order and their gaps`() throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "posts.sqlite")
    let author = Person(id: "1", name: "Ada")
    do {
      let choices = Schema(
        "timeline", tables: [OldRecord.table, StoredChoice.table], migrations: [{ _ in }, { _ in }])
      let old = try Store(file: file, schemas: [choices])
      try old.write { transaction in
        for (timeline, id) in [("b", "8"), ("a", "9"), ("a", "100"), ("a", "10"), ("b", "7")] {
          try transaction.add(
            OldRecord(
              timeline: timeline, length: id.count, id: PostID(id), hasGapBelow: id == "10",
              post: Post(id: PostID(id), text: id, author: author)))
        }
      }
    }
    let store = try Store(file: file, schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema])
    let posts = StoredPosts(timeline: "a")
    let found = try store.read { try $0.array(posts.newestFirst) }
    #expect(found.map(\.post.text) == ["100", "10", "9"])
    #expect(found.map(\.hasGapBelow) == [false, true, false])
    #expect(try store.read { try $0.array(StoredPosts(timeline: "b").newestFirst) }.map(\.post.id) == ["8", "7"])
    let page = ["10", "new"].map { Post(id: PostID($0), text: "", author: author) }
    try store.write { try posts.insert(page, directlyBelow: "100", $0) }
    #expect(try store.read { try $0.array(posts.newestFirst) }.map(\.post.id) == ["100", "10", "new", "9"])
  }
}
