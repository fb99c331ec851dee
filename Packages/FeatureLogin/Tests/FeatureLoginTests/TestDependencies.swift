import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import ReactiveTest
import Testing

/// The feature with scripted servers, an in-memory account store, and virtual time.
@MainActor struct TestWorld {
  let wanAndroid = ScriptedTransport { Issue.record($0) }
  let mastodon = ScriptedTransport { Issue.record($0) }
  let accounts: any AccountStore
  let redirects = ScriptedRedirects()
  let browser = ScriptedBrowser()
  let cookies = CookieJar()
  let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
  let feature: LoginFeature
  let wanAndroidURL: URL

  init(phone: any PhoneServer = RefusingServer(), accounts: any AccountStore = MemoryAccounts()) throws {
    self.accounts = accounts
    let url = try #require(URL(string: "http://127.0.0.1:8080/wanandroid"))
    wanAndroidURL = url
    feature = LoginFeature(
      dependencies: LoginDependencies(
        server: phone,
        wanAndroid: APIClient(baseURL: url, transport: wanAndroid, interceptors: [CookieInterceptor(cookies)]),
        cookies: cookies, mastodon: { [mastodon] in APIClient(baseURL: $0, transport: mastodon) }, accounts: accounts,
        redirects: redirects, browser: browser, scheduler: scheduler))
  }

  /// The accounts to which the user is logged in.
  var current: [Account] {
    let latest = BehaviorRelay<[Account]>(value: [])
    accounts.accounts.take(1).subscribe(onNext: { latest.accept($0) }).dispose()
    return latest.value
  }
}

struct RefusingServer: PhoneServer {
  func logIn(_ credentials: Credentials) -> Single<Account> { .error(LoginFailure.refused(message: nil)) }
}

/// A listener that receives redirects when a test sends them.
final class ScriptedRedirects: RedirectListener {
  static let address = "http://127.0.0.1:51234/callback"
  private let arrivals = PublishRelay<URL>()
  let listening = BehaviorRelay(value: 0)
  let isAvailable = BehaviorRelay(value: true)

  private struct Unavailable: Error {}

  func listen() -> Observable<RedirectEvent> {
    .deferred { [self] in
      guard isAvailable.value, let address = URL(string: Self.address) else { return .error(Unavailable()) }
      return arrivals.asObservable().map(RedirectEvent.arrived).startWith(.listening(address))
        .do(
          onSubscribe: { [self] in listening.accept(listening.value + 1) },
          onDispose: { [self] in listening.accept(listening.value - 1) })
    }
  }

  func arrive(_ query: String) throws {
    arrivals.accept(try #require(URL(string: Self.address + "?" + query)))
  }
}

/// A browser that records the URLs that it opens.
final class ScriptedBrowser: Browser {
  let opened = BehaviorRelay<[URL]>(value: [])
  let isThere = BehaviorRelay(value: false)

  func open(_ url: URL) -> Bool {
    if isThere.value { opened.accept(opened.value + [url]) }
    return isThere.value
  }
}

/// A store in which every change fails.
struct FullAccounts: AccountStore {
  struct Full: Error {}
  var accounts: Observable<[Account]> { .just([]) }
  func save(_ account: Account) -> Single<Void> { .error(Full()) }
  func use(_ account: Account) -> Single<Void> { .error(Full()) }
  func remove(_ account: Account) -> Single<Void> { .error(Full()) }
  func prepareRemoval(of account: Account) -> Single<Void> { .error(Full()) }
  func prepare() -> Single<Void> { .just(()) }
  func expire(_ account: Account) -> Single<Void> { .error(Full()) }
  func renew(_ account: Account) -> Single<Void> { .error(Full()) }
}
