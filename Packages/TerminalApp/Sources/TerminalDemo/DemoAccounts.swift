import Composition
import DemoServer
import Networking
import Reactive
import TerminalApp

/// The accounts of the demo server's users, for a feature that runs alone. Nobody can log in or out.
final class DemoAccounts: AccountProvider {
  static let mastodonName = "\(DemoServer.Accounts.mastodonUsername)@mastodon.example"

  private let current: BehaviorRelay<[ServerID: Account]>
  private let jar = CookieJar()

  /// Creates the accounts of a user. There is no account at a server other than the demo server.
  init(_ user: DemoScenario.User, in environment: AppEnvironment) {
    let isExpired = user == .expired
    let proofs: [(ServerDefinition, name: String, Account.Proof)] = [
      (.mastodon, Self.mastodonName, .token(isExpired ? "expired" : DemoServer.Accounts.mastodonToken)),
      (.wanAndroid, DemoServer.Accounts.username, .cookies),
    ]
    var accounts: [ServerID: Account] = [:]
    for (definition, name, proof) in proofs where user != .loggedOut {
      guard let server = environment.servers[definition.id], server.lastingURL == nil else { continue }
      accounts[definition.id] = Account(server: server.url, name: name, proof: proof)
      if proof == .cookies, !isExpired {
        let cookies = DemoServer.Accounts.sessionCookies.map { ("Set-Cookie", "\($0)=\($1); Path=/") }
        jar.store(HTTPHeaders(cookies.map(HTTPHeaders.Field.init)), from: server.url)
      }
    }
    current = BehaviorRelay(value: accounts)
  }

  var accounts: Observable<[Account]> { current.map { Array($0.values) } }
  func account(at server: ServerID) -> Account? { current.value[server] }
  func cookies(at server: ServerID) -> CookieJar? { server == ServerDefinition.wanAndroid.id ? jar : nil }

  func expire(at server: ServerID) -> Single<Void> {
    .deferred { [current] in
      var accounts = current.value
      accounts[server]?.isExpired = true
      current.accept(accounts)
      return .just(())
    }
  }
}

/// The module that logs the user in to the demo server, in a program with one feature.
struct DemoUserModule: TerminalModule {
  let user: DemoScenario.User
  let destinations: [Destination] = []
  let scenes: [TerminalScene] = []

  func register(in container: inout Container) throws {
    let accounts = DemoAccounts(user, in: try container.resolve(AppEnvironment.self))
    container.register((any AccountProvider).self) { _ in accounts }
  }
}
