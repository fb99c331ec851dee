import Foundation
import Testing

/// Tests of the documentation of what `--json` prints.
@Suite struct SchemaTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test
  func `JSON.md describes every schema of the app, and the README of a feature describes every schema of the feature`()
    throws
  {
    struct Document: Decodable { let schema: String }
    let paths = try ["Packages", "Tests"].flatMap { top in
      try FileManager.default.subpathsOfDirectory(atPath: Self.root.appending(path: top).path).map { "\(top)/\($0)" }
    }
    let files = paths.filter { $0.contains("/Golden/") && $0.hasSuffix(".json") }
    #expect(!files.isEmpty)
    for file in files {
      let data = try Data(contentsOf: Self.root.appending(path: file))
      let schema = try JSONDecoder().decode(Document.self, from: data).schema
      // The app describes the documents of errors.
      let package = file.hasPrefix("Packages/") ? [String(file.split(separator: "/")[1])] : []
      let pages = ["Documentation/JSON.md"] + package.map { "Packages/\($0)/README.md" }
      #expect(try pages.contains { try text($0).contains("`\(schema)`") }, "\(schema) of \(file)")
    }
  }
}
