import Foundation
import Rules
import SourceFiles

/// The program behind `Scripts/rules`. It needs no other package, so that it can be built where those cannot.
@main struct CheckRules {
  static func main() async throws {
    let names = CommandLine.arguments.dropFirst()
    if names.contains(where: { ["--help", "-h"].contains($0) }) { return print(usage) }
    let unknown = names.filter { name in !Rule.all.contains { $0.id == name } }
    guard unknown.isEmpty else {
      fail("There is no rule \(unknown.joined(separator: ", ")). Rules: \(known).")
    }
    let rules = names.isEmpty ? Rule.all : Rule.all.filter { names.contains($0.id) }
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    let package = ProcessInfo.processInfo.environment["PACKAGE"].flatMap { $0.isEmpty ? nil : $0 }
    // The other rules also need the files that the package's files depend on.
    let isAlone = rules.map(\.id) == [Rule.declaredDependencies.id]
    let tree = try SourceTree(root: root, package: isAlone ? package : nil)
    if let package, !tree.packages.contains(package) { fail("There is no package Packages/\(package).") }
    let violations = await withTaskGroup { group in
      for (index, rule) in rules.enumerated() { group.addTask { (index, rule.violations(tree)) } }
      var found = [[Violation]](repeating: [], count: rules.count)
      for await (index, violations) in group { found[index] = violations }
      return found.flatMap(\.self).inPackage(package)
    }
    guard violations.isEmpty else { fail(violations.map(\.description).joined(separator: "\n")) }
  }

  private static var known: String { Rule.all.map(\.id).joined(separator: ", ") }

  private static var usage: String {
    """
    Scripts/rules checks every architecture rule, and `Scripts/rules layers no-traps` checks these two.
    PACKAGE=Networking Scripts/rules reports only what is in the files of one package.
    A comment such as `// allow(no-traps): the reason` permits an exception.
    Rules: \(known).
    """
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}
