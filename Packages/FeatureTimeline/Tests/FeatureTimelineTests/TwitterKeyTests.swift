import FeatureTimelineTest
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

@testable import FeatureTimeline

@MainActor @Suite struct TwitterKeyTests {
  private let complete = TwitterKey(key: Secret("k"), secret: Secret("s"))
  private let incomplete = TwitterKey(key: Secret("k"), secret: nil)
  private let explanation = LocalizedText(en: "Check the key", zhHans: "请检查密钥")

  @Test func `A key for Twitter names the parts that are not in the secret store`() async throws {
    let secrets = SecretStore.inMemory()
    #expect(try await TwitterKey(secrets).missingParts == [.key, .secret])
    try await secrets.save(Secret("k"), as: "twitter-key") { _ in true }
    #expect(try await TwitterKey(secrets).missingParts == [.secret])
    try await secrets.save(Secret("s"), as: "twitter-secret") { _ in true }
    #expect(try await TwitterKey(secrets).missingParts.isEmpty)
  }

  @Test
  func `A token for Twitter is requested when the server requires one, and is omitted without a complete key`()
    async throws
  {
    let url = try #require(URL(string: "https://example.com"))
    for key in [complete, incomplete] {
      let isComplete = key.missingParts.isEmpty
      let transport = ScriptedTransport { Issue.record("\($0)") }
      transport.script(.response(HTTPResponse(status: isComplete ? 401 : 200)))
      transport.script(.json(#"{"token_type": "bearer", "access_token": "issued"}"#))
      transport.script(.response(HTTPResponse(status: 200)))
      let interceptor = AuthenticationInterceptor.twitter(
        key, at: url, by: APIClient(baseURL: url, transport: transport))
      let client = APIClient(baseURL: url, transport: transport, interceptors: [interceptor])
      try await client.send(Endpoint<Void>(.get, "/posts", decoding: .ignored))
      let headers = transport.requests.map { $0.headers["Authorization"] }
      #expect(headers == (isComplete ? ["Bearer none", "Basic azpz", "Bearer issued"] : [nil]))
    }
  }

  /// Returns a feature whose server rejects the given key.
  private func feature(
    _ key: TwitterKey, _ stub: TimelineStubServer, isAuthorized: Bool = true
  ) throws -> TimelineFeature {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let server = TimelineServer(
      client: APIClient(baseURL: try #require(URL(string: "https://stub.example")), transport: stub),
      isAuthorized: .just(isAuthorized), isReachable: .just(true),
      keyFailure: TwitterKeyFailure(of: key, explanation))
    return TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: server, twitter: server,
        store: try .inMemory(
          schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema], options: options),
        scheduler: CurrentThreadScheduler.instance, clock: TestScheduler(initialClock: 0, resolution: 0.1)))
  }

  @Test func `A request that the server rejects because of the key fails with the explanation`() async throws {
    for (key, codes) in [(complete, [401]), (incomplete, [400, 401, 403])] {
      let stub = TimelineStubServer()
      stub.publish(3)
      let feature = try feature(key, stub)
      for code in codes {
        stub.failure = .status(StatusFailure(code: code, serverMessage: "Bad Authentication data."))
        await #expect(throws: LoadFailure.invalidKey(explanation)) {
          try await feature.contents(of: .twitterUser("mira_okafor"))
        }
        await #expect(throws: LoadFailure.invalidKey(explanation)) {
          try await feature.people(of: .timeline(.twitterList(owner: "o", slug: "s")))
        }
        await #expect(throws: LoadFailure.invalidKey(explanation)) {
          try await feature.contents(ofPost: "1", in: .twitterUser("mira_okafor"))
        }
      }
      stub.failure = nil
      #expect(try await feature.contents(of: .twitterUser("mira_okafor")).failure == nil)
      stub.failure = .status(StatusFailure(code: 401))
      let stored = try await feature.contents(of: .twitterUser("mira_okafor"))
      #expect(!stored.posts.isEmpty && stored.failure == .invalidKey(explanation))
    }
  }

  @Test func `A refusal that has other reasons than the key keeps the server's message`() async throws {
    let stub = TimelineStubServer()
    stub.failure = .status(StatusFailure(code: 403, serverMessage: "Protected"))
    await #expect(throws: LoadFailure.refused("Protected")) {
      try await feature(complete, stub).contents(of: .twitterUser("mira_okafor"))
    }
    stub.failure = .status(StatusFailure(code: 401))
    await #expect(throws: LoadFailure.unauthorized) {
      try await feature(complete, stub).contents(of: .mastodonList(id: "1"))
    }
  }

  @Test func `A timeline screen without a key shows the explanation, and sends no request`() throws {
    let stub = TimelineStubServer()
    let feature = try feature(incomplete, stub, isAuthorized: false)
    let timeline = WatchedTimeline(feature.makeTimelineViewModel(for: .twitterUser("mira_okafor")))
    timeline.appear()
    #expect(timeline.state == .failed(.invalidKey(explanation)))
    #expect(timeline.isAuthorized.last == false && stub.takeRequests().isEmpty)
  }
}
