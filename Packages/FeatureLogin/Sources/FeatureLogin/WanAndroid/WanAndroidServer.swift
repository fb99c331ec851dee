import Networking
import Reactive

/// wanandroid's accounts. A session there is a set of cookies, which the client's jar holds.
struct WanAndroidServer: Sendable {
  let client: APIClient
  let cookies: CookieJar

  /// Signs in, after making the account if that is the form's purpose. What is refused is not tried again.
  func enter(_ form: WanAndroidForm) -> Single<LoginSession> {
    switch form.purpose {
    case .signIn: signIn(form)
    case .register: client.send(.register(form)).flatMap { _ in signIn(form) }
    }
  }

  private func signIn(_ form: WanAndroidForm) -> Single<LoginSession> {
    client.send(.signIn(form)).map {
      LoginSession(service: .wanAndroid, name: $0.name ?? form.username, proof: .cookies)
    }
  }

  /// Whether the server still takes the cookies. Fails when it cannot be asked.
  func isSignedIn() -> Single<Bool> {
    client.send(.whoAmI).map { _ in true }.catch { error in
      guard case NetworkError.business(let failure) = error, failure.code == Self.loginNeeded else { throw error }
      return .just(false)
    }
  }

  /// Tells the server, and forgets the cookies whatever it says.
  func signOut() -> Single<Void> {
    client.send(.signOut).do(onDispose: { [cookies] in cookies.removeAll() })
  }

  /// wanandroid's code for "log in first".
  private static let loginNeeded = -1001
}
