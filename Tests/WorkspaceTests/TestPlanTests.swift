import Foundation
import SourceFiles
import Testing
import Workspace

@Suite
struct TestPlanTests: ~Copyable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-plan-\(UUID().uuidString)")
  private let graph = PackageGraph(
    SourceTree([
      "Packages/A/Package.swift": "", "Packages/B/Package.swift": #".package(path: "../A")"#,
    ]))
  private let files = ["Packages/A/Sources/A/A.swift": "1", "Packages/B/Sources/B/B.swift": "1"]

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var records: TestRecords { TestRecords(folder: folder) }

  private func plan(
    _ files: [String: String]? = nil, toolchain: String? = nil, changes: Set<String> = []
  ) -> [String] {
    let circumstances = toolchain.map { [PackageGraph.toolchain: $0] } ?? [:]
    return TestPlan(
      graph: graph, files: files ?? self.files, circumstances: circumstances, changes: changes, since: "main",
      records: records
    ).steps.map { "\($0.runs ? "test" : "skip") \($0.package): \($0.reason)" }
  }

  @Test
  func `The plan of a test run skips packages that no change affects, and gives the reason`() {
    #expect(
      plan(changes: ["Packages/B/Sources/B/B.swift"]) == [
        "skip A: nothing that its tests read has changed since main",
        "test B: Packages/B/Sources/B/B.swift has changed",
        "test app: Packages/B/Sources/B/B.swift has changed",
        "test checks: Packages/B/Sources/B/B.swift has changed",
      ])
  }

  @Test
  func `The plan of a test run names one of several changes, and counts the others`() {
    #expect(
      plan(changes: Set(files.keys))[1] == "test B: Packages/A/Sources/A/A.swift and 1 more have changed")
  }

  @Test
  func `The plan of a test run skips a package that passed with the current files, until one of the files changes`()
    throws
  {
    let changes = Set(files.keys)
    try records.begin("A")
    try records.pass("A", with: ["Packages/A/Sources/A/A.swift": "1"])
    #expect(plan(changes: changes)[0] == "skip A: passed already with exactly these files")
    let edited = files.merging(["Packages/A/Sources/A/A.swift": "2"]) { $1 }
    #expect(plan(edited, changes: changes)[0] == "test A: Packages/A/Sources/A/A.swift has changed")
  }

  @Test
  func `The plan of a test run repeats a run that failed, hung or was interrupted, even if its change is reverted`()
    throws
  {
    try records.begin("A")
    #expect(plan()[0] == "test A: its last run did not pass")
    try records.pass("A", with: ["Packages/A/Sources/A/A.swift": "1"])
    try records.begin("A")
    #expect(plan()[0] == "test A: its last run did not pass")
  }

  @Test func `A package that passed is tested again with another toolchain, even if no file has changed`() throws {
    try records.begin("A")
    try records.pass("A", with: ["Packages/A/Sources/A/A.swift": "1", PackageGraph.toolchain: "6.2"])
    #expect(plan(toolchain: "6.2")[0] == "skip A: passed already with exactly these files")
    #expect(plan(toolchain: "6.3")[0] == "test A: the toolchain has changed")
  }

  @Test
  func `A plan finds files that change during a run, and ignores package versions that the run resolves`() {
    func plan(_ files: [String: String], resolved: String) -> TestPlan {
      TestPlan(
        graph: graph, files: files, circumstances: ["Packages/A/Package.resolved": resolved], changes: [],
        since: "main", records: records)
    }
    let source = "Packages/A/Sources/A/A.swift"
    let test = "Packages/A/Tests/ATests/ATests.swift"
    let before = plan([source: "1"], resolved: "1")
    #expect(before.edits(of: "A", until: plan([source: "1"], resolved: "2")) == [])
    #expect(before.edits(of: "A", until: plan([source: "2", test: "1"], resolved: "1")) == [source, test])
    #expect(before.edits(of: "B", until: plan([source: "1", test: "1"], resolved: "1")) == [])
    #expect(before.edits(of: "A", until: plan([:], resolved: "1")) == [source])
  }
}
