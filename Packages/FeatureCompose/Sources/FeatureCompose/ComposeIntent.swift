/// The intents of the feature's screens. The app decides where they lead.
public enum ComposeIntent: Hashable, Sendable {
  /// Return to the screen below, because there is nothing left to write.
  case close
  /// Log in to the Mastodon server.
  case logIn
  /// Open an editor.
  case write(ComposeSubject)
}
