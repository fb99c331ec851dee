import Foundation
import Networking
import NetworkingTest

/// The replies of the demo's server.
enum Replies {
  private static let path = "/api/v1/notifications"

  /// The first page, which links to the second.
  static let first = ScriptedReply.json(
    page([
      (40, "favourite", "Ada Börje", "ada_b", 901), (39, "favourite", "Tobias Lind", "tobiaslind@other.example", 901),
      (38, "mention", "佐藤 花江", "hanae_sato", 955), (37, "favourite", "李伟", "liwei_dev@other.example", 901),
      (36, "reblog", "Ada Börje", "ada_b", 901), (35, "follow", "Nikhil Rao", "nikhil_rao@other.example", nil),
      (34, "follow_request", "Omar Haddad", "omar_h@other.example", nil),
      (33, "poll", "Mira Okafor", "mira_okafor", 902),
    ]), headers: ["Link": #"<http://demo.invalid/api/v1/notifications?max_id=33>; rel="next""#]
  ).on("GET \(path)?limit=40").repeated()

  /// The second and last page.
  static let second = ScriptedReply.json(
    page([
      (32, "update", "Zofia Kowalczyk", "zofia_k", 903), (31, "status", "Seán Ó Dálaigh", "sean_o", 956),
      (30, "severed_relationships", "Mira Okafor", "mira_okafor", nil),
    ])
  ).on("GET \(path)?max_id=33").repeated()

  static let markers = ScriptedReply.json(marker).on("GET /api/v1/markers").repeated()
  static let setMarkers = ScriptedReply.json(marker).on("POST /api/v1/markers").repeated()

  private static let marker = #"{"notifications": {"last_read_id": "36", "updated_at": "2026-11-22T01:41:37.387Z"}}"#

  private static func page(_ notifications: [(Int, String, String, String, Int?)]) -> String {
    let entries = notifications.map { id, kind, name, username, post in
      entry(id, kind, by: account(name, username), about: post)
    }
    return "[\(entries.joined(separator: ", "))]"
  }

  private static func entry(_ id: Int, _ kind: String, by account: String, about post: Int?) -> String {
    let age: TimeInterval = Double(41 - id) * 1_700
    let date = Date(timeIntervalSinceNow: -age).formatted(.iso8601)
    let post = post.map { status($0, date) } ?? "null"
    return
      #"{"id": "\#(id)", "type": "\#(kind)", "created_at": "\#(date)", "account": \#(account), "status": \#(post)}"#
  }

  private static func account(_ name: String, _ username: String) -> String {
    #"{"id": "\#(username)", "username": "\#(username.prefix { $0 != "@" })", "acct": "\#(username)", "#
      + #""display_name": "\#(name)"}"#
  }

  /// Returns a post. Posts with an ID of 950 or more are by other people.
  private static func status(_ id: Int, _ date: String) -> String {
    let author = id < 950 ? account("Mira Okafor", "mira_okafor") : account("佐藤 花江", "hanae_sato")
    let text = id < 950 ? "Five small packages beat one big target. swift test in four seconds!" : "@mira_okafor 真的吗？"
    return #"{"id": "\#(id)", "created_at": "\#(date)", "account": \#(author), "content": "<p>\#(text)</p>"}"#
  }
}
