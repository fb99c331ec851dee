/// What the feature asks of the world outside it.
public enum LoginIntent: Sendable, Hashable {
  /// Somebody is signed in, and the account store has the session. Leave the form.
  case signedIn(LoginSession)
  /// Somebody is signed out, and the account store has forgotten the session.
  case signedOut(LoginService)
  /// To the form for telephone numbers.
  case phone
  /// To the form of wanandroid.
  case wanAndroid
  /// To the form of Mastodon.
  case mastodon
}
