import Composition
import Networking
import Presentation
import Reactive
import TerminalUI

extension Command {
  static let nextAccount = Command("app.nextAccount")
}

extension TerminalSession {
  /// Shows the name of the server in the top line, or no name if requests go to several servers.
  func showServer() {
    let names = Set(servers.map { $0.name(in: navigator.language) })
    tabBar.right = StyledText(TerminalText(names.count == 1 ? names.first ?? "" : ""), .muted)
  }

  /// The route to the accounts, or `nil` for an app without accounts.
  var accountsRoute: Route? { app.modules.route(to: RouteKey.login, nil) }

  /// The bindings of the commands for accounts. The command that switches to the next account has no key by default.
  var accountKeys: [KeyBinding] {
    let next = KeyBinding([], .nextAccount, TerminalText(AppText.nextAccount[navigator.language]))
    if accountsRoute == nil { return [next] }
    return [KeyBinding(["A"], .accounts, TerminalText(AppText.accounts[navigator.language])), next]
  }

  /// Switches to the least recently used account, so that repeated calls cycle through the accounts. If there is no
  /// other account, says so.
  func useNextAccount() {
    guard let next = app.accounts.others.first else { return warn(AppText.onlyAccount) }
    use(next)
  }

  /// Switches to an account.
  func use(_ account: Account) {
    app.accounts.use(account).asObservable().asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.welcome($0) }).disposed(by: bag)
  }

  /// Shows the route of an arrival, if there is one, and the message of the arrival. It replaces the message of an earlier
  /// arrival, which names an account that is no longer used.
  func welcome(_ arrival: AccountArrival) {
    if let route = arrival.route { follow(.path([route])) }
    if let arrivalMessage { application.toasts.withdraw(arrivalMessage) }
    let message = TerminalText(arrival.message[navigator.language])
    arrivalMessage = message
    application.toasts.show(message, .success)
  }

  /// Shows the line about the demo, with the keys as the user has bound them, or hides it: if the user has hidden it,
  /// or if requests go to any other server.
  func showNotice() {
    let isDemo = !servers.isEmpty && servers.allSatisfy { $0.lastingURL == nil } && app.environment.demoAccount != nil
    guard isDemo, !isDemoNoticeHidden else { return application.notice = .empty }
    let keys = (application.keys + KeyTable([KeyBinding(["?"], .help, ""), KeyBinding([.escape], .back, "")]))
      .rebound(application.rebindings)
    let parts = [(Command.accounts, AppText.logInToServer), (.help, AppText.keys), (.back, AppText.hide)]
      .compactMap { command, text -> StyledText? in
        guard let key = keys.keys(for: command).first else { return nil }
        return StyledText(TerminalText(key.description), Style(.accent, [.bold]))
          + StyledText(" " + TerminalText(text[navigator.language]))
      }
    application.notice = parts.reduce(StyledText(TerminalText(AppText.demo[navigator.language]), Style(.text, [.bold])))
    {
      $0 + StyledText(" · ", .muted) + $1
    }
  }

  /// Shows a warning at the bottom of the screen.
  func warn(_ text: LocalizedText) {
    application.toasts.show(TerminalText(text[navigator.language]), .warning)
  }
}
