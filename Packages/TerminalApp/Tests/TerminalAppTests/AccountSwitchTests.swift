import Composition
import Foundation
import Networking
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite struct AccountSwitchTests {
  /// A provider of the given accounts, of which the app uses the last one.
  struct Accounts: AccountProvider {
    let all = BehaviorRelay<[Account]>(value: [])

    var accounts: Observable<[Account]> { all.asObservable() }
    var endings: Observable<Account> { .never() }
    var temporary: [Account] { [] }
    var expirations: Observable<LocalizedText> { .never() }
    var arrivals: Observable<AccountArrival> { .never() }
    var others: [Account] { all.value.dropLast() }
    func account(at server: ServerID) -> Account? { all.value.last }
    func cookies(at server: ServerID) -> CookieJar? { nil }
    func loginAdvice(at server: ServerID) -> LocalizedText? { nil }
    func expire(at server: ServerID) -> Single<Void> { .just(()) }

    func use(_ account: Account) -> Single<AccountArrival> {
      all.accept(all.value.filter { $0 != account } + [account])
      return .just(
        AccountArrival(
          route: RouteKey.about(), message: LocalizedText(en: "\(account.name) is used.", zhHans: "使用\(account.name)。"))
      )
    }
  }

  struct AccountModule: TerminalModule {
    let accounts: Accounts
    var destinations: [Destination] { [] }
    var scenes: [TerminalScene] { [] }

    func register(in container: inout Container) {
      container.register((any AccountProvider).self) { [accounts] _ in accounts }
    }
  }

  static func account(_ name: String) throws -> Account {
    Account(
      server: try #require(URL(string: "https://social.example")), name: name,
      proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
  }

  @Test(arguments: [
    (Language.en, "Next account", "There is no other account.", "ada is used."),
    (.zhHans, "下一个账号", "没有其他账号。", "使用ada。"),
  ])
  func `A command switches to the next account from any screen, and says so if there is no other account`(
    language: Language, label: String, refusal: String, message: String
  ) async throws {
    let (terminal, scheduler, accounts) = (VirtualTerminal(), VirtualScheduler(), Accounts())
    accounts.all.accept([try Self.account("ada")])
    let definition = AppDefinition(
      name: "toy", version: "1", features: [ToyModule("people"), AccountModule(accounts: accounts)])
    let session = TerminalSession(
      try await App.toy(definition: definition, language: language), terminal: terminal, scheduler: scheduler)
    try session.open([session.app.modules.home])
    try session.application.start { _ in }
    func switchAccount() {
      session.application.execute(.nextAccount)
      scheduler.advance(by: .milliseconds(60))
    }
    switchAccount()
    #expect(accounts.all.value.map(\.name) == ["ada"])
    #expect(terminal.emulator.lines.last?.contains(refusal) == true)
    session.application.toasts.dismiss()

    accounts.all.accept(try accounts.all.value + [Self.account("bea")])
    let binding = session.application.activeKeys.bindings.first { $0.command == .nextAccount }
    #expect(binding?.keys == [] && binding?.label.string == label)
    switchAccount()
    #expect(accounts.all.value.map(\.name) == ["bea", "ada"])
    #expect(session.navigator.routes == [RouteKey.about()])
    #expect(terminal.emulator.lines.last?.contains(message) == true)
  }

  @Test func `If the user switches twice, the message names the account in use, and not the one before`() async throws {
    let (terminal, scheduler) = (VirtualTerminal(), VirtualScheduler())
    let session = TerminalSession(try await App.toy(), terminal: terminal, scheduler: scheduler)
    try session.open([session.app.modules.home])
    try session.application.start { _ in }
    for name in ["ada", "bea"] {
      session.welcome(AccountArrival(route: nil, message: LocalizedText(en: "\(name) is used.", zhHans: "")))
    }
    scheduler.advance(by: .milliseconds(60))
    #expect(terminal.emulator.lines.last?.contains("bea is used.") == true)
    session.application.toasts.dismiss()
    #expect(session.application.toasts.current == nil)
  }
}
