import Foundation
import Testing

@Suite struct CommandTableTests {
  private let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Returns the table of commands in ARCHITECTURE.md.
  private func table() throws -> String {
    let page = try String(contentsOf: root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    let start = try #require(page.firstRange(of: "\n## Commands\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "\n## ")).lowerBound
    return page[start..<end].split(separator: "\n").filter { $0.hasPrefix("| ") }.joined(separator: "\n")
  }

  @Test func `The table of commands names each script once`() throws {
    let named = try table().matches(of: /`Scripts\/([a-z.-]+)/).map { String($0.1) }.filter { $0 != "tools" }
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Scripts").path(percentEncoded: false))
    #expect(named.sorted() == scripts.filter { $0 != "tools" && !$0.hasPrefix(".") }.sorted())
  }

  @Test func `The table of commands names each target of the Makefile once`() throws {
    let named = try table().matches(of: /`make ([A-Za-z-]+)`/).map { String($0.1) }
    let makefile = try String(contentsOf: root.appending(path: "Makefile"), encoding: .utf8)
    let targets = makefile.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^([a-zA-Z%-]+):.*##/).map { String($0.1).replacing("%", with: "X") }
    }
    #expect(named.sorted() == targets.filter { $0 != "help" }.sorted())
  }
}
