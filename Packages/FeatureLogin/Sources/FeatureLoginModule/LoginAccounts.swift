public import Composition
import FeatureLogin
import Networking
public import Presentation
import Reactive

/// The user's accounts, which the login module provides to other modules. ``StoredAccounts`` knows neither the app's
/// servers nor its routes, so this type chooses the account of each server.
struct LoginAccounts: AccountProvider {
  let store: StoredAccounts
  let environment: AppEnvironment
  /// The route to show after a change of the Mastodon account in use, or `nil` if no module offers a timeline.
  let home: Route?
  /// The reason why the stored accounts cannot be read, or `nil` if they can be read.
  let problem: LocalizedText?
  /// The transport of requests that look for the server of a domain.
  let transport: any Transport

  var accounts: Observable<[Account]> { store.accounts }
  var expirations: Observable<LocalizedText> { store.expirations }
  var endings: Observable<Account> { store.endings }
  func deleteData(with body: (@Sendable (Account) throws -> Void)?) { store.deleteData(with: body) }
  var temporary: [Account] { store.temporary }
  var arrivals: Observable<AccountArrival> {
    store.externalChanges.compactMap { old, new in
      // If the user named a server, an account at another one is stored but not used.
      let account = accounts(at: ServerDefinition.mastodon.id, in: new).last
      guard account != accounts(at: ServerDefinition.mastodon.id, in: old).last else { return nil }
      if let account, account.isExpired { return AccountArrival(route: nil, message: account.expiry) }
      let message =
        account.map {
          LocalizedText(en: "You are now logged in as @\($0.name).", zhHans: "现已登录账号 @\($0.name)。")
        } ?? LocalizedText(en: "You are now logged out.", zhHans: "现已退出登录。")
      return AccountArrival(route: home, message: message)
    }
  }

  func account(at server: ServerID) -> Account? { accounts(at: server, in: store.current).last }

  var others: [Account] { accounts(at: ServerDefinition.mastodon.id, in: store.current).dropLast() }

  func use(_ account: Account) -> Single<AccountArrival> {
    let name = "@\(account.name)"
    let arrival = AccountArrival(
      route: home, message: LocalizedText(en: "You are now using \(name).", zhHans: "正在使用账号 \(name)。"))
    // An order that cannot be stored is still used until the program ends.
    return store.use(account).catch { _ in .just(()) }.map { arrival }
  }

  /// Returns the accounts that can be used at a server. The last element is the most recently used account.
  private func accounts(at server: ServerID, in accounts: [Account]) -> [Account] {
    guard let own = environment.servers[server] else { return [] }
    // A user who has not named a server uses that of the account.
    return accounts.filter { $0.service.server.id == server && (own.lastingURL == nil || $0.server == own.lastingURL) }
  }

  func cookies(at server: ServerID) -> CookieJar? { server == ServerDefinition.wanAndroid.id ? store.cookies : nil }

  func interceptors(at server: ServerID) -> [any Interceptor] {
    guard server == ServerDefinition.mastodon.id, let own = environment.servers[server]?.lastingURL else { return [] }
    return [AccountDomainInterceptor(own, client: APIClient(baseURL: own, transport: transport))].compactMap(\.self)
  }

  func loginAdvice(at server: ServerID) -> LocalizedText? {
    guard let service = LoginService.allCases.first(where: { $0.server.id == server }) else { return nil }
    let own = environment.servers[server]?.lastingURL
    let account = account(at: server)
    let advice = LoginMessages.advice(service, server: account?.server ?? own, program: environment.program)
    guard let account, account.isExpired else { return advice }
    let expiry = account.expiry
    return LocalizedText(en: "\(expiry[.en]) \(advice[.en])", zhHans: expiry[.zhHans] + advice[.zhHans])
  }

  func expire(at server: ServerID) -> Single<Void> { account(at: server).map { store.expire($0) } ?? .just(()) }
  func renew(at server: ServerID) -> Single<Void> { account(at: server).map { store.renew($0) } ?? .just(()) }
}

extension LoginService {
  /// The server to which users of the service log in. The names differ, because the service is in users' commands and
  /// links, and the server is in their settings. This is the only place that relates them.
  public var server: ServerDefinition {
    switch self {
    case .phone: .phone
    case .wanAndroid: .wanAndroid
    case .mastodon: .mastodon
    }
  }
}
