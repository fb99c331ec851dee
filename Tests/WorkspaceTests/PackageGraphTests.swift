import SourceFiles
import Testing
import Workspace

@Suite
struct PackageGraphTests {
  private let graph = PackageGraph(
    SourceTree([
      "Package.swift": "",
      "Packages/A/Package.swift": "",
      "Packages/B/Package.swift": #"let package = Package(dependencies: [.package(path: "../A")])"#,
      "Packages/C/Package.swift": #"let package = Package(dependencies: [.package(path: "../B")])"#,
      "Packages/D/Package.swift":
        #"let package = Package(dependencies: [.package(url: "https://a.b/A", from: "1.0.0")])"#,
    ]))

  @Test
  func `The package graph finds the direct and indirect dependencies and dependents of a package`() {
    #expect(graph.closure(of: "C") == ["A", "B", "C"])
    #expect(graph.closure(of: "D") == ["D"])
    #expect(graph.dependents(of: "A") == ["A", "B", "C", "app", "checks"])
  }

  @Test
  func `The package graph includes each package of a dependency cycle, which SwiftPM rejects`() {
    let graph = PackageGraph(
      SourceTree([
        "Packages/A/Package.swift": #".package(path: "../B")"#, "Packages/B/Package.swift": #".package(path: "../A")"#,
      ]))
    #expect(graph.closure(of: "A") == ["A", "B"])
  }

  @Test(arguments: [
    ("Packages/A/Sources/A/A.swift", ["A", "B", "C", "app", "checks"]),
    ("Packages/B/Package.swift", ["B", "C", "app", "checks"]),
    ("Packages/B/Package.resolved", ["B"]),
    ("Packages/A/Tests/ATests/ATests.swift", ["A", "checks"]),
    ("Packages/A/Tests/AJourneyTests/ATests.swift", ["A", "app", "checks"]),
    ("Packages/B/README.md", ["checks"]),
    ("Packages/A/Sources/A/A.docc/A.md", ["checks"]),
    ("Documentation/API/A.txt", ["checks"]),
    ("Documentation/JSON.md", ["checks"]),
    ("Apps/cli/Sources/AppShell/A.swift", ["app", "checks"]),
    ("Packages/Gone/Sources/Gone/A.swift", ["app", "checks"]),
    ("Tests/EndToEndTests/A.swift", ["app", "checks"]),
    ("Tests/ScriptsTests/A.swift", ["checks"]),
    ("Scripts/swift", ["A", "B", "C", "D", "app", "checks"]),
    ("the toolchain", ["A", "B", "C", "D", "app", "checks"]),
    ("Scripts/lint", ["checks"]),
  ])
  func `The package graph maps a change to the packages that it can affect`(path: String, packages: [String]) {
    #expect(graph.affected(by: path).sorted() == packages)
  }
}
