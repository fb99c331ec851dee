import FeatureNotifications
import FeatureNotificationsTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import PresentationTerminal
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct NotificationActionTests {
  private let clock = TestScheduler(initialClock: 0, resolution: 0.1)
  private let bag = DisposeBag()

  private static let page = """
    [{"id": "97", "type": "mention", "created_at": "2026-11-22T10:00:00Z",
    "account": {"id": "1", "username": "ada", "acct": "ada"},
    "status": {"id": "7", "content": "<p>Hello</p>", "favourited": false,
    "account": {"id": "1", "username": "ada", "acct": "ada"}}},
    {"id": "96", "type": "follow_request", "created_at": "2026-11-22T09:00:00Z",
    "account": {"id": "2", "username": "eve", "acct": "eve"}}]
    """

  private func start(
    _ replies: ScriptedReply...
  ) throws -> (ScreenDriver, any NotificationsViewModel, ScriptedTransport) {
    let transport = ScriptedTransport(
      [
        .json(Self.page, headers: ["Link": #"<?min_id=97>; rel="prev""#]).on("GET /api/v1/notifications"),
        .json("{}").on("GET /api/v1/markers").repeated(),
      ] + replies
    ) { Issue.record($0) }
    let client = APIClient(baseURL: try #require(URL(string: "https://stub.example")), transport: transport)
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let store = try Store.inMemory(
      schemas: [NotificationsFeature.schema, UserActions.schema, OutboxStorage.schema], options: options)
    let feature = NotificationsFeature(
      dependencies: NotificationsDependencies(
        client: client, account: "mira", offersPosts: true, offersProfiles: true, offersReplies: true,
        actions: UserActions(of: "mira", client, store: store, clock: clock), isReachable: .just(true), store: store,
        scheduler: CurrentThreadScheduler.instance, clock: clock))
    let driver = try ScreenDriver(size: Size(columns: 60, rows: 14))
    let viewModel = feature.makeNotificationsViewModel()
    driver.application.screens.push(
      NotificationsScreen(viewModel: viewModel, context: ScreenContext(host: driver.application, language: .en)))
    driver.settle()
    return (driver, viewModel, transport)
  }

  private func paths(_ transport: ScriptedTransport) -> [String] {
    transport.requests.filter { $0.method.rawValue == "POST" }.map { $0.url.path() }
  }

  @Test func `The keys of a post react to it, and reply to it`() throws {
    let (driver, viewModel, transport) = try start(
      .json(#"{"id": "7", "favourited": true, "account": {"id": "1", "username": "ada"}}"#)
        .on("POST /api/v1/statuses/7/favourite"))
    let intents = BehaviorRelay<[NotificationsIntent]>(value: [])
    viewModel.intents.asSignal().emit(onNext: { intents.accept(intents.value + [$0]) }).disposed(by: bag)
    driver.press("r")
    #expect(intents.value.last == .editor(.reply("7")))
    clock.advanceTo(20)
    driver.press("\"")
    #expect(intents.value.last == .editor(.quote("7")))
    driver.press("f")
    #expect(driver.application.activeKeys.bindings.contains { $0.label.string == "Remove favorite" })
    clock.advanceTo(50)
    #expect(paths(transport) == ["/api/v1/statuses/7/favourite"])
  }

  @Test func `The keys of a request to follow answer it`() throws {
    let (driver, _, transport) = try start(
      .json(#"{"id": "2", "followed_by": true}"#).on("POST /api/v1/follow_requests/2/authorize"))
    driver.press("+")
    driver.press("j")
    #expect(paths(transport).isEmpty)
    driver.press("+")
    #expect(driver.text.contains("@eve can follow you"), "\(driver.text)")
    clock.advanceTo(50)
    #expect(paths(transport) == ["/api/v1/follow_requests/2/authorize"])
  }
}
