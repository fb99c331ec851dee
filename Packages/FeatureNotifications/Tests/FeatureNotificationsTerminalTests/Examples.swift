import FeatureNotifications
import FeatureNotificationsTerminal
import Networking
import Persistence
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// The example in the documentation. The compiler checks it, and other tests check its screens.
@MainActor private func screens(client: APIClient, store: Store, application: any ScreenHost) async throws {
  let feature = NotificationsFeature(
    dependencies: NotificationsDependencies(client: client, account: "mira", store: store))
  let screen = NotificationsScreen(
    viewModel: feature.makeNotificationsViewModel(), context: ScreenContext(host: application, language: .en))
  let badge = feature.unreadCount()  // a Driver<Int>, which stays up to date

  let contents = try await feature.contents()  // without a screen; fails with a LoadFailure
  let lines = NotificationsPlain.lines(contents, language: .en)

  _ = (screen, badge, lines)
}
