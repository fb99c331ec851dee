import Rules
import SourceFiles
import Testing

/// Code and comments that resemble work, errors and notes which nobody would see.
@Suite struct SilenceExceptionTests {
  private let feature = "Packages/FeatureLogin/Sources"

  @Test(arguments: ["Sources/FeatureLoginDemo", "Sources/FeatureLoginTest", "Tests/FeatureLoginTests"])
  func `A task may run in a demo server and in a test`(folder: String) {
    let tree = SourceTree(["Packages/FeatureLogin/\(folder)/Sample.swift": "Task { await load() }"])
    #expect(Rule.noUnstructuredTasks.violations(tree) == [])
  }
}
