import SourceFiles

extension Rule {
  /// The rule that no public type has the name of a module, or of another module's public type, because a file that
  /// imports both modules could not use the name unqualified.
  public static let typeNames: Rule = .init(id: "type-names") { tree in
    let (modules, programs) = (tree.packageOfModule, tree.programs)
    // Reactive's clients represent the programs of users.
    let libraries = tree.swiftSources.filter {
      $0.package != nil && !$0.path.contains("/Clients/") && !programs.contains($0.target ?? "")
    }
    let declared = libraries.flatMap { file in file.publicTypes.map { (name: $0.text, line: $0.line, file: file) } }
    let likeModules = declared.filter { modules[$0.name] != nil && !$0.file.allows("type-names", at: $0.line) }.map {
      $0.file.violation($0.line, "The type hides the module \($0.name) where both are imported: name it otherwise.")
    }
    let shared = Dictionary(grouping: declared, by: \.name).values.compactMap { declarations -> Violation? in
      let owners = Set(declarations.compactMap(\.file.target)).sorted()
      guard owners.count > 1, let last = declarations.last,
        !declarations.contains(where: { $0.file.allows("type-names", at: $0.line) })
      else { return nil }
      let names = owners.joined(separator: " and ")
      return last.file.violation(
        last.line, "\(names) have a public type \(last.name): rename one, for files that import both.")
    }
    return likeModules + shared
  }
}

extension SourceFile {
  /// The names of the public types that are not nested in others.
  fileprivate var publicTypes: [Token] {
    let code = tokens.filter { $0.kind == .word || $0.kind == .symbol }
    var (depth, isPublic) = (0, false)
    var names: [Token] = []
    for (index, token) in code.enumerated() {
      switch token.text {
      case "{": depth += 1
      case "}": (depth, isPublic) = (depth - 1, false)
      case _ where depth > 0: break
      case "public", "open": isPublic = true
      case "import", "extension", "func", "var", "let": isPublic = false
      case "struct", "class", "enum", "actor", "protocol", "typealias":
        if isPublic, index + 1 < code.count { names.append(code[index + 1]) }
        isPublic = false
      default: break
      }
    }
    return names
  }
}
