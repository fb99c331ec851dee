public import Networking

/// Where the user wants to go from the screens of the feature.
public enum LoginIntent: Sendable, Hashable {
  /// Back to where the user came from: the user is logged in, and the account is stored.
  case loggedIn(Account)
  /// To the form to log in at a service.
  case logIn(LoginService)
}
