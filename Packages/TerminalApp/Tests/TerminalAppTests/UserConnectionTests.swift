import Foundation
import Networking
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import Composition  // allow(testable-imports): only Composition emits the events of tokens
@testable import TerminalApp

@MainActor @Suite(.toy) struct UserConnectionTests {
  /// A user who is logged in to the server of the notes, until the account expires.
  private struct Notebook: AccountProvider {
    let user: Account
    let expired = BehaviorRelay<[ServerID]>(value: [])

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
  }

  private struct NotebookModule: TerminalModule {
    let notebook: Notebook
    let destinations: [Destination] = []
    let scenes: [TerminalScene] = []

    func register(in container: inout Container) {
      let notebook = notebook
      container.register((any AccountProvider).self) { _ in notebook }
    }
  }

  private func app() async throws -> (App, Notebook) {
    let url = try #require(URL(string: "https://notes.example"))
    let notebook = Notebook(user: Account(server: url, name: "ada", proof: .token("secret")))
    let definition = AppDefinition(
      name: "toy", version: "1.0", licenses: [], linkHost: "toy.example",
      features: [
        ToyModule("notes"), ToyModule("people"), NotebookModule(notebook: notebook),
      ])
    return (try await .toy(definition: definition), notebook)
  }

  @Test func `A session expires the account whose token the server no longer accepts, and no other account`()
    async throws
  {
    let (app, notebook) = try await app()
    let session = TerminalSession(app, terminal: VirtualTerminal(), scheduler: VirtualScheduler())
    try session.open([app.modules.home])
    let logouts = try app.container.resolve(TokenEvents.self).logouts
    for account in [nil, Account(server: notebook.user.server, name: "ada", proof: .token("replaced"))] {
      logouts.accept(("notes", account))
    }
    #expect(notebook.expired.value == [])
    logouts.accept(("notes", notebook.user))
    #expect(notebook.expired.value == ["notes"])
    session.application.quit()
  }
}
