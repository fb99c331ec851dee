import Composition
import FeatureTimeline
import FeatureTimelineModule
import FeatureTimelineTerminal
import Networking
import NetworkingTest
import Persistence
import Presentation
import Testing

@MainActor @Suite struct TimelineMessagesTests {
  @Test(arguments: [
    (
      TwitterKey(key: nil, secret: nil), 400,
      "The server requires a key. Set TESSERA_TWITTER_KEY and TESSERA_TWITTER_SECRET",
      "服务器需要密钥，请设置 TESSERA_TWITTER_KEY 和 TESSERA_TWITTER_SECRET"
    ),
    (
      TwitterKey(key: Secret("k"), secret: nil), 400, "The key is incomplete. Set TESSERA_TWITTER_SECRET",
      "密钥不完整，请设置 TESSERA_TWITTER_SECRET"
    ),
    (
      TwitterKey(key: nil, secret: Secret("s")), 400, "The key is incomplete. Set TESSERA_TWITTER_KEY",
      "密钥不完整，请设置 TESSERA_TWITTER_KEY"
    ),
    (
      TwitterKey(key: Secret("k"), secret: Secret("s")), 401,
      "The server rejected the key or the secret. Check TESSERA_TWITTER_KEY and TESSERA_TWITTER_SECRET",
      "服务器拒绝了密钥，请检查 TESSERA_TWITTER_KEY 和 TESSERA_TWITTER_SECRET"
    ),
  ])
  func `The message about a missing or rejected Twitter key names the variables to set or to check`(
    key: TwitterKey, status: Int, english: String, chinese: String
  ) async throws {
    let feature = try TimelineFeature.scripted(
      [.response(HTTPResponse(status: status))],
      keyFailure: TimelineMessages.keyFailure(of: key) { AppEnvironment.variable($0, of: "tessera") })
    let failure = await #expect(throws: LoadFailure.self) {
      try await feature.contents(of: .twitterUser("mira_okafor"))
    }
    #expect(failure?.message(in: .en) == english)
    #expect(failure?.message(in: .zhHans) == chinese)
  }
}
