import SourceFiles
import Workspace

extension Rule {
  /// The rule that each manifest ends with the same block as the root's, because manifests cannot share code.
  public static let manifestSettings: Rule = .init(id: "manifest-settings") { tree in
    guard let root = tree["Package.swift"], let expected = Manifest(root).settings else {
      return [Violation(path: "Package.swift", line: 1, message: "The settings block is missing: restore it.")]
    }
    return tree.manifests.flatMap { file -> [Violation] in
      let settings = Manifest(file).settings
      return [
        settings == expected ? nil : "The settings block differs from the root's: copy it from /Package.swift.",
        file.text.hasPrefix("// swift-tools-version: 6.2\n") ? nil : "Begin with `// swift-tools-version: 6.2`.",
        file.text.contains("platforms: [.macOS(.v15)]") ? nil : "Declare `platforms: [.macOS(.v15)]`.",
      ].compactMap { $0.map { file.violation($0) } }
    }
  }

  /// The rule that the root manifest repeats the packages' manifests, so that other repositories can depend on the
  /// root by URL and version.
  public static let rootManifest: Rule = .init(id: "root-manifest") { tree in
    guard let root = tree["Package.swift"] else { return [] }
    let manifest = RootManifest(tree)
    guard (try? manifest.updating(root.text)) != nil else {
      return [root.violation("The lines that Scripts/manifest writes are missing: restore their markers, and run it.")]
    }
    return manifest.isCurrent(root.text)
      ? [] : [root.violation("The packages' manifests differ: run Scripts/manifest.")]
  }

  /// The rule that a manifest declares each folder of tests, because SwiftPM ignores any other.
  public static let declaredTests: Rule = .init(id: "declared-tests") { tree in
    // Reactive's clients have their own manifest.
    let tests = tree.swiftTests.filter { !$0.path.hasPrefix("Packages/Reactive/Clients/") }
    let present = Set(tests.compactMap { file in file.package.map { [$0, file.target ?? ""] } })
    return present.sorted { $0.joined() < $1.joined() }.compactMap { pair in
      let path = "Packages/\(pair[0])/Package.swift"
      // Another rule reports a package without a manifest.
      guard let manifest = tree[path], !manifest.text.isEmpty else { return nil }
      return Manifest(manifest).targets.contains { $0.isTest && $0.name == pair[1] }
        ? nil : manifest.violation("No test of \(pair[1]) runs: declare the target, and run Scripts/manifest.")
    }
  }

  /// The rule that each package has a manifest, a README and a test.
  public static let packageShape: Rule = .init(id: "package-shape") { tree in
    tree.packages.flatMap { package -> [Violation] in
      let folder = "Packages/\(package)"
      let hasTests = tree.swiftTests.contains { file in
        file.package == package && file.tokens.indices.contains { isTestAttribute(at: $0, in: file.tokens) }
      }
      return [
        tree["\(folder)/Package.swift"] == nil ? "\(package) has no manifest: add Package.swift." : nil,
        (tree["\(folder)/README.md"]?.text.count ?? 0) < 200
          ? "\(package) has no README that says what it is, how to use it and how to test it: write README.md." : nil,
        hasTests ? nil : "\(package) has no test: add Tests/\(package)Tests.",
      ].compactMap { $0.map { Violation(path: folder, line: 1, message: $0) } }
    }
  }

  private static func isTestAttribute(at index: Int, in tokens: [Token]) -> Bool {
    index > 0 && tokens[index].isWord("Test") && tokens[index - 1].isSymbol("@")
  }
}
