public import Networking
public import Presentation
public import Reactive

/// The feature's entry point. Creates view models, and logs in without a screen.
///
/// Holds no state beyond its dependencies. The feature stores an account when the user logs in, and removes it when the
/// user logs out.
@MainActor public struct LoginFeature {
  private let dependencies: LoginDependencies

  /// Creates the feature. Sends no requests.
  public nonisolated init(dependencies: LoginDependencies) {
    self.dependencies = dependencies
  }

  /// Creates the view model of the form to log in by phone number.
  public func makePhoneViewModel() -> any PhoneViewModel {
    DefaultPhoneViewModel(logIn: { logIn($0) }, scheduler: dependencies.scheduler)
  }

  /// Creates the view model of wanandroid's form.
  public func makeWanAndroidViewModel() -> any WanAndroidViewModel {
    DefaultWanAndroidViewModel(logIn: { logIn($0) }, scheduler: dependencies.scheduler)
  }

  /// Creates the view model of the form to log in to a Mastodon server.
  ///
  /// - Parameter server: The initial text of the field for the server.
  public func makeMastodonViewModel(server: String = "") -> any MastodonViewModel {
    DefaultMastodonViewModel(server: server, oauth: mastodon, scheduler: dependencies.scheduler)
  }

  /// Creates the view model of the list of accounts.
  public func makeAccountsViewModel() -> any AccountsViewModel {
    DefaultAccountsViewModel(accounts: accounts, mastodon: dependencies.mastodonServer)
  }

  // MARK: - Without a screen

  /// Returns a single that logs in by phone number and stores the account. The single fails with a
  /// ``LoginFailure``.
  public nonisolated func logIn(_ credentials: Credentials) -> Single<Account> {
    store(dependencies.server.logIn(credentials))
  }

  /// Returns a single that logs in to wanandroid and stores the account. If the form's purpose is to register, the
  /// single registers the user first. The single fails with a ``LoginFailure``.
  public nonisolated func logIn(_ form: WanAndroidForm) -> Single<Account> {
    store(wanAndroid.logIn(form))
  }

  /// Returns an observable that logs in to a Mastodon server, stores the account, and emits the steps of the login.
  ///
  /// Each subscription starts a login, and disposing of the subscription cancels the login. The observable never fails,
  /// and completes after the last step.
  ///
  /// - Parameters:
  ///   - server: The address of the server.
  ///   - answers: An observable that emits the text that the user pastes: a code, or the URL to which the browser was
  ///     redirected. The login subscribes to it when there is a URL to open.
  ///   - usesBrowser: A Boolean value that indicates whether to open a browser on this machine and to wait for its
  ///     redirect. If `false`, the server shows a code to paste, which suits machines that are used remotely.
  public nonisolated func logIn(
    at server: ServerAddress, answers: Observable<String>, usesBrowser: Bool = true
  ) -> Observable<MastodonStep> {
    var servers = mastodon
    if !usesBrowser { servers = servers.withoutBrowser }
    return servers.logIn(at: server, pasted: answers)
  }

  /// Returns a single that logs out of the server and removes the account, even if the request to the server fails. The
  /// single emits `false` if the request fails, and otherwise `true`. It fails if the account cannot be removed.
  public nonisolated func logOut(_ account: Account) -> Single<Bool> { accounts.logOut(account) }

  /// Logs out of an account. If this run does not use the account's server, removes the account without a request,
  /// because credentials are sent to no other server.
  ///
  /// - Returns: `nil` if the server ended the session, or has no request for logging out; otherwise, a message to show,
  ///   because the server may still accept the credentials.
  /// - Throws: An error from the secret store.
  public nonisolated func logOut(_ account: Account, from accounts: StoredAccounts) async throws -> LocalizedText? {
    if accounts.current.contains(account) {
      return try await logOut(account).value ? nil : account.stillAccepted
    }
    try await accounts.remove(account).value
    // The server for logins with a phone number has no request for logging out.
    return account.service == .phone ? nil : account.stillAccepted
  }

  /// Logs out, at their servers, of the accounts that the user declined to store. Call this method once before the
  /// program ends: nobody could end a session whose credentials are lost. Each request takes at most five seconds, and all
  /// are sent at the same time. The accounts stay in the store.
  ///
  /// - Returns: A message for each account that its server may still accept.
  public nonisolated func endSessions(of declined: [Account]) async -> [LocalizedText] {
    await withTaskGroup(of: LocalizedText?.self) { group in
      for account in declined where !account.isExpired {
        group.addTask { [accounts] in
          // allow(no-dropped-errors): the message says what remains, whatever the reason
          let isEnded = try? await accounts.logOutAtServer(account).map { true }.value
          return isEnded == true ? nil : account.sessionNotEnded
        }
      }
      return await group.reduce(into: []) { if let message = $1 { $0.append(message) } }
    }
  }

  /// Returns a single that checks for each current account whether its server still accepts it. Call this method once
  /// when the program starts.
  ///
  /// The single marks and emits the accounts that are no longer accepted, and notifies the user. An account whose check
  /// fails is not changed, so starting without a network does not log the user out.
  public nonisolated func checkAccounts() -> Single<[Account]> { accounts.check() }

  /// Returns a single that logs in and stores the account. The single fails with a ``LoginFailure``.
  private nonisolated func store(_ login: Single<Account>) -> Single<Account> {
    prepared.flatMap { login.catch { .error(LoginFailure($0)) } }.flatMap { store($0) }
  }

  /// A single that fails with a ``LoginFailure`` if a login could not be stored.
  private nonisolated var prepared: Single<Void> {
    dependencies.accounts.prepare().catch { .error(LoginFailure(storing: $0)) }
  }

  /// Returns a single that stores the account, and revokes the token of the account that it replaces. If the account
  /// cannot be stored, logs out of its server.
  private nonisolated func store(_ account: Account) -> Single<Account> {
    dependencies.accounts.accounts.take(1).asSingle().flatMap { before in
      dependencies.accounts.save(account)
        .catch { error in
          accounts.logOutAtServer(account).catch { _ in .just(()) }.flatMap { .error(LoginFailure(storing: error)) }
        }
        .flatMap { accounts.revoke(before.filter { account.replaces($0) && $0.proof != account.proof }) }
        .map { account }
    }
  }

  private nonisolated var wanAndroid: WanAndroidServer {
    WanAndroidServer(client: dependencies.wanAndroid, cookies: dependencies.cookies)
  }

  private nonisolated var mastodon: MastodonOAuth {
    MastodonOAuth(
      client: dependencies.mastodon, redirects: dependencies.redirects, browser: dependencies.browser,
      prepared: prepared, store: { store($0) })
  }

  private nonisolated var accounts: Accounts {
    Accounts(store: dependencies.accounts, wanAndroid: wanAndroid, mastodon: mastodon)
  }
}
