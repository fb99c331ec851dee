import FeatureLogin
import FeatureLoginModule
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI

extension AccountRow {
  /// Returns the row as a line of the list.
  func line(_ language: Language) -> StyledText {
    let style = name == nil ? Style(.text) : Style(.text, [.bold])
    return StyledText(title(language), style) + "  "
      + StyledText(status(language), name == nil || isLoggingOut ? .muted : .accent)
  }

  /// Returns the lines below the row that describe the account, or none for a row without an account.
  func details(_ language: Language) -> [TerminalText] {
    guard case .account(_, let server, let name) = id else { return [] }
    let states = [isLoggingOut ? LoginText.loggingOut : nil, isUsed == true ? LoginText.inUse : nil]
    let state = isExpired ? LoginText.expired : states.compactMap(\.self).first ?? LoginText.ready
    let values = [
      (LoginText.name, TerminalText(name)), (LoginText.server, TerminalText(server.absoluteString)),
      (LoginText.state, TerminalText(state, language)),
    ]
    let width = values.map { TerminalText($0.0, language).columns }.max() ?? 0
    return values.map { TerminalText($0, language).padded(to: width) + "  " + $1 }
  }

  /// Returns the name of the service, followed by the server's host for an account at Mastodon.
  func title(_ language: Language) -> TerminalText {
    let name = TerminalText(service.name, language)
    return host.map { name + " " + TerminalText($0) } ?? name
  }

  /// Returns the user's name, which is marked if the account is in use or has expired, or a message if the row has no
  /// account or the user is being logged out.
  func status(_ language: Language) -> TerminalText {
    if isLoggingOut { return TerminalText(LoginText.loggingOut, language) }
    guard let name else { return TerminalText(isAnother ? LoginText.anotherAccount : LoginText.notLoggedIn, language) }
    return LoginText.marked(name, isUsed: isUsed, isExpired: isExpired, language)
  }
}
