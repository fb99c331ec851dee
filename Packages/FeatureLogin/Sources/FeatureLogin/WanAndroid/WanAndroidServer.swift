import Networking
import Reactive

/// A wanandroid server. A set of cookies, which are in the client's cookie jar, proves an account there.
struct WanAndroidServer: Sendable {
  let client: APIClient
  let cookies: CookieJar

  /// Logs in; registers first if that is the form's purpose. Does not repeat a request that the server refuses.
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

  /// Emits whether the server still accepts the cookies. Fails if it cannot be reached.
  func isLoggedIn() -> Single<Bool> {
    client.send(.whoAmI).map { _ in true }.catch { error in
      guard case NetworkError.business(let failure) = error, failure.code == Self.loginNeeded else { throw error }
      return .just(false)
    }
  }

  /// Logs out at the server, and removes the cookies whatever it answers.
  func logOut() -> Single<Void> {
    client.send(.logOut).do(onDispose: { [cookies] in cookies.removeAll() })
  }

  /// wanandroid's code for "log in first".
  private static let loginNeeded = -1001
}
