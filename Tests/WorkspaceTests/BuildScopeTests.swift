import Testing
import Workspace

@Suite("The scope of a build")
struct BuildScopeTests {
  /// A feature on three layers, and packages that it does not depend on.
  private static let tree = SourceTree([
    "Packages/FeatureSample/Package.swift": manifest("FeatureSample", on: "Networking", "Persistence", "Reactive"),
    "Packages/FeatureSample/Sources/FeatureSample/A.swift": "",
    "Packages/FeatureSample/Sources/sample-demo/A.swift": "",
    "Packages/FeatureSample/Tests/FeatureSampleTests/A.swift": "",
    "Packages/Networking/Package.swift": manifest("Networking", on: "Reactive"),
    "Packages/Networking/Sources/Networking/A.swift": "",
    "Packages/Persistence/Package.swift": manifest("Persistence", on: "Reactive")
      + #"let remote = .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")"#,
    "Packages/Persistence/Sources/Persistence/A.swift": "",
    "Packages/Reactive/Package.swift": manifest("Reactive"),
    "Packages/Reactive/Sources/Reactive/A.swift": "",
    "Packages/DemoServer/Package.swift": manifest("DemoServer"),
    "Packages/DemoServer/Sources/demo-server/A.swift": "",
  ])

  private static func manifest(_ name: String, on packages: String...) -> String {
    """
    let package = Package(
      name: "\(name)",
      dependencies: [\(packages.map { ".package(path: \"../\($0)\")" }.joined(separator: ", "))],
      targets: [.target(name: "\(name)", dependencies: [\(packages.map { "\"\($0)\"" }.joined(separator: ", "))])])

    """
  }

  private func scope(_ package: String, _ modules: Set<String>, _ checkouts: Set<String> = []) -> BuildScope {
    BuildScope(of: package, in: Self.tree, modules: modules, checkouts: checkouts)
  }

  @Test("The scope of a build is the package with its tests and its program, and the dependencies in the manifests")
  func closure() {
    let scope = scope(
      "FeatureSample",
      ["FeatureSample", "FeatureSampleTests", "sample_demo", "Networking", "Persistence", "Reactive", "GRDB"],
      ["GRDB.swift"])
    #expect(scope.strays == [])
    #expect(scope.packages == ["FeatureSample", "Networking", "Persistence", "Reactive"])
  }

  @Test(
    "The scope of a build does not include a feature, layer or third-party package that is not a declared dependency"
  )
  func strays() {
    let scope = scope(
      "Networking", ["Networking", "FeatureSample", "Persistence", "demo_server"], ["GRDB.swift"])
    #expect(
      scope.strays == [
        "FeatureSample of FeatureSample was built, but is not a dependency of Networking.",
        "Persistence of Persistence was built, but is not a dependency of Networking.",
        "demo_server of DemoServer was built, but is not a dependency of Networking.",
        "GRDB.swift was fetched, but is not a dependency of Networking.",
      ])
  }
}
