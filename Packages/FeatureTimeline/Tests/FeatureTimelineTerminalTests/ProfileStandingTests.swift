import FeatureTimeline
import FeatureTimelineTerminal
import Networking
import NetworkingTest
import Presentation
import PresentationTerminal
import TerminalUI
import TerminalUITest
import Testing

/// Tests of accounts that have moved or on which moderators have decided.
@MainActor @Suite struct ProfileStandingTests {
  private static let account =
    #"{"id": "1", "username": "olga", "suspended": true, "moved": {"id": "2", "acct": "olga@new.example"}}"#

  @Test func `A profile says that the account has moved and is suspended, and has no counts that were not sent`()
    async throws
  {
    let feature = try TimelineFeature.scripted([.json(Self.account), .json("[]")])
    let lines = ProfilePlain.lines(try await feature.profile(of: "olga"), language: .en)
    #expect(lines.map(\.string) == ["olga @olga", "  Moved to @olga@new.example · Suspended"])
  }

  @Test func `A search result says that the account has moved and is suspended`() throws {
    let feature = try TimelineFeature.scripted([.json(#"{"accounts": [\#(Self.account)]}"#)])
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 10))
    driver.application.screens.push(
      TimelineSearchScreen(
        viewModel: feature.makeSearchViewModel(text: "o"),
        context: ScreenContext(host: driver.application, language: .zhHans)))
    driver.settle()
    #expect(driver.text.contains("已迁移到 @olga@new.example · 已被封禁"))
  }
}
