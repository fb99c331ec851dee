import Dispatch
import Networking
import NetworkingTest
import Reactive

/// The behavior of the scripted server.
enum Scenario: String, CaseIterable {
  /// Three pages, each after half a second.
  case ranking
  /// Three pages, each after three seconds.
  case slow
  /// A ranking without users.
  case empty
  /// The first request fails because there is no connection; the second succeeds.
  case offline
  /// The second page fails once.
  case moreFails = "more-fails"
  /// The first page loads, and each refresh fails.
  case refreshFails = "refresh-fails"
  /// The ranking changes between the pages: the last three users of a page are the first three of the next page.
  case moving
  /// The user's own coins and three pages of history.
  case mine
  /// The user's own coins while no user is logged in.
  case loggedOut = "logged-out"
  /// The user's own coins after the server has stopped accepting the account.
  case expired

  /// Whether the scenario shows the user's own coins.
  var isMine: Bool {
    switch self {
    case .mine, .loggedOut, .expired: true
    default: false
    }
  }

  /// The name of the user who is logged in, or `nil` if no user is logged in.
  var user: String? { self == .mine || self == .expired ? "alice_example" : nil }

  /// The replies, in order if there are several for one request.
  var replies: [ScriptedReply] {
    let replies =
      switch self {
      case .ranking, .slow: Replies.ranking()
      case .empty: [Replies.emptyRanking]
      case .offline: [.failure(.transport(.offline)).on("GET /coin/rank/1/json")] + Replies.ranking()
      case .moreFails: [.failure(.transport(.timeout(.idle))).on("GET /coin/rank/2/json")] + Replies.ranking()
      case .refreshFails:
        [Replies.rankingPage(1), .failure(.transport(.offline)).on("GET /coin/rank/1/json").repeated()]
          + Replies.ranking()
      case .moving: Replies.ranking(overlap: 3)
      case .mine, .loggedOut: Replies.mine
      case .expired: Replies.expired
      }
    let pause = RxTimeInterval.milliseconds(self == .slow ? 3000 : 500)
    return replies.map { $0.after(pause, on: MainScheduler.instance) }
  }
}
