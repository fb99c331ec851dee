import FeatureHub
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

@MainActor @Suite struct SearchTests {
  private static func found(_ name: String) -> ScriptedReply {
    .json(
      #"{"total_count": 1, "items": [{"id": 1, "full_name": "\#(name)", "stargazers_count": -5, "forks_count": 1, "open_issues_count": 0}, {"id": "broken"}]}"#
    )
  }

  private func search(_ server: HubServer, _ text: String = "") -> Watched<any SearchViewModel> {
    let viewModel = server.feature.makeSearchViewModel(text: text)
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    return watched
  }

  @Test func `A search is sent half a second after the last keystroke`() throws {
    let server = try HubServer([Self.found("a/swift")])
    let watched = search(server)
    #expect(watched.states == [.loading, .empty])
    for text in ["s", "sw", "swift "] {
      watched.viewModel.type.accept(text)
      server.clock.advanceTo(server.clock.clock + 400)
    }
    #expect(server.requested.isEmpty)
    server.clock.advanceTo(server.clock.clock + 99)
    #expect(server.requested.isEmpty)
    server.clock.advanceTo(server.clock.clock + 1)
    #expect(server.requested == ["GET /search/repositories?q=swift"])
    #expect(watched.titles == ["a/swift"])
    #expect(watched.details == ["1 fork"])
  }

  @Test func `A newer search cancels the request of the older one, and a failure does not end searching`() throws {
    let server = try HubServer([.never, .failure(.transport(.offline)), Self.found("a/third")])
    let watched = search(server, "first")
    for (text, time) in [("second", 1000), ("third", 2000)] {
      watched.viewModel.type.accept(text)
      server.clock.advanceTo(time)
    }
    #expect(server.transport.cancelled == 1)
    #expect(watched.states.contains(.failed(.offline)))
    #expect(watched.titles == ["a/third"])
  }

  @Test
  func `After ten searches in a minute, the next one waits until the server accepts it, with a visible countdown`()
    throws
  {
    let server = try HubServer([Self.found("a/b").repeated()])
    let watched = search(server)
    var pauses: [Int?] = []
    watched.viewModel.pause.drive(onNext: { pauses.append($0) }).disposed(by: watched.bag)
    for index in 1...11 {
      watched.viewModel.type.accept("text \(index)")
      server.clock.advanceTo(index * 1000)
    }
    #expect(server.requested.count == 10)
    #expect(pauses == [nil, 50])
    server.clock.advanceTo(14_600)
    #expect(pauses == [nil, 50, 49, 48, 47, 46])
    server.clock.advanceTo(60_499)
    #expect(server.requested.count == 10)
    server.clock.advanceTo(60_500)
    #expect(server.requested.last == "GET /search/repositories?q=text%2011")
    let countdown: [Int?] = (1...50).reversed().map { $0 }
    let expected: [Int?] = [nil] + countdown + [nil]
    #expect(pauses == expected)
  }

  @Test func `With a token, thirty searches are accepted in a minute`() throws {
    let server = try HubServer([Self.found("a/b").repeated()], token: "t")
    let watched = search(server)
    for index in 1...31 {
      watched.viewModel.type.accept("text \(index)")
      server.clock.advanceTo(index * 1000)
    }
    #expect(server.requested.count == 30)
  }

