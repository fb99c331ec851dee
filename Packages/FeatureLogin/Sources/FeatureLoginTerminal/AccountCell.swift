import FeatureLogin
import Observation
import Presentation
import TerminalUI

/// What one account's line in the list shows, bound to a view model with a bag of its own.
@MainActor @Observable final class AccountCell {
  var viewModel: AccountCellViewModel?
  var isSigningOut = false
}

/// One line of the list: an account, or a way to one.
@MainActor enum AccountRow: Identifiable {
  case account(LoginService, AccountCell)
  /// To the form of a service at which nobody is signed in. At Mastodon one may be signed in more than once.
  case signIn(LoginIntent, LocalizedText)

  nonisolated var id: AnyHashable {
    switch self {
    case .account(let service, _): service
    case .signIn(let intent, _): intent
    }
  }

  /// The forms of the services at which nobody is logged in, besides those of some accounts, with the services' names.
  nonisolated static func logins(besides services: [LoginService]) -> [(intent: LoginIntent, name: LocalizedText)] {
    (services.contains(.phone) ? [] : [(.phone, LoginText.phone)])
      + (services.contains(.wanAndroid) ? [] : [(.wanAndroid, LoginText.wanAndroid)])
      + [(.mastodon, LoginText.mastodon)]
  }

  func line(_ language: Language) -> StyledText {
    switch self {
    case .account(let service, let cell):
      StyledText(service.name(language), Style(.text, [.bold])) + "  "
        + (cell.isSigningOut
          ? StyledText(LoginText.signingOut.terminal(language), .secondaryText)
          : StyledText(TerminalText(cell.viewModel?.name ?? ""), .primary))
    case .signIn(_, let name):
      StyledText(name.terminal(language), .text) + "  "
        + StyledText(LoginText.notSignedIn.terminal(language), .secondaryText)
    }
  }
}
