import Workspace

extension Rule {
  /// Manifests cannot share code, so each ends with the same block, compared to the root's.
  static let manifestSettings = Rule(id: "manifest-settings") { tree in
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

  /// `swift test` at the root does not run the tests of path dependencies: what is not mounted never runs there.
  static let mountedTests = Rule(id: "mounted-tests") { tree in
    let members = Call.all(named: ["Member"], in: tree["Package.swift"]?.tokens ?? [])
    let mounted = Dictionary(
      members.map { ($0.string("name") ?? "", Set($0.strings("tests"))) }, uniquingKeysWith: { $0.union($1) })
    // `Scripts/clients` runs the tests of Reactive's clients.
    let tests = tree.swiftTests.filter { !$0.path.hasPrefix("Packages/Reactive/Clients/") }
    let present = Set(tests.compactMap { file in file.package.map { [$0, file.target ?? ""] } })
    return present.sorted { $0.joined() < $1.joined() }.compactMap { pair in
      mounted[pair[0]]?.contains(pair[1]) == true
        ? nil
        : Violation(
          path: "Package.swift", line: 1,
          message:
            "`swift test` leaves out \(pair[1]): add it to the tests of Member(name: \"\(pair[0])\", …), and make "
            + "a product of what it uses.")
    }
  }

  /// A package can be understood and tested by itself.
  static let packageShape = Rule(id: "package-shape") { tree in
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