  @Test func `At most ten searches whose results were opened are stored, newest first`() throws {
    let server = try HubServer([Self.found("a/b").repeated()], token: "t")
    let watched = search(server)
    for index in 1...12 {
      watched.viewModel.type.accept("text \(index)")
      server.clock.advanceTo(index * 10_000)
      try watched.viewModel.intents.accept(#require(watched.rows.first).intent)
    }
    watched.viewModel.type.accept("")
    server.clock.advanceTo(200_000)
    #expect(watched.titles == (3...12).reversed().map { "text \($0)" })
    #expect(watched.intents.count == 12)
    try watched.viewModel.type.accept(#require(watched.rows.last).title[.en])
    server.clock.advanceTo(201_000)
    #expect(server.requested.last == "GET /search/repositories?q=text%203")
    #expect(watched.intents.count == 12)
  }

  @Test func `A search is not stored if its result was only previewed or opened in the browser`() throws {
    let server = try HubServer([Self.found("a/b")])
    let watched = search(server)
    watched.viewModel.type.accept("text")
    server.clock.advanceTo(1_000)
    let row = try #require(watched.rows.first)
    let page = try #require(URL(string: "https://github.com/a/b"))
    watched.viewModel.intents.accept(.web(page))
    watched.viewModel.intents.accept(.preview(row.intent))
    watched.viewModel.type.accept("")
    server.clock.advanceTo(2_000)
    #expect(watched.states.last == .empty)
  }

  @Test func `A search that appears again keeps its rows without another request`() throws {
    let server = try HubServer([Self.found("a/b")])
    let watched = search(server, " text ")
    #expect(server.requested == ["GET /search/repositories?q=text"] && watched.titles == ["a/b"])
    watched.viewModel.input.appear.accept(())
    #expect(server.requested.count == 1)
  }

  @Test func `Without text, popular repositories are suggested below the recent searches`() throws {
    let server = try HubServer([.failure(.transport(.offline)), Self.found("a/popular").repeated()])
    let viewModel = server.feature.makeSearchViewModel(suggesting: .popular)
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(server.requested == ["GET /search/repositories?q=stars%3A%3E%3D1000&sort=stars"])
    #expect(watched.states == [.loading, .failed(.offline)])
    viewModel.input.refresh.accept(())
    #expect(watched.titles == ["a/popular"])
    // A suggestion that was opened is not a search.
    try viewModel.intents.accept(#require(watched.rows.first).intent)
    #expect(watched.titles == ["a/popular"])
    viewModel.type.accept("text")
    server.clock.advanceTo(1_000)
    try viewModel.intents.accept(#require(watched.rows.first).intent)
    viewModel.type.accept("")
    server.clock.advanceTo(2_000)
    #expect(watched.titles == ["text", "a/popular"])
  }

  @Test func `The view model of the search emits the rate limit of the server`() throws {
    let headers: HTTPHeaders = [
      "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "57", "X-RateLimit-Reset": "1714560000",
    ]
    let server = try HubServer([.json(#"{"items": []}"#, headers: headers)])
    let watched = search(server, "x")
    #expect(
      watched.limit == RequestLimit(limit: 60, remaining: 57, resetsAt: Date(timeIntervalSince1970: 1_714_560_000)))
    #expect(watched.states.last == .empty)
  }

  @Test func `A refresh sends the validator of the cached response, and a 304 response keeps the rows`() throws {
    let cache = CacheInterceptor(MemoryResponseCache(), user: { "" })
    let found = ScriptedReply.json(
      #"[{"name": "main", "commit": {"sha": "0101010"}}]"#, headers: ["ETag": "\"1\""])
    let server = try HubServer([found, .status(304, headers: ["ETag": "\"1\""])], interceptors: [cache])
    let viewModel = server.feature.makeListViewModel(of: .branches(of: try #require(HubServer.name)))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    viewModel.input.refresh.accept(())
    #expect(server.transport.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\""])
    #expect(watched.titles == ["main"])
  }

  @Test func `contents loads as many pages as requested, and throws a LoadFailure if a request fails`() async throws {
    let name = try #require(HubServer.name)
    let server = try HubServer([
      HubServer.fixture("issues.open.page1", headers: HubServer.next("/2")), HubServer.fixture("issues.open.page2"),
      .failure(.transport(.offline)),
    ])
    #expect(try await server.feature.contents(of: .issues(of: name, .open), pages: 2).items.count == 4)
    await #expect(throws: LoadFailure.offline) { try await server.feature.contents(of: .branches(of: name)) }
  }

  @Test func `contents returns nothing for a search without text, and sends no request`() async throws {
    let server = try HubServer([])
    #expect(try await server.feature.contents(of: .search("")).items.isEmpty && server.requested.isEmpty)
  }
}
