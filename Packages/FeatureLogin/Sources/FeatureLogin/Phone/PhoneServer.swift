public import Networking
public import Reactive

/// A server that users log in to by phone number.
public protocol PhoneServer: Sendable {
  /// Returns a single that logs in once per subscription. Disposing of the subscription cancels the request. The
  /// single fails with a ``LoginFailure`` or a `NetworkError`.
  func logIn(_ credentials: Credentials) -> Single<Account>
}

extension APIClient: PhoneServer {
  /// Returns a single that posts the credentials to `/login`.
  public func logIn(_ credentials: Credentials) -> Single<Account> {
    send(.logIn(credentials)).map { user in
      guard let user else { throw LoginFailure.withoutUser }
      return Account(server: baseURL, name: user.name, proof: .token(user.token))
    }
  }
}
