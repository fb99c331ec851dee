public import Foundation
public import Networking
public import Presentation
public import Reactive

/// The feature's dependencies.
public struct LoginDependencies: Sendable {
  /// The server that users log in to by phone number. An `APIClient` posts to `/login` below its base URL.
  public var server: any PhoneServer
  /// The client for wanandroid, which sends the cookies in `cookies`.
  public var wanAndroid: APIClient
  /// The cookie jar of `wanAndroid`. Logging out of wanandroid empties it.
  public var cookies: CookieJar
  /// A closure that creates the client of a Mastodon server.
  public var mastodon: @Sendable (URL) -> APIClient
  /// The only Mastodon server whose accounts this run can use, or `nil` if it can use the accounts of all servers.
  public var mastodonServer: URL?
  /// The store of the accounts.
  public var accounts: any AccountStore
  /// The listener to which a Mastodon server redirects the browser.
  public var redirects: any RedirectListener
  /// The browser in which the user authorizes the program.
  public var browser: any Browser
  /// The scheduler that delays spinners. By default, the main scheduler.
  public var scheduler: any SchedulerType & Sendable

  /// Creates dependencies that store accounts in the secret store and use this machine's browser.
  public init(
    server: any PhoneServer, wanAndroid: APIClient, mastodon: @escaping @Sendable (URL) -> APIClient,
    accounts: StoredAccounts
  ) {
    self.init(
      server: server, wanAndroid: wanAndroid, cookies: accounts.cookies, mastodon: mastodon, accounts: accounts,
      redirects: LoopbackListener(), browser: DesktopBrowser())
  }

  /// Creates the dependencies of the feature.
  public init(
    server: any PhoneServer, wanAndroid: APIClient, cookies: CookieJar,
    mastodon: @escaping @Sendable (URL) -> APIClient,
    accounts: any AccountStore, redirects: any RedirectListener, browser: any Browser,
    scheduler: any SchedulerType & Sendable = MainScheduler.instance
  ) {
    self.server = server
    self.wanAndroid = wanAndroid
    self.cookies = cookies
    self.mastodon = mastodon
    self.accounts = accounts
    self.redirects = redirects
    self.browser = browser
    self.scheduler = scheduler
  }
}
