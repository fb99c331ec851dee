import Foundation
import SourceFiles
import Testing
import Workspace

/// The walks through the code in ARCHITECTURE.md lead through these features.
@Suite struct WalkTests {
  @Test func `Each walk through the code in ARCHITECTURE names only files that exist, and each file once`() throws {
    let tree = try SourceTree(checkoutOf: #filePath)
    let files = Set(tree.swiftSources.map { URL(filePath: $0.path).lastPathComponent })
    let page = try #require(tree["ARCHITECTURE.md"]).text
    let start = try #require(page.firstRange(of: "\n## Three walks\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "\n## ")).lowerBound
    let walks = String(page[start..<end]).components(separatedBy: "\n### ").dropFirst()
    #expect(walks.count == 3)
    for walk in walks {
      let lines: [Substring] = walk.split(separator: "\n")
      let steps = lines.filter { $0.hasPrefix("   ") || $0.first?.isNumber == true }.joined(separator: "\n")
      let names = steps.matches(of: /`([A-Z]\w+(?:\+\w+)?)(?:\.swift)?`/).map { String($0.1) }
      #expect(names.filter { !files.contains("\($0).swift") } == [])
      #expect(names.count == Set(names).count, "\(names)")
    }
  }

  @Test func `The table of threads names every file of the walk that hands a post to another thread`() throws {
    let tree = try SourceTree(checkoutOf: #filePath)
    let page = try #require(tree["ARCHITECTURE.md"]).text
    let start = try #require(page.firstRange(of: "\n### A post:")).upperBound
    let end = try #require(page[start...].firstRange(of: "\n### ")).lowerBound
    let walk = String(page[start..<end])
    let begins = walk.split(separator: "\n").compactMap { row in
      row.firstMatch(of: /^\|.*`(\w+(?:\+\w+)?)` \|$/).map { String($0.1) }
    }
    #expect(begins.count == 5 && walk.contains("It changes threads four times:"))
    #expect(begins.last.map { source($0, in: tree).contains("asDriver(") } == true)
    // The main thread comes last. The others are those that the files of the walk change to.
    let named = Set(walk.matches(of: /`([A-Z]\w+(?:\+\w+)?)`/).map { String($0.1) })
    let found = named.filter { source($0, in: tree).contains(/Thread \{|DispatchQueue|observe\(on:/) }
    #expect(found == Set(begins.dropLast()))
  }

  /// Returns the text of the files with a name, or an empty text if there are none.
  private func source(_ name: String, in tree: SourceTree) -> String {
    tree.swiftSources.filter { $0.path.hasSuffix("/\(name).swift") }.map(\.text).joined()
  }
}
