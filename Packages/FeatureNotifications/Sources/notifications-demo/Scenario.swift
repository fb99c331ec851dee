import Foundation
import Networking
import NetworkingTest
import Reactive

/// The behavior of the scripted server.
enum Scenario: String, CaseIterable {
  /// Two pages with every kind of notification, some unread. Polls find no new notifications.
  case notifications
  /// No notifications.
  case empty
  /// Requests without a connection.
  case offline
  /// A server that is reported as unreachable, so the screen does not poll.
  case unreachable
  /// A user who is not logged in.
  case loggedOut
  /// A server that no longer accepts the session.
  case expired
  /// A second page that fails to load.
  case olderFails
  /// A server without read markers.
  case noMarkers
  /// Replies that take three seconds.
  case slow

  /// The replies of the server.
  var replies: [ScriptedReply] {
    let replies: [ScriptedReply] =
      switch self {
      case .empty: [Replies.markers, .json("[]").repeated()]
      case .offline, .unreachable: [.failure(.transport(.offline)).repeated()]
      case .loggedOut, .expired:
        [.json(#"{"error": "The access token is invalid"}"#, status: 401).repeated()]
      case .olderFails: [Replies.markers, Replies.first, .status(503).repeated()]
      case .noMarkers:
        [.status(404).on("GET /api/v1/markers").repeated(), Replies.first, Replies.second]
      case .notifications, .slow: [Replies.markers, Replies.setMarkers, Replies.first, Replies.second]
      }
    let pause = RxTimeInterval.milliseconds(self == .slow ? 3000 : 300)
    return replies.map { $0.after(pause, on: MainScheduler.instance) }
  }
}
