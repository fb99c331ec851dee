import Composition
import FeatureLogin
import Foundation
import Networking
import Presentation
import Reactive
import TerminalApp

/// The accounts of the login module, for the other modules: by servers instead of services.
struct LoginAccounts: AccountProvider {
  let store: StoredAccounts
  private let services: [ServerID: LoginService]

  /// - Parameter definitions: The servers at which users log in.
  init(_ store: StoredAccounts, _ definitions: [ServerDefinition], in environment: AppEnvironment) {
    self.store = store
    let services = definitions.compactMap { definition in
      LoginService(definition.login, at: environment.servers[definition.id]?.url).map { (definition.id, $0) }
    }
    self.services = Dictionary(services, uniquingKeysWith: { first, _ in first })
  }

  var changes: Observable<Void> { store.sessions.skip(1).map { _ in } }
  var expirations: Observable<LocalizedText> { store.expirations }
  var endings: Observable<EndedSession> {
    store.endings.map { EndedSession(method: $0.service.method, url: $0.url, name: $0.name) }
  }

  func session(at server: ServerID) -> Session? {
    services[server].flatMap { store.session(at: $0) }.map { Session(name: $0.name, token: $0.token) }
  }

  func cookies(at server: ServerID) -> CookieJar? { services[server] == .wanAndroid ? store.cookies : nil }

  func expire(at server: ServerID) -> Single<Void> { services[server].map { store.expire($0) } ?? .just(()) }
}

extension AppEnvironment {
  /// Returns the URL that sessions of a service are for, or `nil` if it is the demo server's: its sessions end with it.
  func serverURL(of service: LoginService, _ definitions: [ServerDefinition]) -> URL? {
    switch service {
    case .phone, .wanAndroid:
      definitions.first { $0.login == service.method }.flatMap { servers[$0.id] }.flatMap { $0.isDemo ? nil : $0.url }
    case .mastodon(let url): servers.values.first { $0.url == url }?.isDemo == true ? nil : url
    }
  }
}

extension LoginService {
  fileprivate init?(_ method: LoginMethod?, at url: URL?) {
    switch method {
    case .phone?: self = .phone
    case .wanAndroid?: self = .wanAndroid
    case .mastodon?:
      guard let url else { return nil }
      self = .mastodon(url)
    default: return nil
    }
  }

  var method: LoginMethod {
    switch self {
    case .phone: .phone
    case .wanAndroid: .wanAndroid
    case .mastodon: .mastodon
    }
  }
}
