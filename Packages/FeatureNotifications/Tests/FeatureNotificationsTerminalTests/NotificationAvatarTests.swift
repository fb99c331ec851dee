import FeatureNotifications
import FeatureNotificationsTerminal
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct NotificationAvatarTests {
  private func text(_ images: ImageProtocol, loadsImages: Bool = true) throws -> String {
    let tests = NotificationsScreenTests()
    let replies = [NotificationsScreenTests.page, NotificationsScreenTests.markers]
    let feature = try tests.feature(replies, isAuthorized: true)
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 14), images: images)
    let image: @MainActor (URL) -> PixelImage? = { _ in nil }
    let context = ScreenContext(
      host: driver.application, language: .en, now: { NotificationsScreenTests.now }, image: loadsImages ? image : nil)
    driver.application.screens.push(
      NotificationsScreen(viewModel: feature.makeNotificationsViewModel(), context: context))
    driver.settle()
    return driver.text
  }

  @Test func `A row has the avatar of its first person, where images are shown`() throws {
    let avatars = try text(.kitty)
    #expect(avatars.contains(/> \[AD?\s?\] ● ♥ Ada and 2 others/))
    // The age is at the right edge.
    #expect(avatars.split(separator: "\n").contains { $0.contains("Ada and 2 others") && $0.hasSuffix(" 3m") })
    for text in [try text(.halfBlocks), try text(.kitty, loadsImages: false)] {
      #expect(text.contains("> ● ♥ Ada and 2 others"))
    }
  }
}
