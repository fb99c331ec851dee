public import FeatureLogin
public import Presentation
public import PresentationTerminal
public import TerminalUI

extension LoginFeature {
  /// Creates a screen, with its intents.
  ///
  /// - Parameters:
  ///   - service: The service of the form, or `nil` for the list of accounts.
  ///   - mastodon: The initial text of the field for a Mastodon server.
  ///   - host: The host, which asks for confirmation and shows messages. The screen does not retain it.
  ///   - language: The language of the screen.
  public func makeScreen(
    for service: LoginService?, mastodon: String, host: any ScreenHost, language: Language
  ) -> IntentScreen<LoginIntent> {
    switch service {
    case .phone?:
      let viewModel = makePhoneViewModel()
      return IntentScreen(LoginScreen(viewModel: viewModel, language: language), viewModel.intents)
    case .wanAndroid?:
      let viewModel = makeWanAndroidViewModel()
      return IntentScreen(WanAndroidScreen(viewModel: viewModel, host: host, language: language), viewModel.intents)
    case .mastodon?:
      let viewModel = makeMastodonViewModel(server: mastodon)
      return IntentScreen(MastodonScreen(viewModel: viewModel, host: host, language: language), viewModel.intents)
    case nil:
      let viewModel = makeAccountsViewModel()
      return IntentScreen(AccountsScreen(viewModel: viewModel, host: host, language: language), viewModel.intents)
    }
  }
}
