import Networking
import Reactive

/// A wanandroid server. The cookies in the client's cookie jar authenticate the account.
struct WanAndroidServer: Sendable {
  let client: APIClient
  let cookies: CookieJar

  /// Returns a single that logs in. If the form's purpose is to register, the single registers the user first. It does
  /// not repeat a request that the server refuses.
  func logIn(_ form: WanAndroidForm) -> Single<Account> {
    switch form.purpose {
    case .logIn: sendLogin(form)
    case .register: client.send(.register(form)).flatMap { _ in sendLogin(form) }
    }
  }

  private func sendLogin(_ form: WanAndroidForm) -> Single<Account> {
    client.send(.logIn(form)).map {
      Account(server: client.baseURL, name: $0.name ?? form.username, proof: .cookies)
    }
  }

  /// Returns a single that emits whether the server still accepts the cookies. The single fails if the request fails
  /// for a reason other than the server's error code for a missing login.
  func isLoggedIn() -> Single<Bool> {
    client.send(.whoAmI).map { _ in true }.catch { error in
      guard case NetworkError.business(let failure) = error, failure.code == Self.loginNeeded else { throw error }
      return .just(false)
    }
  }

  /// Returns a single that logs out of the server, and removes the cookies regardless of the response.
  func logOut() -> Single<Void> {
    var request = Endpoint.logOut
    request.timeout = .logout
    return client.send(request).do(onDispose: { [cookies] in cookies.removeAll() })
  }

  /// The error code of wanandroid for a user who is not logged in.
  private static let loginNeeded = -1001
}
