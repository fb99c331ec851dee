import Foundation
import TerminalAppTest
import Testing

/// Tests of the documents that the app prints, whatever features it has. The documents of a feature, and its entries in
/// these documents, are in its own folder.
@Suite(.serialized, .timeLimit(.minutes(15))) struct GoldenJSONTests {
  @Test(arguments: [
    Golden(name: "about", arguments: ["open", "tessera://about"], entries: []),
    Golden(
      name: "config", arguments: ["config"],
      entries: ["lang", "theme", "density", "color", "symbols", "images", "mouse"]),
    Golden(name: "cache", arguments: ["cache"], hasServers: false),
    Golden(
      name: "doctor", arguments: ["doctor"],
      entries: ["terminal", "locale", "config", "state", "data", "cache", "store", "graph"]),
    Golden(
      name: "routes", arguments: ["routes"], hasServers: false,
      entries: ["about", "settings", "subscriptions"]),
    Golden(name: "error-address", arguments: ["open", "tessera://nowhere"], code: 64),
  ])
  func `The JSON of each command of the app equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }

  /// An app without actions has no outbox.
  @Test(
    .builtProgram(with: "outbox"),
    arguments: [
      Golden(name: "outbox", arguments: ["outbox"]),
      Golden(name: "outbox-route", arguments: ["routes"], hasServers: false, entries: ["outbox"]),
    ])
  func `The JSON of the outbox equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
