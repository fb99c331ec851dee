public import Composition
public import Posts

extension RouteKey where Input == NoInput {
  /// The route to the notifications.
  public static let notifications = RouteKey("notifications")
}

extension RouteKey where Input == NotifiedPostInput {
  /// The route to a post of a person. The route leads to a screen only in an app with a feature that shows posts.
  public static let notifiedPost = RouteKey("post")
}

/// The ID of a post and its author.
public struct NotifiedPostInput: RouteInput {
  let id: String
  let author: PersonInput

  /// Creates the input.
  public init(_ id: PostID, by username: String) {
    self.id = id.text
    author = PersonInput("@" + username)
  }

  public init?(parameters: [String: String]) {
    guard let id = parameters["id"], let author = PersonInput(parameters: parameters) else { return nil }
    self.id = id
    self.author = author
  }

  public var parameters: [String: String] { author.parameters.merging(["id": id]) { first, _ in first } }
}
