public import Foundation
public import Networking
public import Presentation
public import Reactive

/// What the feature needs of the world.
public struct LoginDependencies: Sendable {
  /// Who decides about telephone numbers; an `APIClient` posts to `/login` below its base address.
  public var server: any LoginServer
  /// Sends to wanandroid, with the cookies of `cookies`.
  public var wanAndroid: APIClient
  /// The jar of `wanAndroid`. It is emptied on signing out.
  public var cookies: CookieJar
  /// Makes what sends to a Mastodon server.
  public var mastodon: @Sendable (URL) -> APIClient
  /// Where sessions are kept.
  public var accounts: any AccountStore
  /// Waits for the browser that a Mastodon server sends back.
  public var redirects: any RedirectListener
  /// Opens the address at which the user agrees.
  public var browser: any Browser
  /// Whose time decides when a spinner is worth it. The main thread's, except in tests.
  public var scheduler: any SchedulerType & Sendable

  /// Gathers the dependencies.
  public init(
    server: any LoginServer, wanAndroid: APIClient, cookies: CookieJar,
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
