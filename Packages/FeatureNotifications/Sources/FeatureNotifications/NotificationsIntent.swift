public import Posts

/// The intents of the feature's screens. Each case names what the user opens; the app decides how to show it.
public enum NotificationsIntent: Hashable, Sendable {
  /// The thread of a post by the user with the given username.
  case post(PostID, by: String)
  /// The profile of the person with the given username.
  case profile(String)
  /// The form to log in.
  case logIn
}
