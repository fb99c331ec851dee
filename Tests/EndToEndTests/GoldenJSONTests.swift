import Foundation
import Testing

/// Tests of the documents that the app prints, whatever features it has. The documents of a feature are in its own folder.
@Suite(.serialized, .timeLimit(.minutes(5))) struct GoldenJSONTests {
  @Test(arguments: [
    Golden(name: "about", arguments: ["open", "tessera://about"]),
    Golden(name: "config", arguments: ["config"]),
    Golden(name: "cache", arguments: ["cache"], hasServers: false),
    Golden(name: "doctor", arguments: ["doctor"]),
    Golden(name: "routes", arguments: ["routes"], hasServers: false),
    Golden(name: "error-address", arguments: ["open", "tessera://nowhere"], code: 64),
  ])
  func `Each command of the app prints the document of its schema`(golden: Golden) async throws {
    try await golden.check()
  }

  @Test func `Every schema is described in the documentation`() throws {
    struct Document: Decodable { let schema: String }
    let text = try String(contentsOf: Golden.root.appending(path: "Documentation/JSON.md"), encoding: .utf8)
    let paths = FileManager.default.enumerator(atPath: Golden.folder.path)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".json") }
    #expect(!files.isEmpty)
    for file in files {
      let data = try Data(contentsOf: Golden.folder.appending(path: file))
      let schema = try JSONDecoder().decode(Document.self, from: data).schema
      #expect(text.contains("`\(schema)`"), "\(schema) of \(file)")
    }
  }
}
