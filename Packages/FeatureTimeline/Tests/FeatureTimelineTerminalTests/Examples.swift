import FeatureTimeline
import FeatureTimelineTerminal
import Networking
import Persistence
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// The example in the documentation. The compiler checks it, and other tests check its screens.
@MainActor private func screens(
  client: APIClient, isLoggedIn: Observable<Bool>, limiter: RateLimitInterceptor, twitter: TimelineServer, store: Store,
  application: any ScreenHost
) async throws {
  let mastodon = TimelineServer(client: client, account: "mira", isAuthorized: isLoggedIn, limits: limiter.limits)
  let feature = TimelineFeature(dependencies: TimelineDependencies(mastodon: mastodon, twitter: twitter, store: store))
  // home  local  federated  bookmarks  favorites  list RxSwift  list:12249  @mira,@hanae@other.example
  // twitter:icanzilb/RxSwift  twitter:@mira
  guard let source = TimelineSource("#swift") else { return }
  let viewModel = feature.makeTimelineViewModel(for: source)
  let screen = TimelineScreen(viewModel: viewModel, context: ScreenContext(host: application, language: .zhHans))

  // without a screen; also people(of:), contents(ofPost:in:), lists()
  let contents = try await feature.contents(of: source, count: 40)
  let lines = TimelinePlain.lines(contents, language: .en)  // as lines of text; `contents` itself encodes as JSON

  _ = (screen, lines)
}
