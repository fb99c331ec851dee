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

  /// Starts the app, in which the user has a token or not.
  private func start(token: Bool = false) async throws -> (server: WebServer, client: PageClient) {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let limits = RateLimitInterceptor()
    let feature = HubFeature(
      dependencies: HubDependencies(
        client: APIClient(
          baseURL: try #require(URL(string: "https://hub.test")), transport: transport,
          interceptors: [CacheInterceptor(MemoryResponseCache(), user: { "" }), limits]),
        store: try .inMemory(schemas: [HubFeature.schema, OutboxStorage.schema], options: options),
        hasToken: .just(token), limits: limits.limits, scheduler: clock, sending: clock))
    let app = try await PageApp(HubModule()) { $0.register(HubFeature.self) { _ in feature } }
    return (app.server, await app.enter())
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

  @Test func `Rows from an earlier visit are marked on a page while the server cannot be reached`() async throws {
    let (server, client) = try await start()
    defer { server.stop() }
    let path = "/hub-branches?repository=example%2Fa"
    transport.script(.json(#"[{"name": "main"}]"#))
    _ = await client.get(path)
    let fresh = await client.get(path)
    #expect(fresh.body.contains("main") && !fresh.body.contains("offline, as of your last visit"))
    transport.script(.failure(.transport(.offline)))
    _ = await client.post(path, ["token": try #require(fresh.token), "action": "refresh"])
    let stale = await client.get(path).body
    #expect(stale.contains("main") && stale.contains("offline, as of your last visit"))
  }

  @Test func `Addresses in a description are links, to the app's own pages where there are some`() async throws {
    let (server, client) = try await start()
    defer { server.stop() }
    transport.script(
      ScriptedReply.json(
        #"""
        {"id": 1, "full_name": "example/a", "name": "a", "owner": {"login": "example"},
        "description": "A <b> of https://github.com/example/b, see https://example.com/x."}
        """#
      ).repeated())
    _ = await client.get("/hub-repository?repository=example%2Fa")
    let body = await client.get("/hub-repository?repository=example%2Fa").body
    #expect(body.contains(#"A &lt;b&gt; of <a href="/hub-repository?repository=example%2Fb""#), "\(body)")
    #expect(body.contains(#"see <a href="https://example.com/x""#), "\(body)")
  }

  @Test func `The form of the search sends the text to the view model`() async throws {
    let (server, client) = try await start()
    defer { server.stop() }
    transport.script(
      ScriptedReply.json(
        #"{"items": [{"id": 1, "full_name": "example/a", "name": "a", "owner": {"login": "example"}}]}"#
      ).repeated())
    let first = await client.get("/hub")
    #expect(first.body.contains(#"type="search""#))
    let token = try #require(first.token)
    #expect(await client.post("/hub", ["token": token, "action": "search", "text": "reactive"]).status == 303)
    clock.advanceTo(clock.clock + 5_000)
    let body = await client.get("/hub").body
    #expect(body.contains(#"value="reactive""#))
    #expect(body.contains("/hub-repository?repository=example%2Fa"))
  }

  @Test func `The page of issues switches between open and closed ones, and shows how many requests are left`()
    async throws
  {
    let (server, client) = try await start()
    defer { server.stop() }
    let path = "/hub-issues?repository=example%2Fa"
    let headers: HTTPHeaders = [
      "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "57", "X-RateLimit-Reset": "1714560000",
    ]
    transport.script(.json(#"[{"number": 7, "title": "Bell", "state": "open"}]"#, headers: headers))
    _ = await client.get(path)
    let open = await client.get(path)
    for text in [">Open issues<", "Toggle open/closed", ">Bell<", "57 of 60 requests left"] {
      #expect(open.body.contains(text), "\(text) in \(open.body)")
    }
    transport.script(.json(#"[{"number": 8, "title": "Bulb", "state": "closed"}]"#))
    #expect(await client.post(path, ["token": try #require(open.token), "action": "state"]).status == 303)
    #expect(transport.requests.last?.url.query() == "state=closed")
    let closed = await client.get(path).body
    #expect(closed.contains(">Closed issues<") && closed.contains(">Bulb<") && !closed.contains(">Open issues<"))
  }

  @Test func `The page of a repository gives a star, and says why GitHub refuses one`() async throws {
    let (server, client) = try await start(token: true)
    defer { server.stop() }
    let (path, star) = ("/hub-repository?repository=example%2Fa", "/user/starred/example/a")
    transport.script(.json("{}").on("GET /repos/example/a/languages"))
    transport.script(.json(#"{"id": 1, "full_name": "example/a"}"#).on("GET /repos/example/a"))
    transport.script(.status(404).on("GET \(star)"))
    transport.script(.status(204).on("PUT \(star)"))
    transport.script(.json(#"{"message": "No <stars>"}"#, status: 422).on("DELETE \(star)"))
    _ = await client.get(path)
    let first = await client.get(path)
    #expect(first.body.contains("☆ not starred"))
    let form = ["token": try #require(first.token), "action": "star"]
    #expect(await client.post(path, form).status == 303)
    clock.advanceTo(1_000)
    #expect(await client.get(path).body.contains("★ starred"))
    _ = await client.post(path, form)
    clock.advanceTo(2_000)
    let refused = await client.get(path).body
    #expect(refused.contains("The server refused: “No &lt;stars&gt;”") && refused.contains("★ starred"))
  }

  @Test func `The page of the search says what can be searched, and when a delayed search will be sent`() async throws {
    let (server, client) = try await start()
    defer { server.stop() }
    transport.script(ScriptedReply.json(#"{"items": []}"#).repeated())
    _ = await client.get("/hub")
    let first = await client.get("/hub")
    #expect(first.body.contains("No repositories") && first.body.contains("Search by name or description"))
    // The popular repositories are the first of ten searches in a minute.
    for index in 1...11 {
      let form = ["token": try #require(first.token), "action": "search", "text": "text \(index)"]
      #expect(await client.post("/hub", form).status == 303)
      clock.advanceTo(index * 1_000)
    }
    #expect(await client.get("/hub").body.contains("Your search will be sent in 49 s."))
    clock.advanceTo(61_000)
    #expect(await !client.get("/hub").body.contains("Your search will be sent"))
  }
}
