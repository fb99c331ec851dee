public import SourceFiles

/// The dependencies between the packages of this repository, as the packages' manifests declare them.
public struct PackageGraph: Sendable {
  /// The name for the app and its tests, which the root builds from all packages.
  public static let app = "app"
  /// The name for the tests of the repository itself: the architecture rules, the tools, the scripts and the
  /// documentation.
  public static let checks = "checks"

  /// The key, in place of a path, for the version of the compiler.
  public static let toolchain = "the toolchain"
  /// The key, in place of a path, for the environment variables.
  public static let environment = "the environment"
  /// The file in which SwiftPM stores resolved versions, in the root and in each package.
  public static let resolvedVersions = "Package.resolved"

  /// The direct dependencies of each package, of ``app`` and of ``checks``, by name.
  public let dependencies: [String: Set<String>]
  private let dependents: [String: Set<String>]

  /// Reads the manifests of a tree. The app depends on every package, because the root contains all tests.
  public init(_ tree: SourceTree) {
    var dependencies = [Self.app: Set(tree.packages), Self.checks: Set(tree.packages).union([Self.app])]
    for package in tree.packages {
      dependencies[package] = Set(tree["Packages/\(package)/Package.swift"].map { Manifest($0).locals } ?? [])
    }
    self.dependencies = dependencies
    var dependents: [String: Set<String>] = [:]
    for package in dependencies.keys {
      for member in Self.closure(of: package, in: dependencies) { dependents[member, default: []].insert(package) }
    }
    self.dependents = dependents
  }

  /// The names of all packages, ``app`` and ``checks``, in alphabetical order.
  public var packages: [String] { dependencies.keys.sorted() }

  /// Returns the packages that a package is built from, including the package itself.
  public func closure(of package: String) -> Set<String> { Self.closure(of: package, in: dependencies) }

  static func closure(of package: String, in dependencies: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var open = [package]
    while let next = open.popLast() {
      if found.insert(next).inserted { open += dependencies[next, default: []] }
    }
    return found
  }

  /// Returns the packages that are built from a package, including the package itself.
  public func dependents(of package: String) -> Set<String> { dependents[package, default: [package]] }

  /// Returns the packages whose tests a change of the file at `path` can affect.
  ///
  /// A source of a package affects all packages that depend on it. A test affects only its own package. Documentation
  /// affects only the tests that read it. The checks are included for every file except the resolved versions
  /// of a package, because the rules read all other files.
  public func affected(by path: String) -> Set<String> {
    // Every test run starts with these files.
    if ["Scripts/setup", "Scripts/swift", "Scripts/test", "XCTMain.swift", Self.toolchain, Self.environment].contains(
      path)
    {
      return Set(packages)
    }
    if let reader = Self.readers[path] { return [reader, Self.checks] }
    let parts = path.split(separator: "/", maxSplits: 3).map(String.init)
    if Self.isDocumentation(path) { return [Self.checks] }
    guard parts.count > 2, parts[0] == "Packages", dependencies[parts[1]] != nil else {
      return Self.belongsToChecks(parts) ? [Self.checks] : [Self.app, Self.checks]
    }
    switch parts[2] {
    case "Sources", "Package.swift": return dependents(of: parts[1])
    case Self.resolvedVersions: return [parts[1]]
    case "Tests" where parts.count > 3 && parts[3].contains("JourneyTests/"): return [parts[1], Self.app, Self.checks]
    default: return [parts[1], Self.checks]
    }
  }

  /// The documents that a test outside the checks reads, with the package of that test.
  private static let readers = ["Packages/Reactive/CONTRACT.md": "Reactive"]

  private static func isDocumentation(_ path: String) -> Bool {
    path.hasSuffix(".md") || path.contains(".docc/")
      || ["API", "Pictures"].contains { path.hasPrefix("Documentation/\($0)/") }
  }

  private static func belongsToChecks(_ parts: [String]) -> Bool {
    switch parts[0] {
    case "Apps", "Benchmarks", "Documentation", "Package.swift", "Packages", resolvedVersions: false
    case "Tests": parts.count > 1 && ["ArchitectureTests", "ScriptsTests", "WorkspaceTests"].contains(parts[1])
    default: true
    }
  }
}
