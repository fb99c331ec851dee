import Composition
import FeatureNotifications
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import Reactive
import ReactiveTest
import TerminalApp
import TerminalAppTest
import TerminalUI
import Testing

@testable import FeatureNotificationsModule
@testable import FeatureNotificationsTerminal

@MainActor @Suite(.app(of: NotificationsModule())) struct NotificationsModuleTests {
  private let server: URL
  private let transport = ScriptedTransport { Issue.record($0) }

  init() throws { server = try #require(URL(string: "https://stub.example")) }

  private func app() async throws -> App {
    try await App.inMemory(servers: [ServerDefinition.mastodon.id: .init(url: server, isDemo: true)])
  }

  private func feature(_ store: Store, _ actions: UserActions? = nil) throws -> NotificationsFeature {
    NotificationsFeature(
      dependencies: NotificationsDependencies(
        client: APIClient(baseURL: server, transport: transport), account: "mira", actions: actions, store: store,
        scheduler: CurrentThreadScheduler.instance))
  }

  private func script() {
    let link: HTTPHeaders = ["Link": #"<https://stub.example/api/v1/notifications?max_id=9>; rel="next""#]
    let row = #"[{"id": "9", "type": "follow", "account": {"id": "2", "username": "ada", "acct": "ada"}}]"#
    transport.script(.json(row, headers: link).on("GET /api/v1/notifications"))
    transport.script(ScriptedReply.json("{}").on("GET /api/v1/markers").repeated())
  }

  @Test func `The command prints one page unless it is asked for more`() async throws {
    script()
    let app = try await app()
    var container = app.container
    let feature = try feature(container.storeOfFile())
    container.register(NotificationsFeature.self) { _ in feature }
    let report = try await NotificationsModule().report(of: RouteKey.notifications(), in: container)
    #expect(report?.lines.map(\.string) == ["* ada follows you"])
    #expect(transport.requests.filter { $0.url.path().hasSuffix("/notifications") }.count == 1)
  }

  @Test func `After a logout, the app has neither the notifications of the account nor its actions`() async throws {
    script()
    let app = try await app()
    let store = try app.container.storeOfFile()
    let actions = UserActions(
      of: "mira", APIClient(baseURL: server, transport: transport), store: store,
      clock: TestScheduler(initialClock: 0))
    let feature = try feature(store, actions)
    _ = try await feature.contents()
    let ada = Person(id: "2", name: "Ada", username: "ada")
    let input = ActionInput(actions)
    withExtendedLifetime(input) { input.person.accept(PersonToggle(.follow, of: ada, isOn: true)) }
    #expect(try feature.places() == ["@ada"])
    #expect(try await actions.changes.take(1).asSingle().value.relationship(to: ada)?.isFollowing == true)
    let account = Account(
      server: server, name: "mira", proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    try NotificationsModule().removeData(of: account, app.container)
    #expect(try feature.places().isEmpty)
    #expect(try await actions.changes.take(1).asSingle().value.relationship(to: ada) == nil)
  }
}
