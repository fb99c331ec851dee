import Composition
import FeatureNotifications
import Posts

extension RouteKey where Input == NoInput {
  static let notifications = RouteKey("notifications")
}

extension RouteKey where Input == NotifyingPersonInput {
  /// The posts of a person, in an app with a feature that shows them.
  static let notifyingPerson = RouteKey("timeline")
}

extension RouteKey where Input == NotifiedPostInput {
  /// A post of a person, in an app with a feature that shows it.
  static let notifiedPost = RouteKey("post")
}

/// A person on the user's Mastodon server or another one.
struct NotifyingPersonInput: RouteInput {
  /// The name of the person's posts: `@mira` or `@mira@other.example`.
  let source: String

  init(username: String) { source = "@" + username }

  init?(parameters: [String: String]) {
    guard let source = parameters["source"] else { return nil }
    self.source = source
  }

  var parameters: [String: String] { ["source": source] }
}

/// A post of a person.
struct NotifiedPostInput: RouteInput {
  let id: String
  let author: NotifyingPersonInput

  init(_ id: PostID, by username: String) {
    self.id = id.text
    author = NotifyingPersonInput(username: username)
  }

  init?(parameters: [String: String]) {
    guard let id = parameters["id"], let author = NotifyingPersonInput(parameters: parameters) else { return nil }
    self.id = id
    self.author = author
  }

  var parameters: [String: String] { author.parameters.merging(["id": id]) { first, _ in first } }
}
