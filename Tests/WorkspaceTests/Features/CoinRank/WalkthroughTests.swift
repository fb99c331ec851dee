import Foundation
import Testing
import Workspace

/// The examples of CONTRIBUTING are parts of FeatureCoinRank.
@Suite("The instructions of CONTRIBUTING")
struct WalkthroughTests {
  private let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized

  /// Returns the code blocks of one kind, without their indentation.
  private func blocks(_ kind: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    return text.components(separatedBy: "\n   ```\(kind)\n").dropFirst().map { rest in
      let lines = rest.components(separatedBy: "\n").prefix { $0 != "   ```" }
      return lines.map { $0.dropFirst(3) + "\n" }.joined()
    }
  }

  @Test("The patches of CONTRIBUTING apply to the current files")
  func edits() throws {
    let diffs = try blocks("diff")
    #expect(diffs.count == 7)
    // Two of them edit one file, one after the other, so check them as one patch.
    let patch = FileManager.default.temporaryDirectory.appending(path: "walkthrough-\(UUID().uuidString).diff")
    defer { try? FileManager.default.removeItem(at: patch) }
    try diffs.joined().write(to: patch, atomically: true, encoding: .utf8)
    #expect(throws: Never.self) { try Tool.output(of: ["git", "apply", "--check", patch.path], in: root) }
  }

  @Test("The new files of CONTRIBUTING do not exist yet")
  func files() throws {
    let text = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let paths = text.matches(of: /`(Packages\/[^`]+\.swift)`\n\n   ```swift/).map { String($0.output.1) }
    #expect(paths.count == 7)
    for path in paths { #expect(!FileManager.default.fileExists(atPath: root.appending(path: path).path)) }
  }
}
