import Composition
import Presentation
import Reactive
import TerminalUI

extension Command {
  static let nextAccount = Command("app.nextAccount")
}

extension TerminalSession {
  /// An array with the binding of the key that switches to the next account, or an empty array if there is no other
  /// account.
  var accountKeys: [KeyBinding] {
    if app.accounts.others.isEmpty { return [] }
    return [KeyBinding(["A"], .nextAccount, TerminalText(AppText.nextAccount[navigator.language]))]
  }

  /// Switches to the least recently used account, so that repeated calls cycle through the accounts.
  func useNextAccount() {
    guard let next = app.accounts.others.first else { return }
    app.accounts.use(next).asObservable().asDriver(onErrorDriveWith: .empty())
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

  /// Shows a warning at the bottom of the screen.
  func warn(_ text: LocalizedText) {
    application.toasts.show(TerminalText(text[navigator.language]), .warning)
  }
}
