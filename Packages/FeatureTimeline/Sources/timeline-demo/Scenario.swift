import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking

/// The screen with which the demo begins.
enum DemoScreen: String, CaseIterable {
  case timeline, sources, people, post, thread, profile, search
}

/// The behavior of the stub server.
enum Scenario: String, CaseIterable {
  /// Posts of every kind, some of which reply to others, and one of which was edited.
  case content
  /// No posts except the one that the post and thread screens show. The thread has no replies, the profile has no
  /// pinned posts, and the search has no results.
  case empty
  /// Long texts and names, and a thread with more replies than a screen shows.
  case long
  /// Responses that are delayed until three seconds after the demo starts.
  case slow
  /// Requests without a connection.
  case offline
  /// A server that responds to every request with 404.
  case missing
  /// A server that no longer accepts the login.
  case unauthorized

  private static let longName = StubPerson(
    String(repeating: "Ada 李伟 ", count: 40), "ada_" + String(repeating: "long_", count: 30),
    about: String(repeating: "A long description. 很长的简介。", count: 60))

  /// Returns the server, with the posts that a screen needs.
  func server(for screen: DemoScreen) -> TimelineStubServer {
    let people = self == .long ? [Self.longName] : StubPerson.all
    let server = TimelineStubServer(people: people, pageSize: 20) { Date().timeIntervalSince1970 }
    switch self {
    case .empty: if screen == .post || screen == .thread { server.publish("Nobody has replied yet.", age: 300) }
    case .long: DemoPosts.publishLongThread(on: server)
    case .content, .slow, .offline, .missing, .unauthorized: DemoPosts.publish(on: server)
    }
    switch self {
    case .slow: server.isHolding = true
    case .offline: server.failure = .transport(.offline)
    case .missing: server.failure = .status(StatusFailure(code: 404, serverMessage: "Not Found"))
    case .unauthorized: server.failure = .status(StatusFailure(code: 401, serverMessage: "The access token is invalid"))
    case .content, .empty, .long: break
    }
    return server
  }

  /// Returns the intent that leads to a screen.
  func intent(to screen: DemoScreen, of source: TimelineSource, on server: TimelineStubServer) -> TimelineIntent {
    let ids = server.ids()
    // In the long thread, the oldest post has the replies. In the others, the newest post was edited and has the most
    // parts.
    let post = self == .long ? ids.last : ids.first
    switch (screen, post) {
    case (.post, let post?): return .post(post, in: source)
    case (.thread, let post?): return .thread(post)
    case (.profile, _): return .profile(self == .long ? Self.longName.username : "mira_okafor")
    case (.search, _): return .search
    case (.sources, _): return .sources
    case (.people, _): return .people(of: source)
    case (.timeline, _), (.post, nil), (.thread, nil): return .timeline(source)
    }
  }

  /// The text with which the search begins.
  var searchText: String {
    switch self {
    case .content, .slow, .offline, .missing, .unauthorized: "i"
    case .empty: "nothing has this text"
    case .long: "long"
    }
  }
}
