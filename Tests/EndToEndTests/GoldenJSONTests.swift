import Foundation
import TerminalAppTest
import Testing

/// Tests of the documents that the app prints, whatever features it has. The documents of a feature are in its own
/// folder.
@Suite(.serialized, .timeLimit(.minutes(15))) struct GoldenJSONTests {
  @Test(arguments: [
    Golden(name: "about", arguments: ["open", "tessera://about"]),
    Golden(name: "config", arguments: ["config"]),
    Golden(name: "cache", arguments: ["cache"], hasServers: false),
    Golden(name: "doctor", arguments: ["doctor"]),
    Golden(name: "routes", arguments: ["routes"], hasServers: false),
    Golden(name: "error-address", arguments: ["open", "tessera://nowhere"], code: 64),
  ])
  func `The JSON of each command of the app equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
