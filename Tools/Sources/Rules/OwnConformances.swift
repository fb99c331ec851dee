import SourceFiles

extension Rule {
  /// The rule that a package declares a conformance only if it owns the type or the protocol.
  ///
  /// At the root, all targets are in one package, so the compiler permits every conformance. A package that is built
  /// alone reports one between two names of others.
  public static let ownConformances: Rule = .init(id: "own-conformances") { tree in
    let sources = tree.files.filter { $0.isSwift && $0.target != nil }
    let declared = Dictionary(grouping: sources, by: \.package).mapValues { files in
      files.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    }
    let everywhere = declared.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    return sources.flatMap { file -> [Violation] in
      let own = declared[file.package] ?? []
      return file.extensions.compactMap { found in
        let isOurs = !everywhere.isDisjoint(with: found.path)
        guard own.isDisjoint(with: found.path), !file.allows("own-conformances", at: found.line),
          let other = found.protocols.first(where: { !own.contains($0) && (isOurs || everywhere.contains($0)) })
        else { return nil }
        return file.violation(
          found.line,
          "\(file.package ?? "The app") owns neither \(found.path.joined(separator: ".")) nor \(other), and another package could declare "
            + "the same conformance: wrap the value in a separate type.")
      }
    }
  }
}

extension SourceFile {
  private static let kinds: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]

  /// The names of all types in the file, nested ones included.
  fileprivate var declaredTypes: Set<String> {
    Set(
      zip(code, code.dropFirst()).filter {
        $0.kind == .word && Self.kinds.contains($0.text) && $1.kind == .word
      }.map(\.1.text))
  }

  /// The extensions with conformances: the line, the type's name with those of the types around it, and the protocols.
  fileprivate var extensions: [(line: Int, path: [String], protocols: [String])] {
    code.indices.compactMap { index in
      guard code[index].isWord("extension") else { return nil }
      let header = code[(index + 1)...].prefix { !$0.isSymbol("{") && !$0.isWord("where") }
      guard let colon = header.firstIndex(where: { $0.isSymbol(":") }) else { return nil }
      let protocols = header[(colon + 1)...].split { $0.isSymbol(",") }.compactMap { name in
        name.contains { $0.isWord("retroactive") } ? nil : name.last?.text
      }
      return (code[index].line, header[..<colon].filter { $0.kind == .word }.map(\.text), protocols)
    }
  }
}
