import Foundation
import Testing

@testable import DemoServer

/// Tests that compare the responses of the demo server with responses that were recorded from a real one.
@Suite
struct RecordedShapeTests {
  private static let mastodon = URL(filePath: #filePath).appending(path: "../../../../../Mastodon").standardized

  /// The types of the values at each path, such as `[].account.id`.
  private typealias Shape = [String: Set<String>]

  /// The fields that the demo server omits, because GoToSocial sends them and Mastodon does not.
  private static let missing = [
    "configuration.accounts", "configuration.emojis", "configuration.statuses.supported_mime_types", "max_toot_chars",
  ]

  @Test(arguments: [
    ("home", "/api/v1/timelines/home?limit=40"), ("public_local", "/api/v1/timelines/public?local=true"),
    ("public_anonymous", "/api/v1/timelines/public"), ("tag", "/api/v1/timelines/tag/rxswift"),
    ("list", "/api/v1/timelines/list/12249?limit=40"), ("lists", "/api/v1/lists"),
    ("list_accounts", "/api/v1/lists/12249/accounts"), ("account", "/api/v1/accounts/109000000000000000"),
    ("lookup", "/api/v1/accounts/lookup?acct=mira_okafor"),
    ("account_statuses", "/api/v1/accounts/109000000000000000/statuses"),
    ("verify_credentials", "/api/v1/accounts/verify_credentials"), ("instance_v1", "/api/v1/instance"),
    ("notifications", "/api/v1/notifications?limit=30"),
    ("status_context", "/api/v1/statuses/112350000005000000/context"),
    ("account_pinned", "/api/v1/accounts/109000000000000000/statuses?pinned=true"),
    ("relationships", "/api/v1/accounts/relationships?id[]=109000000000000002"),
    ("search", "/api/v2/search?q=mira"), ("search_tag", "/api/v2/search?q=%23swift"),
  ])
  func `A Mastodon response has every field of the recorded response that the client reads, with the same type`(
    recording: String, path: String
  ) throws {
    let keys = try Self.readKeys()
    try #require(keys.contains("spoiler_text"))
    let file = Self.mastodon.appending(path: "Tests/MastodonTests/Recordings/\(recording).json")
    let recorded = try #require(JSON(parsing: Data(contentsOf: file))["body"])
    let reply = try TestWorld().get("/mastodon" + path, headers: ["Authorization": "Bearer example-access-token"])
    try #require(reply.status == 200)
    let sent = Self.shape(of: try reply.json, keys)
    try #require(!sent.isEmpty)
    for (path, types) in Self.shape(of: recorded, keys) where !Self.missing.contains(where: path.hasPrefix) {
      // Nothing is known about the elements of an empty array and the members of `null`.
      let parent = path.lastIndex { $0 == "." || $0 == "[" }.map { String(path[..<$0]) } ?? ""
      guard sent[parent]?.contains(path.hasSuffix("[]") ? "array" : "object") == true else { continue }
      if path.hasSuffix("[]"), sent[path] == nil { continue }
      guard let found = sent[path] else {
        Issue.record("\(path) is missing")
        continue
      }
      #expect(types == ["null"] || found.subtracting(["null"]).isSubset(of: types), "\(path): \(found), not \(types)")
      #expect(types.contains("null") || !found.contains("null"), "\(path) is null")
    }
  }

  /// Returns the fields that the client's models decode, from their source. The models of edits and of events of
  /// moderation are omitted, because the demo server has neither sources of statuses nor moderators.
  private static func readKeys() throws -> Set<String> {
    let models = mastodon.appending(path: "Sources/Mastodon/Models")
    let source = try FileManager.default.contentsOfDirectory(at: models, includingPropertiesForKeys: nil)
      .filter { !["ModerationEvents.swift", "StatusEdit.swift"].contains($0.lastPathComponent) }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    return Set(source.matches(of: /(?:\(|forKey: )"([a-z_]+)"/).map { String($0.1) })
  }

  /// Returns the shape of the fields with the given keys. The statuses inside boosts have the shape of other statuses.
  private static func shape(of json: JSON, _ keys: Set<String>) -> Shape {
    var shape: Shape = [:]
    func visit(_ json: JSON, _ path: String) {
      shape[path, default: []].insert(type(of: json))
      switch json {
      case .array(let items): for item in items { visit(item, path + "[]") }
      case .object(let members):
        for (key, value) in members where keys.contains(key) {
          if key == "reblog", value != .null {
            visit(value, path)
          } else {
            visit(value, path.isEmpty ? key : "\(path).\(key)")
          }
        }
      default: break
      }
    }
    visit(json, "")
    return shape
  }

  private static func type(of json: JSON) -> String {
    switch json {
    case .null: "null"
    case .bool: "bool"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    default: "number"
    }
  }
}
