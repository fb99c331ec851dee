import Composition
import Posts

extension RouteKey where Input == NoInput {
  static let notifications = RouteKey("notifications")
}

extension RouteKey where Input == NotifiedPostInput {
  /// A post of a person, in an app with a feature that shows it.
  static let notifiedPost = RouteKey("post")
}

/// A post of a person.
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
