import Foundation
import SourceFiles
import Testing
import Workspace

/// The examples of the tutorials are parts of FeatureCoinRank, and of Reactive.
@Suite
struct WalkthroughTests {
  private let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized

  /// Returns the pages about an endpoint, a screen and an operator, in this order.
  private func page() throws -> String {
    try ["Endpoint", "Screen", "Operator"].map { try page($0) }.joined(separator: "\n")
  }

  private func page(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Documentation/Tutorials/\(name).md"), encoding: .utf8)
  }

  /// Returns the code blocks of one kind in text, without their indentation.
  private func blocks(_ kind: String, in text: String) -> [String] {
    text.components(separatedBy: "\n   ```\(kind)\n").dropFirst().map { rest in
      let lines = rest.components(separatedBy: "\n").prefix { $0 != "   ```" }
      return lines.map { $0.dropFirst(3) + "\n" }.joined()
    }
  }

  @Test
  func `The patches of the tutorials apply to the current files`() throws {
    let diffs = blocks("diff", in: try page())
    #expect(diffs.count == 7)
    // Two of them edit one file, one after the other, so check them as one patch.
    let patch = FileManager.default.temporaryDirectory.appending(path: "walkthrough-\(UUID().uuidString).diff")
    defer { try? FileManager.default.removeItem(at: patch) }
    try diffs.joined().write(to: patch, atomically: true, encoding: .utf8)
    #expect(throws: Never.self) { try Tool.output(of: ["git", "apply", "--check", patch.path], in: root) }
  }

  @Test
  func `The files that the tutorials tell the reader to create do not exist yet`() throws {
    let paths = try page().matches(of: /`(Packages\/[^`]+\.swift)`\n\n   ```swift/).map { String($0.output.1) }
    #expect(paths.count == 7)
    for path in paths { #expect(!FileManager.default.fileExists(atPath: root.appending(path: path).path)) }
  }

  @Test
  func `A new list screen needs at most four new files, five edits in its feature, and ten names from shared packages`()
    throws
  {
    var files: [String: String] = [:]
    var edits: [String: String] = [:]
    for step in DocumentStep.all(in: try page("Screen")) {
      switch step.action {
      case .write(let path, let text): files[path] = text
      case .patch(let text):
        let path = try #require(text.firstMatch(of: #/\+\+\+ b\/(.+)/#)).1
        let added = text.split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
        edits[String(path)] = added.map { $0.dropFirst() + "\n" }.joined()
      default: break
      }
    }
    #expect(files.count <= 4)
    #expect(edits.count <= 5)
    for path in Array(files.keys) + Array(edits.keys) { #expect(path.hasPrefix("Packages/FeatureCoinRank/")) }

    let patches = edits.filter { $0.key.hasSuffix(".swift") }
    let code = files.filter { !$0.key.contains("/Tests/") }.merging(patches) { $0 + $1 }.values
      .map { $0.split(separator: "\n").filter { !$0.contains("import ") }.joined(separator: "\n") }
    let own = (code + blocks("swift", in: try page())).map { Lexer.tokens(of: $0).declaredNames }
    let shared = try SourceTree(checkoutOf: #filePath).swiftSources
      .filter { $0.package.map { !$0.hasPrefix("Feature") } ?? false }.map(\.tokens.declaredNames)
    let used = Set(code.flatMap { Lexer.tokens(of: $0).usedNames })
    #expect(
      used.intersection(shared.joined()).subtracting(own.joined()).sorted() == [
        "Destination", "ListItemViewModel", "ListLayout", "ListViewModel", "LocalizedText", "RouteKey", "TerminalScene",
        "UnpagedListViewModel", "lines", "resolve", "tabs",
      ])
  }
}

extension [Token] {
  /// The names of types, functions, properties and cases that the tokens declare.
  fileprivate var declaredNames: Set<String> {
    let keywords: Set = [
      "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    let names = zip(self, dropFirst()).filter { keywords.contains($0.text) && $1.kind == .word }.map(\.1.text)
    return Set(names).subtracting(keywords).subtracting(["self"])  // `case let`, `guard let self`
  }

  /// The names in the code, without the labels of arguments, which belong to the name of their function.
  fileprivate var usedNames: [String] {
    zip(self, dropFirst()).filter { $0.kind == .word && !$1.isSymbol(":") }.map(\.0.text)
  }
}
