import FeatureNotifications
import FeatureNotificationsTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import PresentationTerminal
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

extension NotificationsScreenTests {
  @Test func `After a logout elsewhere, the rows stay below the advice to log in`() throws {
    let isAuthorized = BehaviorRelay(value: true)
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let feature = NotificationsFeature(
      dependencies: NotificationsDependencies(
        client: APIClient(
          baseURL: try #require(URL(string: "https://stub.example")),
          transport: ScriptedTransport([Self.page, Self.markers]) { Issue.record($0) }),
        account: "mira", isAuthorized: isAuthorized.asObservable(), offersLogin: true, isReachable: .just(true),
        store: try .inMemory(schemas: [NotificationsFeature.schema], options: options),
        scheduler: CurrentThreadScheduler.instance, clock: TestScheduler(initialClock: 0, resolution: 0.1)))
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 14))
    driver.application.screens.push(
      NotificationsScreen(
        viewModel: feature.makeNotificationsViewModel(),
        context: ScreenContext(host: driver.application, language: .en, now: { Self.now })))
    driver.settle()
    #expect(!driver.text.contains("You are not logged in"))
    isAuthorized.accept(false)
    #expect(driver.text.contains("You are not logged in to Mastodon."), "\(driver.text)")
    #expect(driver.text.contains("Ada and 2 others"))
  }

  @Test func `The comment of a report has three lines below it`() throws {
    let words = "A" + (1...60).map { "word\($0)" }.joined(separator: " ")
    let report =
      #"[{"id": "9", "type": "admin.report", "account": {"id": "1", "username": "ada", "acct": "ada"}, "#
      + #""report": {"id": "1", "category": "spam", "comment": "\#(words)"}}]"#
    let end = ScriptedReply.json("[]").on("GET /api/v1/notifications").repeated()
    let replies = [ScriptedReply.json(report).on("GET /api/v1/notifications"), end, Self.markers]
    let feature = try feature(replies, isAuthorized: true)
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 14))
    driver.application.screens.push(
      NotificationsScreen(
        viewModel: feature.makeNotificationsViewModel(),
        context: ScreenContext(host: driver.application, language: .en, now: { Self.now })))
    driver.settle()
    let lines = driver.lines.filter { $0.contains("word") }
    #expect(
      lines.count == 3 && lines[0] == "      Aword1 word2 word3 word4 word5 word6 word7 word8 word9", "\(driver.text)")
    // Each line ends where the next word does not fit.
    #expect(lines[1].hasPrefix("      word10 ") && lines[1].count <= 60, "\(driver.text)")
  }
}
