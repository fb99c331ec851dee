import Foundation
import Testing

@testable import DemoServer

@Suite
struct NastyInputTests {
  private static let values = [
    "", "0", "-1", "1", "-9223372036854775808", "9223372036854775807", "9223372036854775808", "112350000239000000",
    "1071000000000000000", "1e9", "true", "null", "中", "%", "a b&c=d", "../..", "\u{0}",
    String(repeating: "9", count: 400),
  ]
  private static let names = [
    "max_id", "min_id", "since_id", "limit", "count", "cursor", "page", "per_page", "page_size", "list_id", "slug",
    "owner_screen_name", "screen_name", "acct", "local", "state", "q", "client_id", "redirect_uri", "scope", "code",
    "grant_type", "username", "password", "repassword", "tel_num", "client_name", "redirect_uris", "query", "faults",
    "path",
  ]

  private static func paths<API: APIFamily>(_ prefix: String, _ api: API.Type) -> [(method: String, pattern: [String])]
  {
    API.routes.map { ($0.method, [prefix] + $0.pattern) }
  }

  private static let routes =
    paths("wanandroid", WanAndroid.self) + paths("mastodon", Mastodon.self) + paths("twitter", Twitter.self)
    + paths("github", GitHub.self) + paths("graphql", Moments.self) + paths("login", Login.self)
    + paths("remote-config", RemoteConfigAPI.self) + paths("_control", Engine.self)

  /// The number of requests of each seed: `LONG` is set in the nightly run.
  private static let rounds = ProcessInfo.processInfo.environment["LONG"] == nil ? 500 : 5000

  @Test(arguments: [1, 2, 3])
  func `Unusual input on any route causes neither a trap nor a status of 500 or above`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let world = try TestWorld {
      $0.mastodonRateLimit = .max
      $0.twitterRateLimit = .max
      $0.gitHubRateLimit = .max
    }
    let tokens = ["Bearer example-access-token", "Bearer AAAA%2FAAA%3DAAAAAAAAexample", "Basic Og==", "Bearer", "x"]
    for round in 0..<Self.rounds {
      let route = Self.routes[round % Self.routes.count]
      let path = route.pattern.map { part in
        percentEncoded(part.hasPrefix("{") ? random.pick(Self.values) ?? "" : part)
      }.joined(separator: "/")
      let fields = (0..<Int.random(in: 0...4, using: &random)).reduce(into: [:] as FormFields) { fields, _ in
        fields = fields.setting(random.pick(Self.names) ?? "", to: random.pick(Self.values) ?? "")
      }
      let headers: Headers = [
        "User-Agent": "test", "Authorization": random.pick(tokens) ?? "",
        "Content-Type": "application/x-www-form-urlencoded",
        "Cookie": "loginUserName=%; token_pass", "If-None-Match": "*",
      ]
      let body =
        Bool.random(using: &random)
        ? fields.encoded : String(decoding: JSON.object(["query": .string(fields.encoded)]).data, as: UTF8.self)
      let reply = try world.reply(route.method, "/\(path)?\(fields.encoded)", headers: headers, body: body)
      #expect(reply.response.status < 500, "\(route.method) /\(path)?\(fields.encoded)")
    }
  }
}
