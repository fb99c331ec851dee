import Composition
import Presentation
import Reactive
import TerminalUI

extension Command {
  static let nextAccount = Command("app.nextAccount")
}

extension TerminalSession {
  /// The binding of the key that switches to the next account. Empty if there is no other account.
  var accountKeys: [KeyBinding] {
    if app.accounts.others.isEmpty { return [] }
    return [KeyBinding(["A"], .nextAccount, TerminalText(AppText.nextAccount[navigator.language]))]
  }

  /// Switches to the account that was used longest ago, so that the accounts take turns.
  func useNextAccount() {
    guard let next = app.accounts.others.first else { return }
    app.accounts.use(next).asObservable().asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.welcome($0) }).disposed(by: bag)
  }

  /// Shows the first screen of an account, and a message that names it.
  func welcome(_ arrival: AccountArrival) {
    if let route = arrival.route { follow(.path([route])) }
    application.toasts.show(TerminalText(arrival.message[navigator.language]), .success)
  }
}
