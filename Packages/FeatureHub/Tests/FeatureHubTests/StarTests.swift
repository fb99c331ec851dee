import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@testable import FeatureHub

@MainActor @Suite struct StarTests {
  private static let path = "/github/user/starred/example/reactive-monorepo"

  /// What the view model of a repository has emitted about its star.
  @MainActor private final class Star {
    let viewModel: any RepositoryViewModel
    private(set) var values: [Bool?] = []
    private(set) var failures: [LoadFailure] = []
    private let bag = DisposeBag()

    init(_ server: HubServer) throws {
      viewModel = server.feature.makeRepositoryViewModel(of: try #require(HubServer.name))
      viewModel.star.drive(onNext: { [weak self] in self?.values.append($0) }).disposed(by: bag)
      viewModel.starFailures.emit(onNext: { [weak self] in self?.failures.append($0) }).disposed(by: bag)
      viewModel.input.appear.accept(())
    }
  }

  private func server(_ replies: ScriptedReply..., first: ScriptedReply = .status(404)) throws -> HubServer {
    try HubServer(
      replies + [
        .json(#"{"Swift": 1}"#).on("GET /github/repos/example/reactive-monorepo/languages").repeated(),
        first.on("GET \(Self.path)"), HubServer.fixture("repository").repeated(),
      ], token: "ghp_secret")
  }

  @Test func `With a token, the star of a repository is loaded, changed at once, and sent`() throws {
    let server = try server(.status(204).on("PUT \(Self.path)"))
    let star = try Star(server)
    star.viewModel.toggleStar.accept(())
    #expect(star.values == [nil, false, true])
    server.clock.advanceTo(100)
    #expect(server.requested.contains { $0.hasPrefix("PUT") } && star.failures.isEmpty)
    #expect(server.transport.requests.allSatisfy { $0.headers["Authorization"] == "Bearer ghp_secret" })
    #expect(server.log.value.contains("PUT") && !server.log.value.contains("ghp_secret"))
  }

  @Test func `A refused star is taken back with the reason, and does not stay in the outbox`() throws {
    let server = try server(.json(#"{"message": "No stars today"}"#, status: 422).on("PUT \(Self.path)"))
    let star = try Star(server)
    star.viewModel.toggleStar.accept(())
    server.clock.advanceTo(100)
    #expect(star.values == [nil, false, true, false])
    #expect(star.failures.map { $0.message(in: .en) } == ["The server refused: “No stars today”"])
    let rows = BehaviorRelay<[OutboxRow]>(value: [])
    server.feature.outbox.rows.subscribe(onNext: { rows.accept($0) }).dispose()
    #expect(rows.value.isEmpty)
  }

  @Test func `A star waits for a connection, and after a refusal for as long as the server asks`() throws {
    let limited = ScriptedReply.status(403, headers: ["Retry-After": "30"])
    let server = try server(
      .failure(.transport(.offline)).on("PUT \(Self.path)"), limited.on("PUT \(Self.path)"),
      .status(204).on("PUT \(Self.path)"))
    let star = try Star(server)
    star.viewModel.toggleStar.accept(())
    server.clock.advanceTo(5_000)
    let rows = BehaviorRelay<[OutboxRow]>(value: [])
    let subscription = server.feature.outbox.rows.subscribe(onNext: { rows.accept($0) })
    defer { subscription.dispose() }
    #expect(rows.value.map { $0.title[.en] } == ["Star example/reactive-monorepo"])
    #expect(star.values == [nil, false, true] && star.failures.isEmpty)
    server.clock.advanceTo(40_000)
    #expect(rows.value.isEmpty && server.requested.filter { $0.hasPrefix("PUT") }.count == 3)
  }

  @Test func `A star that was sent after a while without a connection loads the repository again`() throws {
    let repository = "GET /github/repos/example/reactive-monorepo"
    let languages = ScriptedReply.json(#"{"Swift": 1}"#).on(repository + "/languages")
    let server = try HubServer(
      [
        languages, .status(404).on("GET \(Self.path)"), HubServer.fixture("repository").on(repository),
        .failure(.transport(.offline)).on(repository), .failure(.transport(.offline)).on(repository + "/languages"),
        .status(204).on("PUT \(Self.path)"), languages, HubServer.fixture("repository").on(repository),
      ], token: "ghp_secret", interceptors: [CacheInterceptor(MemoryResponseCache(), user: { "" })])
    let viewModel = server.feature.makeRepositoryViewModel(of: try #require(HubServer.name))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    viewModel.input.refresh.accept(())
    #expect(watched.isStale)
    let subscription = viewModel.star.drive()
    viewModel.toggleStar.accept(())
    server.clock.advanceTo(5_000)
    #expect(!watched.isStale)
    subscription.dispose()
  }

  @Test func `A repository that the user has starred elsewhere is shown as starred`() throws {
    let server = try server(.status(204).on("DELETE \(Self.path)"), first: .status(204))
    let star = try Star(server)
    #expect(star.values == [nil, true])
    star.viewModel.toggleStar.accept(())
    server.clock.advanceTo(100)
    #expect(star.values == [nil, true, false] && server.requested.contains { $0.hasPrefix("DELETE") })
  }

  @Test func `A screen that appears again does not ask for its star again`() throws {
    let star = try Star(server(.status(204).on("PUT \(Self.path)")))
    star.viewModel.input.appear.accept(())
    #expect(star.values == [nil, false])
  }

  @Test func `A star is sent again a minute after GitHub refuses it for its rate limit without a time`() throws {
    let limited = ScriptedReply.json(#"{"message": "You have exceeded a secondary rate limit"}"#, status: 403)
    let server = try server(limited.on("PUT \(Self.path)"), .status(204).on("PUT \(Self.path)"))
    let star = try Star(server)
    star.viewModel.toggleStar.accept(())
    func sent() -> Int { server.requested.filter { $0.hasPrefix("PUT") }.count }
    server.clock.advanceTo(59_500)
    #expect(sent() == 1)
    server.clock.advanceTo(60_500)
    #expect(sent() == 2 && star.failures.isEmpty)
  }

  @Test func `If a thousand stars wait already, a further one is refused with the reason`() throws {
    let server = try server()
    let star = try Star(server)
    let waiting = Stars(server.dependencies)
    for index in 1...1_000 {
      _ = try waiting.set(true, of: #require(RepositoryName("example/waiting-\(index)")), for: "ghp_secret")
    }
    star.viewModel.toggleStar.accept(())
    #expect(star.values == [nil, false] && star.failures == [.outboxFull])
  }

  @Test func `A star that is taken back before it is sent leaves what was known before`() throws {
    let server = try server()
    let stars = Stars(server.dependencies)
    let name = try #require(HubServer.name)
    let values = BehaviorRelay<[Bool?]>(value: [])
    let subscription = stars.star(of: name, for: "ghp_secret").subscribe(onNext: { values.accept(values.value + [$0]) })
    try stars.outbox.cancel(stars.set(true, of: name, for: "ghp_secret"))
    try stars.note(false, of: name, for: "ghp_secret")
    try stars.outbox.cancel(stars.set(true, of: name, for: "ghp_secret"))
    #expect(values.value == [nil, true, nil, false, true, false])
    subscription.dispose()
  }

  @Test func `A star that waits is sent only with the token with which it was given`() throws {
    let server = try server(.failure(.transport(.offline)).on("PUT \(Self.path)").repeated())
    let star = try Star(server)
    star.viewModel.toggleStar.accept(())
    server.clock.advanceTo(10_000)
    let isStarred = ScriptedReply.status(404).on("GET \(Self.path)").repeated()
    let other = try HubServer(
      [
        isStarred, .json("{}").on("GET /github/repos/example/reactive-monorepo/languages").repeated(),
        HubServer.fixture("repository").repeated(),
      ], token: "ghp_other", store: server.store)
    let otherStar = try Star(other)
    other.feature.outbox.start()
    other.clock.advanceTo(400_000)
    #expect(!other.requested.contains { $0.hasPrefix("PUT") })
    // The other user has not starred the repository.
    #expect(otherStar.values == [nil, false])
    let rows = BehaviorRelay<[OutboxRow]>(value: [])
    other.feature.outbox.rows.subscribe(onNext: { rows.accept($0) }).dispose()
    #expect(
      rows.value.map { $0.reason?[.en] } == [
        "It was given with another token for GitHub, and waits until that token is used again"
      ])
  }
}
