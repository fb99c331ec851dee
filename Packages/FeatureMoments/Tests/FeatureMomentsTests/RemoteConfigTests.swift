import FeatureMoments
import Foundation
import Networking
import NetworkingTest
import Persistence
import Reactive
import Testing

@MainActor @Suite struct RemoteConfigTests {
  private func provider(_ replies: ScriptedReply..., store: Store? = nil) throws -> (ServerRemoteConfig, Store) {
    let store = try store ?? .immediate()
    let client = APIClient(
      baseURL: try #require(URL(string: "https://moments.test/api")),
      transport: ScriptedTransport(replies.map { $0.on("GET /api/remote-config") }) { Issue.record($0) })
    let provider = ServerRemoteConfig(
      client: client, store: store, defaults: RemoteConfig([.likeButtonStyle: .string("star")]),
      scheduler: CurrentThreadScheduler.instance)
    return (provider, store)
  }

  private func value(_ provider: ServerRemoteConfig) async throws -> RemoteConfig {
    try await provider.values.take(1).asSingle().value
  }

  @Test func `Each value of the remote config has its default until the server sends one`() async throws {
    let (provider, _) = try provider(.json(#"{"isRoundedAvatar": true}"#))
    #expect(try await value(provider) == RemoteConfig([.likeButtonStyle: .string("star")]))
    try await provider.fetch().value
    let fetched = try await value(provider)
    #expect(fetched.bool(for: .isRoundedAvatar) == true)
    #expect(fetched.string(for: .likeButtonStyle) == "star")
  }

  @Test func `Fetched values of the remote config are stored for the next start, even if the next fetch fails`()
    async throws
  {
    let (first, store) = try provider(.json(fixture("remote_config.variant_b")))
    try await first.fetch().value
    let (second, _) = try provider(.failure(.transport(.offline)), store: store)
    await #expect(throws: NetworkError.transport(.offline)) { try await second.fetch().value }
    #expect(try await value(second).likeButtonStyle == .star)
    #expect(try await value(second).bool(for: .isRoundedAvatar) == true)
  }

  @Test
  func `A value of the remote config is a Boolean, an integer or a string; values of other types are ignored`() throws {
    func config(_ json: String) throws -> RemoteConfig {
      try JSONDecoder().decode(RemoteConfig.self, from: Data(json.utf8))
    }
    let mixed = try config(#"{"isRoundedAvatar": 7, "likeButtonStyle": "star", "another": true}"#)
    #expect(mixed.int(for: .isRoundedAvatar) == 7)
    #expect(mixed.bool(for: .isRoundedAvatar) == nil)
    #expect(mixed.string(for: .likeButtonStyle) == "star")
    #expect(try config(#"{"isRoundedAvatar": null, "likeButtonStyle": ["star"]}"#) == RemoteConfig())
    #expect(try JSONDecoder().decode(RemoteConfig.self, from: JSONEncoder().encode(mixed)) == mixed)
  }

  @Test(arguments: [("heart", LikeButtonStyle.heart), ("star", .star), ("thumb", nil), (nil, nil)])
  func `likeButtonStyle is nil if the variant is unknown or missing`(name: String?, style: LikeButtonStyle?) {
    #expect(RemoteConfig(name.map { [.likeButtonStyle: .string($0)] } ?? [:]).likeButtonStyle == style)
  }

  @Test func `The like button is a heart if the server chooses no known variant`() throws {
    let server = try MomentsServer(MomentsServer.page(1), config: .json(#"{"likeButtonStyle": "thumb"}"#))
    let watched = server.watch()
    watched.appear()
    #expect(watched.styles.last?.likeButton == .heart)
  }

  @Test
  func `The remote config is fetched when the Moments screen appears, and a failure is not reported to the user`()
    throws
  {
    let server = try MomentsServer(MomentsServer.page(1), config: .status(500))
    let watched = server.watch()
    watched.appear()
    #expect(server.transport.requests.filter { $0.url.lastPathComponent == "remote-config" }.count == 1)
    #expect(watched.problems.isEmpty)
    #expect(watched.ids == ["1"])
  }
}
