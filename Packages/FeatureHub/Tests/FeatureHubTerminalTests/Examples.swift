import FeatureHub
import FeatureHubTerminal
import Networking
import Persistence
import Presentation
import PresentationTerminal
import TerminalUI

/// The example in the documentation. The compiler checks it, and other tests check its screens.
@MainActor private func screens(client: APIClient, store: Store, application: any ScreenHost) async throws {
  let feature = HubFeature(dependencies: HubDependencies(client: client, store: store))
  let search = HubScreens(feature, context: ScreenContext(host: application, language: .en)).search("")

  let query = HubQuery.search("reactive")  // or .issues(of: name, .open), and so on
  let contents = try await feature.contents(of: query)  // without a screen; fails with a LoadFailure
  let lines = HubPlain.lines(feature.rows(query, contents.items), language: .en)

  _ = (search, lines)
}
