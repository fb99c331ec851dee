public import Networking
public import Presentation

/// The intents of the feature's screens.
public enum LoginIntent: Sendable, Hashable {
  /// The user is logged in, and the account is stored. The intent leads back to the previous screen.
  case loggedIn(Account)
  /// The user has chosen the account for the app to use.
  case use(Account)
  /// The user wants to log in to a service.
  case logIn(LoginService)
}
