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
    let store = try Store(file: file, schemas: [TimelineFeature.schema])
    let found = try store.read { try $0.array(StoredPosts(timeline: "a").newestFirst) }
    #expect(found.map(\.hasGapBelow) == [true])
    let choices = try store.read { try $0.array(StoredChoice.choice(of: "ada", at: "https://social.example")) }
    #expect(choices.map(\.source) == ["list:7"] && choices.map(\.title) == [nil])
    #expect(
      found.map(\.post) == [Post(id: "9", text: "x", author: ada, passedOnBy: bea, created: created, url: url)])
  }
}
