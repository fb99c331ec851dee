import Foundation
import SourceFiles
import Testing
import Workspace

@Suite
struct CoverageReportTests {
  private let json = """
    {"type": "llvm.coverage.json.export", "data": [{"files": [
      {"filename": "/repo/Packages/A/Sources/A/A.swift",
       "segments": [[1, 1, 7, true, true, false], [4, 10, 0, true, true, false], [6, 4, 7, true, false, false],
         [8, 3, 0, true, true, false], [8, 20, 7, true, false, false], [9, 2, 0, false, false, false]],
       "summary": {"lines": {"count": 10, "covered": 6, "percent": 60}}},
      {"filename": "/repo/Packages/A/Sources/ATerminal/Screen.swift", "segments": [],
       "summary": {"lines": {"count": 1, "covered": 0, "percent": 0}}},
      {"filename": "/repo/Packages/A/Tests/ATests/ATests.swift", "segments": [],
       "summary": {"lines": {"count": 1, "covered": 0, "percent": 0}}},
      {"filename": "/elsewhere/Library.swift", "segments": [],
       "summary": {"lines": {"count": 1, "covered": 0, "percent": 0}}}
    ]}]}
    """

  private let tree = SourceTree([
    "Packages/A/Sources/A/A.swift": "", "Packages/A/Sources/ATerminal/Screen.swift": "",
    "Packages/A/Tests/ATests/ATests.swift": "",
  ])

  @Test
  func `The coverage report counts the lines of targets with logic, and lists the lines that no test executed`() throws
  {
    let report = try CoverageReport(Data(json.utf8), of: tree, at: URL(filePath: "/repo"))
    #expect(report.targets.map(\.name) == ["A"])
    #expect(report.targets.first?.package == "A")
    #expect(report.targets.first?.share == 0.6)
    #expect(report.targets.first?.files.first?.uncovered == [4...6, 8...8])
  }

  @Test
  func `The coverage report rejects JSON of another format`() {
    #expect(throws: DecodingError.self) {
      try CoverageReport(Data("{}".utf8), of: SourceTree(), at: URL(filePath: "/repo"))
    }
  }
}
