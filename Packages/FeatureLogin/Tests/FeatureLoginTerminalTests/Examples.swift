import FeatureLogin
import FeatureLoginTerminal
import Networking
import Presentation
import Reactive
import TerminalUI

/// The example in the documentation. The compiler checks it, and other tests check its screens.
@MainActor private func screens(
  client: any PhoneServer, wanAndroid: APIClient, jar: CookieJar, transport: any Transport,
  accounts: any AccountStore, application: any ScreenHost
) async throws {
  let feature = LoginFeature(
    dependencies: LoginDependencies(
      server: client, wanAndroid: wanAndroid, cookies: jar,
      mastodon: { url in APIClient(baseURL: url, transport: transport) },
      accounts: accounts, redirects: LoopbackListener(), browser: DesktopBrowser()))

  let expired = try await feature.checkAccounts().value  // once, at the start

  let screens: [any Screen] = [
    AccountsScreen(viewModel: feature.makeAccountsViewModel(), host: application, language: .zhHans),
    LoginScreen(viewModel: feature.makePhoneViewModel(), language: .zhHans),
    WanAndroidScreen(viewModel: feature.makeWanAndroidViewModel(), host: application, language: .zhHans),
    MastodonScreen(
      viewModel: feature.makeMastodonViewModel(server: "mastodon.social"), host: application, language: .zhHans),
  ]

  _ = (expired, screens)
}
