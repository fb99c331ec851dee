import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Networking
import Persistence
import Presentation
import PresentationTerminal
import TerminalUI

/// The example in the documentation. The compiler checks it, and other tests check its screens.
@MainActor private func screens(client: APIClient, store: Store, application: any ScreenHost) async throws {
  let feature = MomentsFeature(
    dependencies: MomentsDependencies(
      client: client, store: store, app: AppInformation(version: "1.0.0", flavor: .internal),
      enabledToggles: [.likeButton]))
  let screen = MomentsScreen(
    viewModel: feature.makeMomentsViewModel(), context: ScreenContext(host: application, language: .zhHans))

  let page = try await feature.moments()  // without a screen
  let moment = try await feature.setLike(true, of: page.moments[0].id)
  let lines = MomentsPlain.lines(page, language: .en, now: Date())  // as lines of text; as JSON, encode the page

  _ = (screen, lines, moment)
}
