import Composition
import FeatureLogin
public import FeatureLoginModule
import Foundation
import Presentation
import Reactive
public import WebApp

extension LoginModule: WebModule {
  public var pages: [WebScene] {
    [
      WebScene(.account) { try Self.page(nil, $0) },
      WebScene(.login) { try Self.page($0, $1) },
    ] + Self.morePages
  }

  @MainActor private static func page(
    _ service: LoginService?, _ context: SceneContext<WebInterface>
  ) throws -> Scene<WebInterface> {
    let feature = try context.container.resolve(LoginFeature.self)
    let (page, intents): (StatePage, Signal<LoginIntent>)
    switch service {
    case .phone?:
      let viewModel = feature.makePhoneViewModel()
      (page, intents) = (LoginForm.phone(viewModel, context), viewModel.intents)
    case .wanAndroid?:
      let viewModel = feature.makeWanAndroidViewModel()
      (page, intents) = (LoginForm.wanAndroid(viewModel, context), viewModel.intents)
    case .mastodon?:
      let viewModel = feature.makeMastodonViewModel(server: try context.mastodonServer)
      (page, intents) = (LoginForm.mastodon(viewModel, context), viewModel.intents)
    case nil:
      let viewModel = feature.makeAccountsViewModel()
      (page, intents) = (.accounts(viewModel, context), viewModel.intents.asSignal())
    }
    let home = context.modules.route(to: .ownTimeline)
    return Scene(screen: page, segues: intents.map { Segue($0, home: home) })
  }
}

extension SceneContext<WebInterface> {
  /// The URL of the Mastodon server that is used, or an empty string.
  fileprivate var mastodonServer: String {
    get throws {
      let id = ServerDefinition.mastodon.id
      let account = try container.resolve((any AccountProvider).self).account(at: id)
      // allow(no-dropped-errors): without a server in the settings, the user types one
      let server = try? container.resolve(AppEnvironment.self).server(id, of: account)
      return server?.url.absoluteString ?? ""
    }
  }
}
