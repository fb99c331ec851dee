public import Foundation

/// The contents of the build of one package, compared with the dependencies of that package.
public struct BuildScope: Sendable {
  /// The packages of this repository that were built, in whole or in part.
  public let packages: Set<String>
  /// The modules and packages that were built or fetched but do not belong to the package, one sentence for each.
  public let strays: [String]

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - package: The package that was built alone, with an empty build folder.
  ///   - modules: The names of all modules in the build, including those of tests and third parties.
  ///   - checkouts: The names of the third-party packages that were fetched.
  public init(of package: String, in tree: SourceTree, modules: Set<String>, checkouts: Set<String>) {
    let closure = PackageGraph(tree).closure(of: package)
    var owners: [String: String] = [:]
    for file in tree.swiftSources + tree.swiftTests {
      if let owner = file.package, let target = file.target { owners[target.replacing("-", with: "_")] = owner }
    }
    packages = Set(modules.compactMap { owners[$0] })
    let declared = closure.compactMap { tree["Packages/\($0)/Package.swift"] }
      .flatMap { Manifest($0).remotes.compactMap { $0.url.split(separator: "/").last.map(String.init) } }
    strays =
      modules.sorted().compactMap { module in
        owners[module].flatMap { owner in
          closure.contains(owner)
            ? nil : "\(module) of \(owner) was built, but is not a dependency of \(package)."
        }
      }
      + checkouts.subtracting(declared).sorted().map {
        "\($0) was fetched, but is not a dependency of \(package)."
      }
  }

  /// Reads the package's build folder after `swift test` in the checkout at `root`. The folder must have been empty
  /// before.
  ///
  /// - Throws: A file system error if a folder cannot be read, for example because nothing was built.
  public init(of package: String, in tree: SourceTree, at root: URL) throws {
    func names(_ folder: String) throws -> [URL] {
      try FileManager.default.contentsOfDirectory(
        at: root.appending(path: "Packages/\(package)/.build/\(folder)"), includingPropertiesForKeys: nil)
    }
    let modules = try names("debug/Modules").filter { $0.pathExtension == "swiftmodule" }
    self.init(
      of: package, in: tree, modules: Set(modules.map { $0.deletingPathExtension().lastPathComponent }),
      checkouts: Set((try? names("checkouts"))?.map(\.lastPathComponent) ?? []))
  }
}
