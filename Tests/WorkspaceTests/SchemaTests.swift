import Foundation
import Testing

/// Tests of the documentation of what `--json` prints.
@Suite struct SchemaTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
  private static let golden = root.appending(path: "Tests/EndToEndTests/Golden")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test
  func `JSON.md describes every schema of the app, and the README of a feature describes every schema of the feature`()
    throws
  {
    struct Document: Decodable { let schema: String }
    let paths = FileManager.default.enumerator(atPath: Self.golden.path)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".json") }
    #expect(!files.isEmpty)
    for file in files {
      let data = try Data(contentsOf: Self.golden.appending(path: file))
      let schema = try JSONDecoder().decode(Document.self, from: data).schema
      // The folder has the names of the features that print the document. The app describes those of errors.
      let features = file.split(separator: "/").dropLast().flatMap { $0.split(separator: "+") }
      let pages = ["Documentation/JSON.md"] + features.map { "Packages/Feature\($0)/README.md" }
      #expect(try pages.contains { try text($0).contains("`\(schema)`") }, "\(schema) of \(file)")
    }
  }
}
