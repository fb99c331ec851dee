public import Foundation

/// The part of the compiler's symbol graphs that makes up an interface.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
    }
    struct Mixin: Decodable {
      struct Constraint: Decodable {
        let kind: String
        let lhs: String
        let rhs: String
      }
      let constraints: [Constraint]?
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let accessLevel: String
    let swiftExtension: Mixin?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Symbol.Mixin.Constraint]?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

extension Interface {
  /// Reads the symbol graphs of one module: its own, and those of its extensions of other modules' types.
  ///
  /// - Throws: An error from the file system or the decoder.
  public init(graphs folder: URL, of module: String) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
      let name = $0.lastPathComponent
      return name == "\(module).symbols.json" || name.hasPrefix("\(module)@") && name.hasSuffix(".symbols.json")
    }
    let decoder = JSONDecoder()
    let graphs = try files.map { try decoder.decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    self.init(graphs.flatMap(\.symbols), graphs.flatMap(\.relationships))
  }

  private init(_ symbols: [SymbolGraph.Symbol], _ relationships: [SymbolGraph.Relationship]) {
    let names = Dictionary(symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) }) { $1 }
    let requirements = Set(relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    let optional = Set(relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
    let declarations = symbols.map { symbol in
      Declaration(
        path: symbol.pathComponents.joined(separator: "."),
        text: symbol.text(isRequired: requirements.subtracting(optional).contains(symbol.identifier.precise)))
    }
    let relations = relationships.filter { ["conformsTo", "inheritsFrom"].contains($0.kind) }
    let conformances = relations.compactMap { relation -> Declaration? in
      let target = names[relation.target] ?? relation.targetFallback ?? relation.target
      // Omits conformances that every type has, and those that Sendable implies.
      guard let source = names[relation.source],
        !["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"].contains(target)
      else { return nil }
      return Declaration(path: source, text: "is \(target)" + (relation.swiftConstraints ?? []).text)
    }
    self.init(declarations + conformances)
  }
}

extension SymbolGraph.Symbol {
  /// Returns the declaration on one line, as far as clients can depend on it: without attributes that do not affect
  /// them, and without internal parameter names.
  fileprivate func text(isRequired: Bool) -> String {
    let fragments = (declarationFragments ?? []).filter { $0.kind != "internalParam" }
    let declaration = fragments.map(\.spelling).joined().split { $0.isWhitespace }.joined(separator: " ")
      .replacing("@discardableResult ", with: "").replacing(" :", with: ":").withoutDefaultValues
    let parts: [String?] = [
      accessLevel == "open" ? "open" : nil, isRequired ? "required" : nil,
      declaration + (swiftExtension?.constraints ?? []).text,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension [SymbolGraph.Symbol.Mixin.Constraint] {
  /// The generic constraints in brackets, after the declaration that they apply to.
  fileprivate var text: String {
    isEmpty ? "" : " [\(map { "\($0.lhs) \($0.kind) \($0.rhs)" }.sorted().joined(separator: ", "))]"
  }
}

extension String {
  /// The declaration of a function with `…` in place of each default value, because clients do not depend on the value.
  fileprivate var withoutDefaultValues: String {
    var result = ""
    var depth = 0
    // The bracket depth at which a default value began.
    var value: Int?
    for character in replacing(" = ", with: "\u{0}") {
      if let start = value, depth == start, ",)".contains(character) { value = nil }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      guard value == nil else { continue }
      if character == "\u{0}" {
        result += depth > 0 ? InterfaceChange.defaultValue : " = "
        value = depth > 0 ? depth : nil
      } else {
        result.append(character)
      }
    }
    return result
  }
}
