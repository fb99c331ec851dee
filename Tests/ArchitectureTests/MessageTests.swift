import Rules
import SourceFiles
import Testing

/// The messages name what is wrong, where it is wrong.
@Suite struct MessageTests {
  @Test(arguments: ["DispatchQueue.main.sync { load() }", "RunLoop.current.run(until: date)"])
  func `What makes a thread wait is not reported as a task, too`(text: String) {
    let tree = SourceTree(["Packages/FeatureLogin/Sources/FeatureLogin/Sample.swift": text])
    #expect(Rule.noUnstructuredTasks.violations(tree) == [])
    #expect([Rule.noWaitForMainThread, .noBlockedThreads].flatMap { $0.violations(tree) }.count == 1)
  }

  @Test func `An unused dependency is reported at its target`() {
    let manifest = """
      let package = Package(
        targets: [
          .target(name: "FeatureLogin", dependencies: ["Networking"])
        ])
      """
    let tree = SourceTree([
      "Packages/FeatureLogin/Package.swift": manifest, "Packages/FeatureLogin/Sources/FeatureLogin/A.swift": "",
    ])
    #expect(Rule.usedDependencies.violations(tree).map(\.line) == [3])
  }
}
