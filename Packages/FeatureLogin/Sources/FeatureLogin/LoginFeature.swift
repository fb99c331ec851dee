public import Reactive

/// Signing in and out, by telephone number, at wanandroid and at Mastodon servers.
///
/// The door to the feature: it makes view models for screens and answers commands. It holds no state beyond its dependencies;
/// every session that it opens goes to the account store, and every one that it ends is forgotten there.
@MainActor public struct LoginFeature {
  private let dependencies: LoginDependencies

  /// Creates the feature. Sends nothing.
  public nonisolated init(dependencies: LoginDependencies) {
    self.dependencies = dependencies
  }

  /// What stands behind the form for telephone numbers.
  public func makePhoneViewModel() -> any LoginViewModel {
    DefaultLoginViewModel(signIn: { signIn($0) }, scheduler: dependencies.scheduler)
  }

  /// What stands behind the form of wanandroid.
  public func makeWanAndroidViewModel() -> any WanAndroidViewModel {
    DefaultWanAndroidViewModel(enter: { enter($0) }, scheduler: dependencies.scheduler)
  }

  /// What stands behind the form of Mastodon.
  public func makeMastodonViewModel() -> any MastodonViewModel {
    DefaultMastodonViewModel(servers: mastodon, scheduler: dependencies.scheduler)
  }

  /// What stands behind the list of accounts.
  public func makeAccountsViewModel() -> any AccountsViewModel {
    DefaultAccountsViewModel(accounts: accounts)
  }

  // MARK: - Without a screen

  /// Signs in by telephone number and keeps the session. Fails with a ``LoginFailure`` or a `NetworkError`.
  public nonisolated func signIn(_ credentials: Credentials) -> Single<LoginSession> {
    dependencies.server.signIn(credentials).flatMap { keep($0) }
  }

  /// Signs in at wanandroid, after making the account if that is the form's purpose, and keeps the session.
  public nonisolated func enter(_ form: WanAndroidForm) -> Single<LoginSession> {
    wanAndroid.enter(form).flatMap { keep($0) }
  }

  /// Signs in at a Mastodon server and keeps the session: one run for each subscription, which never fails and completes with its end.
  /// Disposing breaks it off.
  ///
  /// - Parameters:
  ///   - answers: Emits what the user pastes: the code, or the address at which the browser ended. Subscribed to once the user has an
  ///     address to open.
  ///   - usesBrowser: Whether one is opened here and waited for as well. Without, the server shows a code to paste, which is for
  ///     machines that are reached from another one.
  public nonisolated func signIn(
    at server: ServerAddress, answers: Observable<String>, usesBrowser: Bool = true
  ) -> Observable<MastodonStep> {
    var servers = mastodon
    if !usesBrowser { servers = servers.withoutBrowser }
    return servers.signIn(at: server, pasted: answers)
  }

  /// Signs out here, whether or not the server can be told, which is what it answers. Fails if the store does not forget.
  public nonisolated func signOut(_ session: LoginSession) -> Single<Bool> { accounts.signOut(session) }

  /// Call once when the program starts: asks each server whether it still takes the session that was kept. Those that it does not are
  /// forgotten, and answered. One that cannot be asked is kept, so that a start without a network signs nobody out.
  public nonisolated func checkSessions() -> Single<[LoginSession]> { accounts.check() }

  private nonisolated func keep(_ session: LoginSession) -> Single<LoginSession> {
    dependencies.accounts.keep(session).map { session }.catch { _ in .error(LoginFailure.notKept) }
  }

  private nonisolated var wanAndroid: WanAndroidServer {
    WanAndroidServer(client: dependencies.wanAndroid, cookies: dependencies.cookies)
  }

  private nonisolated var mastodon: MastodonServers {
    MastodonServers(
      client: dependencies.mastodon, redirects: dependencies.redirects, browser: dependencies.browser,
      keep: { keep($0) })
  }

  private nonisolated var accounts: Accounts {
    Accounts(store: dependencies.accounts, wanAndroid: wanAndroid, mastodon: mastodon)
  }
}
