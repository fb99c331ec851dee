import FeatureNotifications
import Foundation
import Posts
import Presentation
import Testing

@Suite struct NotificationsDocumentTests {
  @Test
  func `The document of notifications has the fields of its schema, and omits fields that the server does not send`()
    throws
  {
    let ada = Person(id: "1", name: "Ada", username: "ada")
    let date = Date(timeIntervalSince1970: 1_795_312_800)
    var filtered = Post(id: "8", text: "Spider", author: ada)
    filtered.filter = PostFilter(.warn, titles: ["Spiders"])
    var details = NotificationDetails()
    details.emoji = "🦊"
    let contents = NotificationsContents(
      rows: [
        NotificationRow(
          id: "2", kind: .favorite, people: [ada], post: Post(id: "7", text: "Text", author: ada, created: date),
          created: date, isUnread: true),
        NotificationRow(id: "1", kind: .follow, people: [ada]),
        NotificationRow(id: "0", kind: .mention, people: [ada], post: filtered, details: details),
      ], unreadCount: 1, updated: date, failure: .offline)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(
      decoding: try encoder.encode(NotificationsDocument(server: "stub.example", contents: contents)), as: UTF8.self)
    let person = #"{"about":"","id":"1","name":"Ada","username":"ada"}"#
    #expect(
      text == #"{"isStale":true,"isTruncated":false,"notifications":["#
        + #"{"created":"2026-11-22T02:00:00Z","id":"2","isUnread":true,"kind":"favorite","people":[\#(person)],"#
        + #""post":{"author":\#(person),"created":"2026-11-22T02:00:00Z","id":"7","text":"Text"}},"#
        + #"{"id":"1","isUnread":false,"kind":"follow","people":[\#(person)]},"#
        + #"{"details":{"emoji":"🦊"},"id":"0","isUnread":false,"kind":"mention","people":[\#(person)],"#
        + #""post":{"author":\#(person),"filtered":{"action":"warn","titles":["Spiders"]},"id":"8","text":""}}],"#
        + #""schema":"tessera.notifications/1","server":"stub.example","unread":1,"updated":"2026-11-22T02:00:00Z"}"#)
  }
}
