public import Posts

/// The intents of the feature's screens. The app decides where they lead.
public enum NotificationsIntent: Hashable, Sendable {
  /// The thread of a post, whose author has the given username.
  case post(PostID, by: String)
  /// The profile of the person with the given username.
  case profile(String)
  /// The form to log in.
  case logIn
}
