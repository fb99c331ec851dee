import Dispatch
import Networking
import NetworkingTest
import Reactive

/// What the scripted server does, so that each state of the screens can be seen.
enum Scenario: String, CaseIterable {
  /// Three pages, each after half a second.
  case ranking
  /// Each answer after three seconds.
  case slow
  /// A ranking without users.
  case empty
  /// No server at first; the second attempt succeeds.
  case offline
  /// The second page fails once.
  case moreFails = "more-fails"
  /// The first page comes, and each refresh fails.
  case refreshFails = "refresh-fails"
  /// The ranking moves between the pages: the last three users of a page are the first of the next.
  case moving
  /// One's own coins and three pages of history.
  case mine
  /// The same for a user who is not logged in.
  case loggedOut = "logged-out"
  /// The same for an account that the server does not accept any more.
  case expired

  /// Whether it is about one's own coins.
  var isMine: Bool {
    switch self {
    case .mine, .loggedOut, .expired: true
    default: false
    }
  }

  /// The user who is logged in.
  var user: String? { self == .mine || self == .expired ? "alice_example" : nil }

  /// The answers, in order where there are several for one request.
  var replies: [ScriptedReply] {
    let replies =
      switch self {
      case .ranking, .slow: Answers.ranking()
      case .empty: [Answers.emptyRanking]
      case .offline: [.failure(.transport(.offline)).on("GET /coin/rank/1/json")] + Answers.ranking()
      case .moreFails: [.failure(.transport(.timeout(.idle))).on("GET /coin/rank/2/json")] + Answers.ranking()
      case .refreshFails:
        [Answers.rankingPage(1), .failure(.transport(.offline)).on("GET /coin/rank/1/json").repeated()]
          + Answers.ranking()
      case .moving: Answers.ranking(overlap: 3)
      case .mine, .loggedOut: Answers.mine
      case .expired: Answers.expired
      }
    let pause = RxTimeInterval.milliseconds(self == .slow ? 3000 : 500)
    return replies.map { $0.after(pause, on: MainScheduler.instance) }
  }
}
