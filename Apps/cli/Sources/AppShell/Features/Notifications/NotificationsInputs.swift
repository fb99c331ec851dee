import Composition
import Posts

extension RouteKey where Input == NoInput {
  static let notifications = RouteKey("notifications")
}

extension RouteKey where Input == NotifiedPostInput {
  /// The route to a post of a person. The route leads to a screen only in an app with a feature that shows posts.
  static let notifiedPost = RouteKey("post")
}

/// The ID of a post and its author.
struct NotifiedPostInput: RouteInput {
  let id: String
  let author: PersonInput

  init(_ id: PostID, by username: String) {
    self.id = id.text
    author = PersonInput("@" + username)
  }

  init?(parameters: [String: String]) {
    guard let id = parameters["id"], let author = PersonInput(parameters: parameters) else { return nil }
    self.id = id
    self.author = author
  }

  var parameters: [String: String] { author.parameters.merging(["id": id]) { first, _ in first } }
}
