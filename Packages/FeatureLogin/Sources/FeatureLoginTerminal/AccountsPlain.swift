public import FeatureLogin
import FeatureLoginModule
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of the accounts, for pipes and for commands that show no screens.
public enum AccountsPlain {
  /// Returns a line for each row, as ``AccountsScreen`` shows it.
  public static func lines(_ rows: [AccountRow], language: Language) -> [TerminalText] {
    rows.map { $0.title(language) + "  " + $0.status(language) }
  }

  /// Returns the accounts in columns, followed by the location at which they are stored, if any. Returns a single
  /// message if the user is not logged in.
  public static func lines(_ document: AccountsDocument, language: Language) -> [TerminalText] {
    if document.accounts.isEmpty { return [TerminalText(LoginMessages.notLoggedIn, language)] }
    let services = document.accounts.map { TerminalText($0.service) }
    let width = services.map(\.columns).max() ?? 0
    let rows = zip(services, document.accounts).map { service, account in
      service.padded(to: width) + "  "
        + LoginText.marked(account.name, isUsed: account.isUsed, isExpired: account.isExpired, language)
    }
    return rows + (document.location.map { [TerminalText(LoginText.stored(in: $0.text), language)] } ?? [])
  }
}
