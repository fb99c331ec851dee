import Foundation
import Networking
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import Composition
@testable import TerminalApp

@MainActor @Suite(.toy) struct UserConnectionTests {
  /// A server that accepts each request.
  private struct AcceptingServer: Transport, TransportTask {
    func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask {
      completion(.success(HTTPResponse(status: 200)))
      return self
    }
    func cancel() {}
  }

  /// A user who is logged in to the server of the notes, until the account expires.
  private struct Notebook: AccountProvider {
    let user: Account
    let expired = BehaviorRelay<[ServerID]>(value: [])
    let renewed = BehaviorRelay<[ServerID]>(value: [])

    var accounts: Observable<[Account]> { .never() }
    var endings: Observable<Account> { .never() }
    var temporary: [Account] { [] }
    var expirations: Observable<LocalizedText> { .never() }
    var arrivals: Observable<AccountArrival> { .never() }
    var others: [Account] { [] }
    func use(_ account: Account) -> Single<AccountArrival> { .never() }
    func account(at server: ServerID) -> Account? { server == "notes" ? user : nil }
    func cookies(at server: ServerID) -> CookieJar? { nil }
    func loginAdvice(at server: ServerID) -> LocalizedText? { nil }

    func expire(at server: ServerID) -> Single<Void> {
      .deferred {
        expired.accept(expired.value + [server])
        return .just(())
      }
    }

    func renew(at server: ServerID) -> Single<Void> {
      .deferred {
        renewed.accept(renewed.value + [server])
        return .just(())
      }
    }
  }

  private struct NotebookModule: TerminalModule {
    let notebook: Notebook
    let authentication: AuthenticationInterceptor
    let destinations: [Destination] = []
    let scenes: [TerminalScene] = []

    func register(in container: inout Container) {
      let (notebook, authentication) = (notebook, authentication)
      container.register((any AccountProvider).self) { _ in notebook }
      container.register(UserConnection.self, .session, samples: ["notes", "people"] as [ServerID]) {
        try $0.connection(to: $1, authentication: $1 == "notes" ? authentication : nil)
      }
    }
  }

  private func app(
    isExpired: Bool = false, authentication: AuthenticationInterceptor? = nil
  ) async throws -> (App, Notebook) {
    let url = try #require(URL(string: "https://notes.example"))
    let notebook = Notebook(
      user: Account(server: url, name: "ada", proof: .token("secret"), isExpired: isExpired))
    let authentication = authentication ?? AuthenticationInterceptor(for: url, token: AccessToken("secret"))
    let definition = AppDefinition(
      name: "toy", version: "1.0", licenses: [], linkHost: "toy.example",
      features: [
        ToyModule("notes"), ToyModule("people"), NotebookModule(notebook: notebook, authentication: authentication),
      ])
    return (try await .toy(definition: definition), notebook)
  }

  @Test func `A connection uses the account of the user who is logged in to its server`() async throws {
    let (app, _) = try await app()
    for (server, name) in [("notes", "ada"), ("people", nil)] as [(ServerID, String?)] {
      let connection = try app.container.resolve(UserConnection.self, server)
      #expect(connection.account == name)
      let isAuthorized = BehaviorRelay<Bool?>(value: nil)
      connection.isAuthorized.subscribe(onNext: { isAuthorized.accept($0) }).dispose()
      #expect(isAuthorized.value == (name != nil))
    }
  }

  @Test(arguments: [true, false])
  func `An expired account is renewed once when its server accepts the token`(isExpired: Bool) async throws {
    let url = try #require(URL(string: "https://notes.example"))
    let authentication = AuthenticationInterceptor(for: url, token: AccessToken("secret"))
    let (app, notebook) = try await app(isExpired: isExpired, authentication: authentication)
    _ = try app.container.resolve(UserConnection.self, "notes" as ServerID)
    for _ in 1...2 { _ = authentication.intercept(HTTPRequest(.get, url), next: AcceptingServer()) { _ in } }
    #expect(notebook.renewed.value == (isExpired ? ["notes"] : []))
  }

  @Test func `A session expires the account whose token the server no longer accepts, and no other account`()
    async throws
  {
    let (app, notebook) = try await app()
    let session = TerminalSession(app, terminal: VirtualTerminal(), scheduler: VirtualScheduler())
    try session.open([app.modules.home])
    let logouts = try app.container.resolve(Logouts.self).users
    for account in [nil, Account(server: notebook.user.server, name: "ada", proof: .token("replaced"))] {
      logouts.accept(("notes", account))
    }
    #expect(notebook.expired.value == [])
    logouts.accept(("notes", notebook.user))
    #expect(notebook.expired.value == ["notes"])
    session.application.quit()
  }
}
