import FeatureHub
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

@MainActor @Suite struct ListTests {
  private let name: RepositoryName

  init() throws { name = try #require(HubServer.name) }

  @Test func `Issues are loaded once when the screen appears, without pull requests`() throws {
    let server = try HubServer([HubServer.fixture("issues.open.page1")])
    let viewModel = server.feature.makeIssuesViewModel(of: name)
    let watched = Watched(viewModel, viewModel)
    #expect(watched.states == [.loading])
    viewModel.input.appear.accept(())
    viewModel.input.appear.accept(())
    #expect(server.requested == ["GET /repos/example/reactive-monorepo/issues?state=open"])
    #expect(watched.titles == ["Load-more skips a page after a failed request", "Document Driver's sharing rules"])
    #expect(
      watched.details == [
        "#42 opened 2024-03-20 by tobiaslind · 2 comments",
        "#41 opened 2024-03-21 by hanae_sato · 1 comment",
      ])
    #expect(watched.rows.first?.details[.zhHans] == "#42 由 tobiaslind 于 2024-03-20 打开 · 2 条评论")
    #expect(watched.rows.map(\.labels) == [["bug", "pagination"], ["docs"]])
    #expect(watched.loading == [false, true, false])
  }

  @Test func `The next page is loaded from the link of the server, and the last page ends the list`() throws {
    let path = "/repos/example/reactive-monorepo/issues?state=open&page=2"
    let server = try HubServer([
      HubServer.fixture("issues.open.page1", headers: HubServer.next(path)), HubServer.fixture("issues.open.page2"),
    ])
    let viewModel = server.feature.makeIssuesViewModel(of: name)
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    viewModel.input.loadMore.accept(())
    viewModel.input.loadMore.accept(())
    #expect(server.requested.dropFirst() == ["GET \(path)"])
    #expect(watched.rows.map(\.id) == ["42", "41", "38", "37"])
    guard case .content(let content) = watched.states.last else { throw LoadFailure.unknown }
    #expect(content.footer == .endReached)
  }

  @Test func `If a page of issues contains only pull requests, the next page is requested`() throws {
    let pulls =
      #"[{"id": 1, "number": 1, "title": "t", "state": "open", "labels": [], "comments": 0, "created_at": "2024-03-20T10:00:00Z", "pull_request": {}}]"#
    let server = try HubServer([
      .json(pulls, headers: HubServer.next("/next")), HubServer.fixture("issues.open.page2").on("GET /github/next"),
    ])
    let viewModel = server.feature.makeIssuesViewModel(of: name)
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(watched.rows.map(\.id) == ["38", "37"])
    #expect(!watched.states.contains(.empty))
  }

  @Test func `A command whose pages contain only pull requests says that the list ends early`() async throws {
    let pulls = #"[{"id": 1, "number": 1, "pull_request": {}}]"#
    let replies = (0..<6).map { ScriptedReply.json(pulls, headers: HubServer.next("/next\($0)")) }
    let contents = try await HubServer(replies).feature.contents(of: .issues(of: name, .open))
    #expect(contents.items.isEmpty)
    #expect(
      contents.end?.message(in: .en)
        == "The last pages contain only pull requests, so the list ends here. Load more pages with --pages.")
    let document = HubDocument(schema: "hub", server: "hub.test", contents: contents)
    #expect(document.isTruncated)
  }

  @Test func `A list that ends with pull requests is complete`() async throws {
    let pulls = #"[{"id": 1, "number": 1, "pull_request": {}}]"#
    let contents = try await HubServer([.json(pulls)]).feature.contents(of: .issues(of: name, .open))
    #expect(contents.items.isEmpty && contents.end == nil)
  }

  @Test func `Switching to closed issues cancels the request for the open ones and shows who closed each issue`() throws
  {
    let server = try HubServer([.never, HubServer.fixture("issues.closed.page1")])
    let viewModel = server.feature.makeIssuesViewModel(of: name)
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    viewModel.toggleState.accept(())
    #expect(server.transport.cancelled == 1)
    #expect(server.requested.last == "GET /repos/example/reactive-monorepo/issues?state=closed")
    #expect(watched.details.first == "#36 closed 2024-03-27 by nikhil_rao")
    #expect(watched.rows.first?.details[.zhHans] == "#36 由 nikhil_rao 于 2024-03-27 关闭")
  }

  @Test func `A list that fails to load reports the failure, and a refresh loads it`() throws {
    let server = try HubServer([.failure(.transport(.offline)), HubServer.fixture("branches.page1")])
    let viewModel = server.feature.makeListViewModel(of: .branches(of: name))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(watched.states.last == .failed(.offline))
    #expect(watched.problems == [.offline])
    viewModel.input.refresh.accept(())
    #expect(watched.titles == ["main", "develop", "feature/cursor"])
    #expect(watched.details == ["0101010 · protected", "2020202", "3f3f3f3"])
    try viewModel.intents.accept(#require(watched.rows.last).intent)
    #expect(watched.intents == [.commits(name, branch: "feature/cursor")])
  }

  @Test(arguments: [
    ("error.403_rate_limit", 403, LoadFailure.tooManyRequests(retryAfter: nil)),
    (
      "error.404", 404,
      .explained(
        LocalizedText(
          en: "The repository example/reactive-monorepo does not exist or was deleted. Check the name.",
          zhHans: "仓库 example/reactive-monorepo 不存在，或已被删除。请检查名称。"))
    ),
    ("error.401", 401, .unauthorized), ("error.422", 422, .refused("Validation Failed")),
  ])
  func `A rejected request becomes the LoadFailure for its status and response`(
    fixture: String, status: Int, failure: LoadFailure
  ) throws {
    let server = try HubServer([HubServer.fixture(fixture, status: status)])
    let viewModel = server.feature.makeListViewModel(of: .contributors(to: name))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(watched.states.last == .failed(failure))
  }

  @Test func `The row of a commit shows the first line of its message, and opens the commit or its web page`() throws {
    let server = try HubServer([HubServer.fixture("commits.page1")])
    let viewModel = server.feature.makeListViewModel(of: .commits(of: name, branch: "main"))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(server.requested == ["GET /repos/example/reactive-monorepo/commits?sha=main"])
    #expect(watched.titles.first == "Pause the fetcher when its screen is covered")
    #expect(watched.details.first == "0505050 · mira_okafor · 2024-05-01")
    try viewModel.intents.accept(#require(watched.rows.first).intent)
    try viewModel.intents.accept(#require(watched.rows.first).url.map(HubIntent.web))
    let sha = String(repeating: "05", count: 20)
    let page = try #require(URL(string: "https://github.com/example/reactive-monorepo/commit/\(sha)"))
    #expect(watched.intents == [.commit(sha, in: name), .web(page)])
  }

  @Test func `The row of a contributor opens their profile`() throws {
    let server = try HubServer([HubServer.fixture("contributors.page1")])
    let viewModel = server.feature.makeListViewModel(of: .contributors(to: name))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    try viewModel.intents.accept(#require(watched.rows.first).intent)
    #expect(watched.intents == [.user(watched.titles[0])])
  }

  @Test func `Releasing the view model of a Hub list cancels its request`() throws {
    let server = try HubServer([.never])
    var watched: Watched<any HubListViewModel>? = {
      let viewModel = server.feature.makeListViewModel(of: .commits(of: name, branch: nil))
      return Watched(viewModel, viewModel)
    }()
    watched?.viewModel.input.appear.accept(())
    #expect(server.transport.cancelled == 0)
    watched = nil
    #expect(server.transport.cancelled == 1)
  }
}
