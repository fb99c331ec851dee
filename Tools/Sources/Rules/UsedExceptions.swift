import SourceFiles

extension Rule {
  /// The rule that a comment which allows something is next to what it allows: once the code is gone, the comment would allow the
  /// next violation of that rule there.
  public static let usedExceptions: Rule = .init(id: "used-exceptions") { tree in
    let exceptions = tree.files.filter(\.isSwift).flatMap { file in file.exceptions.map { (file: file, exception: $0) }
    }
    let known = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    let unknown = exceptions.filter { known[$0.exception.rule] == nil }.map { file, exception in
      file.violation(
        exception.line, "There is no rule \(exception.rule): remove the exception, or correct the name of its rule.")
    }
    // Most violations depend on one file. The whole tree is searched only for the others, because that takes long.
    let paths = Set(exceptions.map(\.file.path))
    let few = tree.withoutExceptions { paths.contains($0.path) || $0.isManifest }
    let open = unused(exceptions.filter { known[$0.exception.rule] != nil }, few, known)
    guard !open.isEmpty else { return unknown }
    return unknown
      + unused(open, tree.withoutExceptions { _ in true }, known).map { file, exception in
        file.violation(
          exception.line, "Nothing here breaks the rule \(exception.rule): remove the exception.")
      }
  }

  private typealias Located = (file: SourceFile, exception: Exception)

  /// Returns the exceptions next to which a tree without exceptions has no violation of their rule.
  private static func unused(_ exceptions: [Located], _ tree: SourceTree, _ rules: [String: Rule]) -> [Located] {
    Dictionary(grouping: exceptions, by: \.exception.rule).sorted { $0.key < $1.key }.flatMap { id, exceptions in
      let lines = Dictionary(grouping: rules[id]?.violations(tree) ?? [], by: \.path).mapValues { Set($0.map(\.line)) }
      return exceptions.filter { file, exception in
        (lines[file.path] ?? []).isDisjoint(with: exception.lines)
      }
    }
  }
}
