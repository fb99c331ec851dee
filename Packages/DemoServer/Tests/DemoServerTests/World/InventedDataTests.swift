import Digest
import Foundation
import Testing

@testable import DemoServer

/// The invented data, which pictures, recordings and documents show.
@Suite struct InventedDataTests {
  private static let repository = "/github/repos/example/reactive-monorepo"
  private static let account = "/mastodon/api/v1/accounts"
  private static let paths = [
    "/github/meta", repository, repository + "/commits?per_page=100", repository + "/issues?state=all&per_page=100",
    repository + "/contributors", repository + "/branches", repository + "/languages", "/github/users/mira_okafor",
    "/github/search/repositories?q=swift", "/mastodon/api/v1/instance",
    "/mastodon/api/v1/timelines/public?limit=40", "/mastodon/api/v1/timelines/tag/swift?limit=40",
    account + "/lookup?acct=mira_okafor", account + "/relationships?id[]=\(Mastodon.accountID(of: Person.all[1]))",
    "/mastodon/api/v1/notifications?limit=40", "/mastodon/api/v1/lists", "/mastodon/api/v1/timelines/home?limit=40",
    "/wanandroid/coin/rank/1/json", "/wanandroid/coin/rank/2/json", "/graphql/unknown",
    "/pictures/avatars/1.png",
    "/remote-config/",
  ]

  private static let moments =
    "{ getMomentsDetailsByUserID(userID: 0) { moments { id userDetails { name } type title url photos "
    + "photoDescriptions createdDate likes { id } sharedWith { id } } } }"

  /// The SHA-256 of each response, after its path and its status.
  private static func digests(ofHostileTexts isHostile: Bool) throws -> [String] {
    let world = try TestWorld { $0.hasHostileTexts = isHostile }
    let digests = try paths.map { path in
      let token = path.hasPrefix("/github") ? DemoServer.Accounts.gitHubToken : DemoServer.Accounts.mastodonToken
      let headers: Headers = ["User-Agent": "test", "Authorization": "Bearer \(token)"]
      let response = try world.get(path, headers: headers)
      return "\(path) \(response.status) \(SHA256.hexDigest(of: response.body))"
    }
    let feed = try world.post("/graphql", json: ["query": .string(moments)])
    return digests + ["/graphql \(feed.status) \(SHA256.hexDigest(of: feed.body))"]
  }

  @Test(arguments: [false, true])
  func `The invented data is the same in every run`(isHostile: Bool) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(isHostile ? "hostile" : "plain").txt")
    let digests = try Self.digests(ofHostileTexts: isHostile)
    if ProcessInfo.processInfo.environment["TESSERA_WRITE_GOLDEN"] != nil {
      try (digests.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(digests == expected, "`TESSERA_WRITE_GOLDEN=1` writes the file, if the change is intended.")
  }
}
