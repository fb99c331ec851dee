import Networking

extension APIClient {
  /// Sends an attempt to sign in. What goes wrong is an outcome too.
  func signIn(_ credentials: Credentials) async -> Result<LoginSession, LoginFailure> {
    do throws(NetworkError) {
      guard let session = try await send(.signIn(credentials)) else { return .failure(.withoutUser) }
      return .success(session)
    } catch {
      return .failure(LoginFailure(error))
    }
  }
}
