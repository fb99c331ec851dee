import Networking
import Presentation
import Reactive

/// The stored accounts, with requests to the servers to which they belong.
struct Accounts: Sendable {
  let store: any AccountStore
  let wanAndroid: WanAndroidServer
  let mastodon: MastodonOAuth

  /// Returns a single that logs out of the server and removes the account, even if the request to the server fails. The
  /// single emits `false` if the request fails, and otherwise `true`. Fails without a request if the account or its data
  /// cannot be removed; the account then stays, so that the user can repeat the logout.
  func logOut(_ account: Account) -> Single<Bool> {
    store.prepareRemoval(of: account).flatMap {
      // The server has already ended the session of an expired account.
      logOutAtServer(account).map { true }.catch { _ in .just(account.isExpired) }
    }.flatMap { isLoggedOut in
      store.remove(account).map { isLoggedOut }
    }
  }

  /// Returns a single that ends the session at the server. Fails if there is no response within five seconds.
  func logOutAtServer(_ account: Account) -> Single<Void> {
    switch account.proof {
    case .cookies: wanAndroid.logOut()
    case .oauth(let token, let client): mastodon.logOut(at: account.server, token: token, of: client)
    case .token: .just(())  // The server has no request for logging out.
    }
  }

  /// Returns a single that revokes the tokens of the Mastodon accounts that another login has replaced. Requests that
  /// fail are ignored. Accounts of other services have no token that can be revoked.
  func revoke(_ replaced: [Account]) -> Single<Void> {
    replaced.filter { $0.service == .mastodon }.reduce(.just(())) { revoked, account in
      revoked.flatMap { logOutAtServer(account).catch { _ in .just(()) } }
    }
  }

  /// Returns a single that checks for each account whether its server accepts it. Expires and emits the accounts that
  /// are no longer accepted, and renews expired ones that are accepted again. An account whose check fails is not
  /// changed.
  func check() -> Single<[Account]> {
    store.accounts.take(1).asSingle().flatMap { accounts in
      accounts.reduce(Single.just([])) { expired, account in
        expired.flatMap { expired in
          isAccepted(account).catch { _ in .just(!account.isExpired) }.flatMap { isAccepted in
            if isAccepted == !account.isExpired { return .just(expired) }
            return isAccepted
              ? store.renew(account).map { expired } : store.expire(account).map { expired + [account] }
          }
        }
      }
    }
  }

  private func isAccepted(_ account: Account) -> Single<Bool> {
    switch account.proof {
    case .cookies: wanAndroid.isLoggedIn()
    case .oauth(let token, _): mastodon.isLoggedIn(at: account.server, token: token)
    case .token: .just(!account.isExpired)  // The server has no request for the check.
    }
  }
}
