import FeatureHub
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

/// Tests of lists whose server links to a next page, is unreachable, or refuses requests.
@MainActor @Suite struct PageTests {
  private let name: RepositoryName

  init() throws { name = try #require(HubServer.name) }

  private func issues(_ server: HubServer) -> Watched<any IssuesViewModel> {
    let viewModel = server.feature.makeIssuesViewModel(of: name)
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    return watched
  }

  @Test func `The next page and the rate limit are read from the response headers of api.github.com`() throws {
    let server = try HubServer(
      [
        HubServer.fixture("issues.open.page1", headers: HubServer.headers("issues.open.page1")),
        HubServer.fixture("issues.open.page2", headers: HubServer.headers("issues.open.page2")),
      ], at: "https://api.github.com")
    let watched = issues(server)
    #expect(watched.limit?.remaining == 57 && watched.limit?.limit == 60)
    watched.viewModel.input.loadMore.accept(())
    watched.viewModel.input.loadMore.accept(())
    #expect(
      server.transport.requests.map(\.url.absoluteString) == [
        "https://api.github.com/repos/example/reactive-monorepo/issues?state=open",
        "https://api.github.com/repos/example/reactive-monorepo/issues?state=open&page=2",
      ])
    #expect(watched.rows.map(\.id) == ["42", "41", "38", "37"])
  }

  @Test func `The commits of the next page follow those of the first page`() throws {
    let server = try HubServer([
      HubServer.fixture("commits.page1", headers: HubServer.next("/2")), HubServer.fixture("commits.page2"),
    ])
    let viewModel = server.feature.makeListViewModel(of: .commits(of: name, branch: nil))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    let first = watched.rows
    viewModel.input.loadMore.accept(())
    #expect(Array(watched.rows.prefix(first.count)) == first)
    #expect(watched.titles.last == "First commit")
  }

  @Test func `A refresh cancels the request for the next page`() throws {
    let server = try HubServer([
      HubServer.fixture("issues.open.page1", headers: HubServer.next("/2")), .never,
      HubServer.fixture("issues.open.page2"),
    ])
    let watched = issues(server)
    watched.viewModel.input.loadMore.accept(())
    #expect(server.transport.cancelled == 0)
    watched.viewModel.input.refresh.accept(())
    #expect(server.transport.cancelled == 1)
    #expect(watched.rows.map(\.id) == ["38", "37"])
  }

  @Test func `A next page that fails to load leaves the rows unchanged, and can be requested again`() throws {
    let server = try HubServer([
      HubServer.fixture("issues.open.page1", headers: HubServer.next("/2")), .failure(.transport(.offline)),
      HubServer.fixture("issues.open.page2"),
    ])
    let watched = issues(server)
    watched.viewModel.input.loadMore.accept(())
    #expect(watched.rows.map(\.id) == ["42", "41"])
    #expect(watched.problems == [.offline])
    watched.viewModel.input.loadMore.accept(())
    #expect(server.requested.suffix(2) == ["GET /2", "GET /2"])
    #expect(watched.rows.map(\.id) == ["42", "41", "38", "37"])
  }

  @Test func `At most five more pages are requested in search of an issue among pull requests`() throws {
    let pulls =
      #"[{"id": 1, "number": 1, "title": "t", "state": "open", "labels": [], "comments": 0, "created_at": "2024-03-20T10:00:00Z", "pull_request": {}}]"#
    let server = try HubServer((2...7).map { ScriptedReply.json(pulls, headers: HubServer.next("/\($0)")) })
    _ = issues(server)
    #expect(server.requested.count == 6)
  }

