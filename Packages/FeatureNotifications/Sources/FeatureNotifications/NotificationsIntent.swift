public import Posts

/// The intents of the feature's screens. Each case names what the user opens; the app decides how to show it.
public indirect enum NotificationsIntent: Hashable, Sendable {
  /// The thread of a post by the user with the given username.
  case post(PostID, by: String)
  /// The profile of the person with the given username.
  case profile(String)
  /// An editor for a post.
  case editor(PostEditor)
  /// What another intent opens, beside the list and without opening it. `nil` for a row that opens nothing.
  case preview(NotificationsIntent?)
  /// The form to log in.
  case logIn

  /// Returns the intent to show the post of a row, or `nil` if there is no post or its author's username is unknown.
  public static func post(of row: NotificationRow) -> NotificationsIntent? {
    row.post.flatMap { $0.author.username.isEmpty ? nil : .post($0.id, by: $0.author.username) }
  }

  /// Returns the intent to show the profile of a row's first person, or `nil` if the person's username is unknown.
  public static func profile(of row: NotificationRow) -> NotificationsIntent? {
    row.people.first.flatMap { $0.username.isEmpty ? nil : .profile($0.username) }
  }
}
