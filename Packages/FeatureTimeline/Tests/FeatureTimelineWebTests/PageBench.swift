import Composition
import FeatureTimeline
import FeatureTimelineModule
import FeatureTimelineTest
import FeatureTimelineWeb
import Foundation
import Networking
import Persistence
import Posts
import Reactive
import ReactiveTest
import Testing
import WebApp
import WebAppTest

/// The feature with a server in memory, and apps whose pages clients request.
@MainActor struct PageBench {
  let server = TimelineStubServer()
  let clock = TestScheduler(initialClock: 0, resolution: 0.1)

  func start(
    _ module: some WebModule = TimelineModule(), account: String? = nil, isAuthorized: Bool = true, images: Bool = true
  ) async throws -> PageApp {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let stub = TimelineServer(
      client: APIClient(baseURL: try #require(URL(string: "https://stub.example")), transport: server),
      account: account, isAuthorized: .just(isAuthorized), isReachable: .just(true))
    let feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: stub, twitter: stub,
        store: try .inMemory(
          schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema], options: options),
        scheduler: CurrentThreadScheduler.instance, clock: clock, sending: clock))
    return try await PageApp(
      module, images: images ? ImageProxy(hosts: [], userAgent: "test") : nil
    ) { $0.register(TimelineFeature.self) { _ in feature } }
  }

  /// Returns the page at a path after its view model has received the first response.
  func page(_ path: String, of app: PageApp) async -> String {
    let client = await app.enter()
    _ = await client.get(path)
    return await client.get(path).body
  }

  /// Requests a page twice, the second time with the response of the server. Returns the page, and a closure that sends a
  /// form of its first row that has one and returns the page afterward.
  func visit(
    _ path: String, with client: PageClient
  ) async throws -> (body: String, send: @MainActor (_ action: String, _ fields: [String: String]) async -> String) {
    _ = await client.get(path)
    let page = await client.get(path)
    let token = try #require(page.token)
    let row = try #require(page.body.firstMatch(of: /name="row" value="([^"]+)"/).map { String($0.1) })
    return (
      page.body,
      { action, fields in
        let form = ["token": token, "row": row.replacing("&quot;", with: "\""), "action": action]
        #expect(await client.post(path, form.merging(fields) { $1 }).status == 303)
        return await client.get(path).body
      }
    )
  }

  /// Waits until the outbox has sent what the user did.
  func wait() { clock.advanceTo(clock.clock + 50) }
}
