import FeatureLogin
import FeatureLoginTerminal
import Foundation
import Presentation
import Reactive

extension SceneMaker {
  static func account(_ feature: LoginFeature) -> SceneMaker {
    SceneMaker { context in
      let screen = AccountsScreen(
        viewModel: feature.makeAccountsViewModel(), host: context.host, language: context.language)
      return Scene(screen: screen, segues: screen.intents.compactMap { Segue($0) }) { [weak screen] in
        screen?.language = $0
      }
    }
  }

  static func phoneLogin(_ feature: LoginFeature) -> SceneMaker {
    SceneMaker { context in
      let screen = LoginScreen(viewModel: feature.makePhoneViewModel(), language: context.language)
      return Scene(screen: screen, segues: screen.intents.compactMap { Segue($0) }) { [weak screen] in
        screen?.language = $0
      }
    }
  }

  static func wanAndroidLogin(_ feature: LoginFeature) -> SceneMaker {
    SceneMaker { context in
      let screen = WanAndroidScreen(
        viewModel: feature.makeWanAndroidViewModel(), host: context.host, language: context.language)
      return Scene(screen: screen, segues: screen.intents.compactMap { Segue($0) }) { [weak screen] in
        screen?.language = $0
      }
    }
  }

  static func mastodonLogin(_ feature: LoginFeature, server: URL) -> SceneMaker {
    SceneMaker { context in
      let screen = MastodonScreen(
        viewModel: feature.makeMastodonViewModel(), server: server.absoluteString, host: context.host,
        language: context.language)
      return Scene(screen: screen, segues: screen.intents.compactMap { Segue($0) }) { [weak screen] in
        screen?.language = $0
      }
    }
  }
}
