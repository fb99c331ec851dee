import Foundation
import Persistence
import Posts
import Testing

@testable import FeatureNotifications

@Suite struct SchemaTests {
  /// A stored notification of version 1, without details.
  private struct OldNotification: Record {
    var owner: String
    var length: Int
    var id: String
    var kind: NotificationKind
    var created: Date?
    var person: Person
    var post: Post?

    static let table = Table<OldNotification>(
      "notifications",
      Column(key: "owner", \.owner), Column(key: "length", \.length), Column(key: "id", \.id), Column("kind", \.kind),
      Column("created", \.created), Column("person", \.person), Column("post", \.post), make: OldNotification.init)
  }

  @Test func `The current version reads the notifications that version 1 stored`() throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "notifications.sqlite")
    let ada = Person(id: "1", name: "Ada")
    do {
      let schema = Schema("notifications", tables: [OldNotification.table, StoredNotificationList.table])
      try Store(file: file, schemas: [schema]).write {
        try $0.add(
          OldNotification(
            owner: "a", length: 1, id: "9", kind: .other("quoted_update"), created: nil, person: ada,
            post: Post(id: "7", text: "x", author: ada)))
      }
    }
    let store = try Store(file: file, schemas: [NotificationsFeature.schema])
    let all = StoredNotifications(owner: "a")
    let found = try store.read { try $0.array(all.newestFirst) }
    #expect(found.map(\.id) == ["9"] && found.map(\.details) == [nil] && found.map(\.isHidden) == [false])
    #expect(found.map(\.kind) == [.quotedEdit])
    #expect(try store.read { try all.unreadCount(after: nil, $0) } == 1)
  }

  /// A stored notification of version 2, without a position.
  private struct OldRecord: Record {
    var owner: String
    var length: Int
    var id: String
    var kind: NotificationKind
    var created: Date?
    var person: Person
    var post: Post?
    var details: NotificationDetails?
    var isHidden: Bool

    static let table = Table<OldRecord>(
      "notifications",
      Column(key: "owner", \.owner), Column(key: "length", \.length), Column(key: "id", \.id), Column("kind", \.kind),
      Column("created", \.created), Column("person", \.person), Column("post", \.post), Column("details", \.details),
      Column("isHidden", \.isHidden), make: OldRecord.init)
  }

  @Test func `Notifications that earlier versions sorted by ID keep their order`() throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "notifications.sqlite")
    do {
      let schema = Schema(
        "notifications", tables: [OldRecord.table, StoredNotificationList.table], migrations: [{ _ in }])
      try Store(file: file, schemas: [schema]).write {
        for (owner, id) in [("b", "8"), ("a", "9"), ("a", "100"), ("a", "10")] {
          try $0.add(
            OldRecord(
              owner: owner, length: id.count, id: id, kind: .follow, created: nil, person: Person(id: "1", name: "Ada"),
              post: nil, details: nil, isHidden: id == "9"))
        }
      }
    }
    let store = try Store(file: file, schemas: [NotificationsFeature.schema])
    let found = try store.read { try $0.array(StoredNotifications(owner: "a").newestFirst) }
    #expect(found.map(\.id) == ["100", "10", "9"] && found.map(\.isHidden) == [false, false, true])
    #expect(try store.read { try StoredNotifications(owner: "a").unreadCount(after: "10", $0) } == 1)
  }
}