  @Test func `A link to a page on another server is not followed`() throws {
    let elsewhere: HTTPHeaders = ["Link": #"<http://elsewhere.test/2>; rel="next""#]
    let server = try HubServer([HubServer.fixture("issues.open.page1", headers: elsewhere)], token: "ghp_secret")
    let watched = issues(server)
    watched.viewModel.input.loadMore.accept(())
    let sent = server.transport.requests.map { [$0.url.host() ?? "", $0.headers["Authorization"] ?? ""] }
    #expect(sent == [["hub.test", "Bearer ghp_secret"]])
    #expect(watched.rows.map(\.id) == ["42", "41"])
  }

  @Test(arguments: ["ftp://hub.test/2", "http://hub.test/github/repos/example/reactive-monorepo/commits"])
  func `A screen of the Hub explains that its list ends at a link that is not a web URL, or leads to the same page`(
    target: String
  ) throws {
    let elsewhere: HTTPHeaders = ["Link": "<\(target)>; rel=\"next\""]
    let server = try HubServer([HubServer.fixture("commits.page1", headers: elsewhere)])
    let viewModel = server.feature.makeListViewModel(of: .commits(of: name, branch: nil))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    viewModel.input.loadMore.accept(())
    #expect(watched.problems == [.foreignLink] && !watched.rows.isEmpty)
    #expect(server.requested.count == 1)
  }

  @Test(arguments: [
    "http://elsewhere.test/2", "ftp://hub.test/2", "javascript:alert(1)",
    "http://hub.test/github/repos/example/reactive-monorepo/branches",
  ])
  func `contents returns the items before a link to another server, to another scheme or to the same page`(
    target: String
  ) async throws {
    let elsewhere: HTTPHeaders = ["Link": "<\(target)>; rel=\"next\""]
    let server = try HubServer([HubServer.fixture("branches.page1", headers: elsewhere)])
    let contents = try await server.feature.contents(of: .branches(of: name), pages: 2)
    let rows = server.feature.rows(.branches(of: name), contents.items)
    #expect(contents.end == .foreignLink && rows.map { $0.title[.en] } == ["main", "develop", "feature/cursor"])
    let document = try JSONEncoder().encode(HubDocument(schema: "test/1", server: "hub.test", contents: contents))
    #expect(String(decoding: document, as: UTF8.self).contains(#""isTruncated":true"#))
    #expect(server.requested.count == 1)
  }

  @Test func `A closed issue shows no user if the server does not send one, and a reopened issue shows its author`()
    throws
  {
    func issue(_ number: Int, _ state: String) -> String {
      #"{"id": \#(number), "number": \#(number), "title": "t", "state": "\#(state)", "user": {"login": "ada"}, "labels": [], "comments": 0, "created_at": "2024-03-20T10:00:00Z", "closed_at": "2024-03-21T10:00:00Z"}"#
    }
    let watched = issues(try HubServer([.json("[\(issue(1, "closed")), \(issue(2, "open"))]")]))
    #expect(watched.details == ["#1 closed 2024-03-21", "#2 opened 2024-03-20 by ada"])
  }

  @Test func `Without a connection, a screen of the Hub marks its rows as stale, and a command fails`() async throws {
    let cache = CacheInterceptor(MemoryResponseCache(), user: { "" })
    let server = try HubServer(
      [HubServer.fixture("branches.page1"), .failure(.transport(.offline)).repeated()], interceptors: [cache])
    let viewModel = server.feature.makeListViewModel(of: .branches(of: name))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(!watched.isStale)
    viewModel.input.refresh.accept(())
    #expect(watched.isStale && watched.titles == ["main", "develop", "feature/cursor"])
    await #expect(throws: LoadFailure.unreachable) { try await server.feature.contents(of: .branches(of: name)) }
  }

  nonisolated private static let retryAfter: HTTPHeaders = ["Retry-After": "60"]
  nonisolated private static let spent: HTTPHeaders = [
    "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "4102444800",
  ]

  @Test(arguments: [(retryAfter, Duration.seconds(60)), (spent, .seconds(86_400))])
  func `A 403 response whose headers show an exceeded rate limit is not a refusal, whatever its message`(
    headers: HTTPHeaders, wait: Duration
  ) throws {
    let server = try HubServer([.json(#"{"message": "Forbidden"}"#, status: 403, headers: headers)])
    #expect(issues(server).states.last == .failed(.tooManyRequests(retryAfter: wait)))
  }

  @Test func `A 403 response is a refusal unless its headers or its message show an exceeded rate limit`() throws {
    let headers: HTTPHeaders = ["X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "5", "X-RateLimit-Reset": "1"]
    let server = try HubServer([.json(#"{"message": "Forbidden"}"#, status: 403, headers: headers)])
    #expect(issues(server).states.last == .failed(.refused("Forbidden")))
  }
}
