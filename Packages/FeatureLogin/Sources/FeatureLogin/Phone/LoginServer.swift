public import Networking
public import Reactive

/// Who decides whether somebody may sign in with a telephone number.
public protocol LoginServer: Sendable {
  /// Makes one attempt per subscription. Disposing breaks it off. Fails with a ``LoginFailure`` or a `NetworkError`.
  func signIn(_ credentials: Credentials) -> Single<LoginSession>
}

extension APIClient: LoginServer {
  /// Posts the credentials to `/login`.
  public func signIn(_ credentials: Credentials) -> Single<LoginSession> {
    send(.signIn(credentials)).map { user in
      guard let user else { throw LoginFailure.withoutUser }
      return LoginSession(service: .phone, name: user.name, proof: .token(user.token))
    }
  }
}
