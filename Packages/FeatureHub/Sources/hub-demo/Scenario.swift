import FeatureHub
import Foundation
import Networking
import NetworkingTest
import Reactive

/// The screen that is shown and the behavior of the scripted server. Together, the scenarios cover every screen, and a
/// search that finds nothing, fails or is slow.
enum Scenario: String, CaseIterable {
  /// A search that finds two repositories.
  case search
  /// A search that finds nothing.
  case empty
  /// A search without a connection.
  case offline
  /// A search after the server's limit has been reached.
  case limited
  /// A search whose replies take three seconds.
  case slow
  /// A repository that the user can star.
  case repository
  /// The issues of a repository.
  case issues
  /// An issue with two comments.
  case issue
  /// The commits of a repository.
  case commits
  /// A commit with its files.
  case commit
  /// The branches of a repository.
  case branches
  /// The users who committed to a repository.
  case contributors
  /// A user with an account on a Mastodon server.
  case user

  /// The replies of the server.
  var replies: [ScriptedReply] {
    let replies: [ScriptedReply] =
      switch self {
      case .empty: [.json(#"{"items": []}"#).repeated()]
      case .offline: [.failure(.transport(.offline)).repeated()]
      case .limited: [.json(#"{"message": "API rate limit exceeded for 127.0.0.1."}"#, status: 403).repeated()]
      default: Replies.all
      }
    let pause = RxTimeInterval.milliseconds(self == .slow ? 3000 : 300)
    return replies.map { $0.after(pause, on: MainScheduler.instance) }
  }
}
