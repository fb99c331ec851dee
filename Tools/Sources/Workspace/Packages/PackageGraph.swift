/// Which of our packages stands on which, as their manifests say.
public struct PackageGraph: Sendable {
  /// The name under which the root counts: the app, and everything under `Tests` and `Tools`.
  public static let app = "app"

  /// What each package's manifest names, by package.
  public let dependencies: [String: Set<String>]
  private let dependents: [String: Set<String>]

  /// Reads the manifests of a tree. The root stands on every package, as it mounts all tests.
  public init(_ tree: SourceTree) {
    var dependencies = [Self.app: Set(tree.packages)]
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

  /// Every package and the app, in the order of their names.
  public var packages: [String] { dependencies.keys.sorted() }

  /// What a package is built of, itself included.
  public func closure(of package: String) -> Set<String> { Self.closure(of: package, in: dependencies) }

  private static func closure(of package: String, in dependencies: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var open = [package]
    while let next = open.popLast() {
      if found.insert(next).inserted { open += dependencies[next, default: []] }
    }
    return found
  }

  /// What is built of a package, itself included.
  public func dependents(of package: String) -> Set<String> { dependents[package, default: [package]] }

  /// The packages whose tests a change of the file at `path` can affect.
  ///
  /// What a package is built of reaches all that stand on it; its tests and texts reach its own tests alone. The app is always among them,
  /// because the architecture tests read every file.
  public func affected(by path: String) -> Set<String> {
    let parts = path.split(separator: "/", maxSplits: 3).map(String.init)
    // Every test run starts with these two.
    if ["Scripts/swift", "Scripts/setup"].contains(path) { return Set(packages) }
    guard parts.count > 2, parts[0] == "Packages", dependencies[parts[1]] != nil else { return [Self.app] }
    let isBuilt = parts[2] == "Sources" || parts[2] == "Package.swift"
    return (isBuilt ? dependents(of: parts[1]) : [parts[1]]).union([Self.app])
  }
}
