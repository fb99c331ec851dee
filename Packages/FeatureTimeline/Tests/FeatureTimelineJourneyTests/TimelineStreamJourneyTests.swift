import DemoServer
import FeatureTimeline
import Foundation
import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive
import Testing

/// Tests of a timeline with the live transport and the demo server.
@MainActor @Suite(.timeLimit(.minutes(15))) struct TimelineStreamJourneyTests {
  private let newest = BehaviorRelay<[PostID]>(value: [])
  private let bag = DisposeBag()

  private func start(_ server: DemoServer) throws -> any TimelineViewModel {
    let url = server.baseURL.appending(path: "mastodon")
    let authentication = AuthenticationInterceptor(for: url, token: AccessToken(DemoServer.Accounts.mastodonToken))
    let client = APIClient(baseURL: url, transport: CurlTransport(), interceptors: [authentication])
    let mastodon = TimelineServer(
      client: client, account: "mira_okafor", isReachable: .just(true), streams: StreamingClient(client))
    let feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: mastodon, twitter: mastodon,
        store: try .inMemory(schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema])))
    let viewModel = feature.makeTimelineViewModel(for: .mastodonHome)
    viewModel.state.drive(onNext: { [newest] in newest.accept($0.rows.compactMap(\.post?.id)) }).disposed(by: bag)
    viewModel.input.appear.accept(())
    return viewModel
  }

  private func waitForPost(after old: PostID?) async throws {
    for try await ids in newest.asObservable().values where ids.first != old && !ids.isEmpty { return }
  }

  @Test(arguments: [false, true])
  func `A post of the server reaches the view model within 250 ms in 99 of 100 cases, also over WebSocket`(
    isWebSocket: Bool
  ) async throws {
    var configuration = DemoServer.Configuration()
    configuration.postInterval = .zero
    configuration.streamsOverWebSocketOnly = isWebSocket
    let server = try await DemoServer.start(configuration: configuration)
    let viewModel = try start(server)
    try await waitForPost(after: nil)
    var times: [Duration] = []
    // Between thousands of other tests, the time is that of the machine. `ALONE` is set where nothing else runs.
    let isAlone = ProcessInfo.processInfo.environment["ALONE"] != nil
    let count = isAlone ? 100 : 10
    // The first posts arrive while the stream opens.
    for _ in 0..<10 + count {
      let (old, started) = (newest.value.first, ContinuousClock.now)
      server.publishPosts(1)
      try await waitForPost(after: old)
      times.append(.now - started)
    }
    let measured = times.dropFirst(10).sorted()
    #expect(measured[count * 99 / 100 - 1] <= (isAlone ? .milliseconds(250) : .seconds(60)), "\(measured)")
    #expect(server.requests.count < 20)
    withExtendedLifetime(viewModel) {}
    await server.stop()
  }

  @Test(arguments: [false, true])
  func `A stream that the server closes after a few events is opened again, and no post is missing`(isWebSocket: Bool)
    async throws
  {
    var configuration = DemoServer.Configuration()
    configuration.postInterval = .zero
    configuration.streamsOverWebSocketOnly = isWebSocket
    let server = try await DemoServer.start(configuration: configuration)
    // The first request over WebSocket follows one for server-sent events.
    server.inject(.events(2), into: "/mastodon/api/v1/streaming", skipping: isWebSocket ? 1 : 0)
    let viewModel = try start(server)
    try await waitForPost(after: nil)
    for _ in 0..<6 {
      let old = newest.value.first
      server.publishPosts(1)
      try await waitForPost(after: old)
    }
    let url = server.baseURL.appending(path: "mastodon")
    let client = APIClient(
      baseURL: url, transport: CurlTransport(),
      interceptors: [AuthenticationInterceptor(for: url, token: AccessToken(DemoServer.Accounts.mastodonToken))])
    let all: [PostID] = try await client.send(.timeline(.home)).map { PostID($0.id.description) }
    #expect(newest.value.prefix(20) == all.prefix(20))
    #expect(server.requests.count { $0.path.contains("/streaming") && $0.status != 404 } == 2)
    #expect(server.requests.contains { $0.status == 101 } == isWebSocket)
    withExtendedLifetime(viewModel) {}
    await server.stop()
  }
}
