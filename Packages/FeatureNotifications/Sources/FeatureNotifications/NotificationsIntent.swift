public import Posts

/// The intents of the feature's screens. The app decides where they lead.
public enum NotificationsIntent: Hashable, Sendable {
  /// A post of the person with a username.
  case post(PostID, by: String)
  /// The profile of the person with a username.
  case profile(String)
  /// The form to log in.
  case logIn
}
