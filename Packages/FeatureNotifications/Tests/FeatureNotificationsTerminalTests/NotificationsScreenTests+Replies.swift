import Foundation
import Networking
import NetworkingTest

extension NotificationsScreenTests {
  static func account(_ name: String) -> String {
    #"{"id": "\#(name)", "username": "\#(name)", "acct": "\#(name)", "display_name": "\#(name)"}"#
  }

  static func notification(_ id: Int, _ kind: String, by name: String, post: String? = nil) -> String {
    let date = now.addingTimeInterval(Double(id - 100) * 60).formatted(.iso8601)
    let status =
      post.map { #"{"id": "7", "content": "<p>\#($0)</p>", "account": \#(account("mira"))}"# } ?? "null"
    return
      #"{"id": "\#(id)", "type": "\#(kind)", "created_at": "\#(date)", "account": \#(account(name)), "status": \#(status)}"#
  }

  static let page = ScriptedReply.json(
    "["
      + [
        notification(97, "favourite", by: "Ada", post: "Five small packages"),
        notification(96, "favourite", by: "Tobias", post: "Five small packages"),
        notification(95, "favourite", by: "Hanae", post: "Five small packages"),
        notification(40, "follow", by: #"Eve\u001b[31m"#),
      ].joined(separator: ",") + "]", headers: ["Link": #"<?min_id=97>; rel="prev""#]
  ).on("GET /api/v1/notifications")

  static let markers = ScriptedReply.json(#"{"notifications": {"last_read_id": "40"}}"#)
    .on("GET /api/v1/markers").repeated()
}
