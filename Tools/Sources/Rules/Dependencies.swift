import SourceFiles

/// The modules of the toolchain and the operating systems.
private let systemModules: Set = [
  "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
  "FoundationXML", "Dispatch", "Synchronization", "Observation", "RegexBuilder", "Testing", "XCTest",
  "PackageDescription",
  "PackagePlugin", "CryptoKit", "Glibc", "Musl", "Darwin", "Android", "WinSDK", "os", "CoreFoundation", "Security",
  "Network",
  "Builtin",
]

extension SourceTree {
  /// A closure that returns the imports of a file that are neither from this repository nor from the system.
  fileprivate var thirdPartyImports: (SourceFile) -> [Import] {
    let targets = manifests.flatMap { Manifest($0).targets.map(\.name) }
    let ours = Set(files.filter(\.isSource).compactMap(\.target)).union(targets)
    return { $0.imports.filter { !systemModules.contains($0.module) && !ours.contains($0.module) } }
  }
}

extension Rule {
  /// The rule that a package's manifest declares each import, which would otherwise compile only at the root.
  public static let declaredDependencies: Rule = .init(id: "declared-dependencies") { tree in
    let forbidden = forbiddenImports(tree)
    return tree.manifests.flatMap { manifest -> [Violation] in
      let folder = String(manifest.path.dropLast("Package.swift".count))
      return Manifest(manifest).targets.flatMap { target -> [Violation] in
        let files = tree.files.filter { file in
          file.target == target.name && (folder.isEmpty ? file.package == nil : file.path.hasPrefix(folder))
        }
        return files.flatMap { file in
          file.imports.compactMap { found in
            guard !systemModules.contains(found.module), found.module != target.name,
              !target.dependencies.contains(found.module), !forbidden.contains("\(file.path):\(found.line)")
            else { return nil }
            return file.violation(
              found.line, "\(target.name) imports \(found.module), which \(manifest.path) does not give it: declare it."
            )
          }
        }
      }
    }
  }

  /// The rule that a manifest declares no package that no target uses, and no dependency that no file of the target imports: it
  /// would be fetched or built for nothing, and the graphs would show it.
  public static let usedDependencies: Rule = .init(id: "used-dependencies") { tree in
    tree.manifests.flatMap { manifest -> [Violation] in
      let folder = String(manifest.path.dropLast("Package.swift".count))
      let targets = Manifest(manifest).targets
      // A test runs a program, and does not import it.
      let programs = Set(targets.filter(\.isExecutable).map(\.name))
      return unusedPackages(manifest)
        + targets.flatMap { target -> [Violation] in
          let files = tree.files.filter { file in
            file.target == target.name && (folder.isEmpty ? file.package == nil : file.path.hasPrefix(folder))
          }
          guard !files.isEmpty else { return [] }
          let imported = Set(files.flatMap { $0.imports.map(\.module) }).union(programs)
          return target.dependencies.filter { !imported.contains($0) }.map {
            manifest.violation(
              target.line, "No file of \(target.name) imports \($0): remove the dependency, and run Scripts/manifest.")
          }
        }
    }
  }

  /// Returns a violation for each package of which no target uses a product.
  private static func unusedPackages(_ file: SourceFile) -> [Violation] {
    let manifest = Manifest(file)
    let used = manifest.targets.reduce(into: Set<String>()) { $0.formUnion($1.packages) }
    let remotes = manifest.remotes.map { $0.url.split(separator: "/").last.map(String.init) ?? "" }
      .map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0 }
    // The path of an enclosing folder has no name.
    return (manifest.locals + remotes).filter { $0 != ".." && !used.contains($0.lowercased()) }.map {
      file.violation(
        "No target depends on a product of the package \($0): remove the package, and run Scripts/manifest.")
    }
  }

  /// The names of ArgumentParser. Code that declares commands imports it in addition to TerminalApp, whose public
  /// declarations contain its types, because ArgumentParser creates commands from their types.
  private static let commandLine: Set = ["ArgumentParser", "https://github.com/apple/swift-argument-parser"]

  /// The first half of import rule 3: a third-party package can be replaced by changing one package. Features and
  /// Reactive use only packages of this repository, apart from the commands of features.
  public static let oneThirdPartyOwner: Rule = .init(id: "one-third-party-owner") { tree in
    var owners: [String: String] = [:]
    func claim(_ name: String, by owner: String, _ file: SourceFile, _ line: Int) -> Violation? {
      if commandLine.contains(name), owner.hasPrefix("Feature"),
        file.isManifest || file.target?.hasPrefix(owner + "Terminal") == true
      {
        return nil
      }
      if owner == "Reactive" || owner.hasPrefix("Feature") {
        return file.violation(
          line, "\(owner) may depend on this repository's packages only: wrap \(name) in the one that it concerns.")
      }
      if commandLine.contains(name), ["TerminalApp", "the app"].contains(owner) { return nil }
      let first = commandLine.contains(name) ? "TerminalApp" : owners[name] ?? owner
      owners[name] = first
      return first == owner
        ? nil : file.violation(line, "\(name) belongs to \(first): use \(first)'s own types here, and extend those.")
    }
    let shipped = tree.files.filter { !$0.path.hasPrefix("Benchmarks/") }
    // The root manifest also names the dependencies of mounted tests; the app's own imports are checked below.
    let declared = shipped.filter { $0.isManifest && $0.package != nil }.flatMap { file in
      Manifest(file).remotes.compactMap { claim($0.url, by: file.package ?? "the app", file, $0.line) }
    }
    let thirdParty = tree.thirdPartyImports
    let imported = shipped.filter { $0.isSwift && $0.target != nil }.flatMap { file in
      thirdParty(file).compactMap { claim($0.module, by: file.package ?? "the app", file, $0.line) }
    }
    return declared + imported
  }

  /// The second half of import rule 3: users of our package do not see the third-party package.
  public static let hiddenThirdParty: Rule = .init(id: "hidden-third-party") { tree in
    let thirdParty = tree.thirdPartyImports
    return tree.swiftSources.filter { $0.package != nil }.flatMap { file in
      thirdParty(file).filter { found in
        found.isPublic
          && !(commandLine.contains(found.module)
            && (file.package == "TerminalApp" || file.target?.hasPrefix("Feature") == true))
      }.map {
        file.violation(
          $0.line, "\($0.module) would leak to every client: import it internally, and offer a type of ours.")
      }
    }
  }
}
