import Composition
import FeatureHub
import FeatureHubModule
import FeatureHubWeb
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing
import WebApp
import WebAppTest
import WebUI

@MainActor @Suite(.timeLimit(.minutes(15))) struct HubPageTests {
  private let transport = ScriptedTransport { Testing.Issue.record($0) }
  private let clock = TestScheduler(initialClock: 0, resolution: 0.001)

  private func start() async throws -> (server: WebServer, client: PageClient) {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let feature = HubFeature(
      dependencies: HubDependencies(
        client: APIClient(baseURL: try #require(URL(string: "https://hub.test")), transport: transport),
        store: try .inMemory(schemas: [HubFeature.schema, OutboxStorage.schema], options: options), scheduler: clock))
    let module = HubModule()
    let modules = try ModuleList([module], format: RouteURLFormat(scheme: "tessera"))
    let environment = AppEnvironment(
      servers: [:], storeFile: nil, language: .en, settings: try Settings(modules.settings, layers: []))
    var container = try await Container.app(
      environment, modules, secrets: .inMemory(), consent: StorageConsent(standing: false))
    container.register(HubFeature.self) { _ in feature }
    let server = try WebServer()
    let session = try WebSession(
      name: "tessera", scenes: module.pages, container: container, access: WebAccess(port: server.port))
    server.serve(session)
    var browser = PageClient(port: server.port)
    _ = await browser.enter(session.address ?? "")
    return (server, browser)
  }

  @Test func `The page of branches shows each as a link to its commits, and hostile names as text`() async throws {
    let (server, client) = try await start()
    defer { server.stop() }
    transport.script(.json(#"[{"name": "main", "commit": {"sha": "a"}}, {"name": "<b>x", "commit": {"sha": "b"}}]"#))
    _ = await client.get("/hub-branches?repository=example%2Fa")
    let body = await client.get("/hub-branches?repository=example%2Fa").body
    #expect(body.contains("/hub-commits?"))
    #expect(body.contains("&lt;b&gt;x"))
    #expect(!body.contains("<b>x"))
  }

  @Test func `The form of the search sends the text to the view model`() async throws {
    let (server, client) = try await start()
    defer { server.stop() }
    let first = await client.get("/hub")
    #expect(first.body.contains(#"type="search""#))
    transport.script(
      ScriptedReply.json(
        #"{"items": [{"id": 1, "full_name": "example/a", "name": "a", "owner": {"login": "example"}}]}"#
      ).repeated())
    let token = try #require(first.token)
    #expect(await client.post("/hub", ["token": token, "action": "search", "text": "reactive"]).status == 303)
    clock.advanceTo(clock.clock + 5_000)
    let body = await client.get("/hub").body
    #expect(body.contains(#"value="reactive""#))
    #expect(body.contains("/hub-repository?repository=example%2Fa"))
  }
}
