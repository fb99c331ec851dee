import Composition
import FeatureNotifications
import FeatureNotificationsModule
import Foundation
import Persistence
import Posts
import Presentation
import Reactive
import Testing
import WebApp
import WebAppTest
import WebUI

@testable import FeatureNotificationsWeb

@MainActor @Suite(.timeLimit(.minutes(15))) struct NotificationsPageTests {
  private final class PreviewViewModel: NotificationsViewModel {
    let input = ListInput()
    let intents = IntentRelay<NotificationsIntent>()
    let (offersLogin, offersPosts, offersProfiles, offersReplies) = (true, true, true, true)
    let actions = ActionInput()
    let visible = PublishRelay<[NotificationRow.ID]>()
    let markRead = PublishRelay<Void>()
    let rows: [NotificationRow]
    let authorized = BehaviorRelay(value: true)
    let unread = BehaviorRelay(value: 1)

    init(_ rows: [NotificationRow]) { self.rows = rows }

    var state: Driver<ListState<NotificationRow>> { .just(.content(ListContent(rows: rows, footer: .endReached))) }
    var isAuthorized: Driver<Bool> { authorized.asDriver() }
    var unreadCount: Driver<Int> { unread.asDriver() }
    var absence: Driver<LocalizedText?> { .just(nil) }
  }

  private func start(_ viewModel: PreviewViewModel) async throws -> (server: WebServer, client: PageClient) {
    let modules = try ModuleList([NotificationsModule()], format: RouteURLFormat(scheme: "tessera"))
    let environment = AppEnvironment(
      servers: [:], storeFile: nil, language: .en, settings: try Settings(modules.settings, layers: []))
    let container = try await Container.app(
      environment, modules, secrets: .inMemory(), consent: StorageConsent(standing: false))
    let server = try WebServer()
    let scene = WebScene(.notifications) { Scene(screen: ListPage(notifications: viewModel, context: $0)) }
    let session = try WebSession(
      name: "tessera", scenes: [scene], container: container, access: WebAccess(port: server.port))
    server.serve(session)
    var client = PageClient(port: server.port)
    _ = await client.enter(session.address ?? "")
    return (server, client)
  }

  @Test func `The page shows the event and the post as text, and what is unread in words`() async throws {
    let person = Person(id: "1", name: "<Ada>", username: "ada")
    let viewModel = PreviewViewModel([
      NotificationRow(
        id: "1", kind: .favorite, people: [person], post: Post(id: PostID("9"), text: "a < b", author: person),
        isUnread: true)
    ])
    let (server, client) = try await start(viewModel)
    defer { server.stop() }
    let body = await client.get("/notifications").body
    #expect(body.contains("&lt;Ada&gt; favorited your post"))
    #expect(body.contains("a &lt; b"))
    #expect(body.contains(#"aria-label="Unread""#))
    #expect(body.contains("1 unread"))
  }

  @Test func `The post of a row has links and the quoted post, or only its content warning`() async throws {
    let ada = Person(id: "1", name: "Ada", username: "ada")
    let url = try #require(URL(string: "https://example.com/a"))
    let body = FormattedText("Read this", spans: [TextSpan(5..<9, .link, url: url)])
    var post = Post(id: PostID("9"), body: body, author: ada)
    post.quote = PostQuote(id: PostID("8"), author: ada, text: "a < quote", url: nil)
    var warned = post
    warned.warning = "Spoiler"
    let viewModel = PreviewViewModel([NotificationRow(id: "1", kind: .favorite, people: [ada], post: post)])
    let (server, client) = try await start(viewModel)
    defer { server.stop() }
    let page = await client.get("/notifications").body
    #expect(page.contains(#"href="https://example.com/a""#) && page.contains("a &lt; quote"), "\(page)")
    let other = try await start(
      PreviewViewModel([NotificationRow(id: "1", kind: .favorite, people: [ada], post: warned)]))
    defer { other.server.stop() }
    let folded = await other.client.get("/notifications").body
    #expect(folded.contains("Spoiler") && !folded.contains("example.com") && !folded.contains("quote"), "\(folded)")
  }

  @Test func `The button marks all rows as read, and a page without a login says so`() async throws {
    let viewModel = PreviewViewModel([])
    var marked = 0
    let subscription = viewModel.markRead.asSignal().emit(onNext: { marked += 1 })
    defer { subscription.dispose() }
    let (server, client) = try await start(viewModel)
    defer { server.stop() }
    let token = try #require(await client.get("/notifications").token)
    _ = await client.post("/notifications", ["token": token, "action": "read"])
    #expect(marked == 1)
    viewModel.authorized.accept(false)
    viewModel.unread.accept(0)
    let body = await client.get("/notifications").body
    #expect(body.contains("You are not logged in to Mastodon."))
    #expect(!body.contains("Mark all as read"))
  }

  @Test func `A request to follow the user has the forms that answer it, and other rows do not`() async throws {
    let ada = Person(id: "1", name: "Ada", username: "ada")
    let viewModel = PreviewViewModel([
      NotificationRow(id: "2", kind: .follow, people: [ada]),
      NotificationRow(id: "1", kind: .followRequest, people: [ada]),
    ])
    var answers: [RequestAnswer] = []
    let subscription = viewModel.actions.answer.asSignal().emit(onNext: { answers.append($0) })
    defer { subscription.dispose() }
    let (server, client) = try await start(viewModel)
    defer { server.stop() }
    let page = await client.get("/notifications")
    #expect(page.body.components(separatedBy: "Accept request").count == 2)
    #expect(page.body.components(separatedBy: #"data-key="F">Follow</button>"#).count == 3)
    let token = try #require(page.token)
    for action in ["accept", "reject"] {
      _ = await client.post("/notifications", ["token": token, "row": "1", "action": action])
    }
    #expect(answers == [RequestAnswer(to: ada, isAccepted: true), RequestAnswer(to: ada, isAccepted: false)])
  }

  @Test func `Only a request to follow can be accepted and rejected on the page`() async throws {
    let person = Person(id: "1", name: "Ada", username: "ada")
    for (kind, isAsked) in [(NotificationKind.followRequest, true), (.follow, false)] {
      let viewModel = PreviewViewModel([NotificationRow(id: "1", kind: kind, people: [person])])
      let (server, client) = try await start(viewModel)
      let body = await client.get("/notifications").body
      #expect(body.contains("Accept request") == isAsked && body.contains("Reject request") == isAsked, "\(body)")
      server.stop()
    }
  }
}
