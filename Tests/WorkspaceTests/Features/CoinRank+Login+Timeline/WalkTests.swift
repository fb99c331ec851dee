import Foundation
import SourceFiles
import Testing
import Workspace

/// The walks through the code in ARCHITECTURE.md lead through these features.
@Suite struct WalkTests {
  @Test func `Each walk through the code in ARCHITECTURE names only files that exist, and each file once`() throws {
    let tree = try SourceTree(checkoutOf: #filePath)
    let files = Set(tree.swiftSources.compactMap { $0.path.split(separator: "/").last.map(String.init) })
    let page = try #require(tree["ARCHITECTURE.md"]).text
    let start = try #require(page.firstRange(of: "\n## Three walks\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "\n## ")).lowerBound
    let walks = String(page[start..<end]).components(separatedBy: "\n### ").dropFirst()
    #expect(walks.count == 3)
    for walk in walks {
      let steps = walk.split(separator: "\n").filter { $0.hasPrefix("   ") || $0.first?.isNumber == true }
      let names = steps.joined(separator: "\n").matches(of: /`([A-Z]\w+(?:\+\w+)?)(?:\.swift)?`/).map { String($0.1) }
      #expect(names.filter { !files.contains("\($0).swift") } == [])
      #expect(names.count == Set(names).count, "\(names)")
    }
  }
}
