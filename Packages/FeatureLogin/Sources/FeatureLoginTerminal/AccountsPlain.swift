public import FeatureLogin
public import Presentation
public import TerminalUI

/// The accounts as lines of text, for pipes and for commands that show no screens.
public enum AccountsPlain {
  /// A line for each account, then one for each service where a login is possible, as on ``AccountsScreen``.
  public static func lines(_ sessions: [LoginSession], language: Language) -> [TerminalText] {
    sessions.map { $0.service.name(language) + "  " + TerminalText($0.name) }
      + AccountRow.logins(besides: sessions.map(\.service)).map {
        $0.name.terminal(language) + "  " + LoginText.notSignedIn.terminal(language)
      }
  }
}
