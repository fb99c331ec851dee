import SourceFiles

/// The functions of tests and of the modules for tests that come to an expectation, directly or through others. A name
/// means the functions of the same file, or else of the same target, or else of a module for tests. It counts if all of them
/// expect something, and after a dot only if no imported module has such a function, because the receiver may be of its types.
struct ExpectingFunctions {
  /// What a call of a function begins with.
  struct Callee: Hashable {
    let name: String
    /// The label of the first argument, which tells overloads apart.
    let label: String?
    var isMember = false
  }

  /// The number of functions that a scope declares, and of those that expect something.
  private var declared: [String: [Callee: Int]] = [:]
  private var found: [String: [Callee: Int]] = [:]
  /// The public functions of each module that is not for tests.
  private let products: [String: Set<String>]

  init(of tree: SourceTree) {
    products = Dictionary(grouping: tree.swiftSources.filter { !$0.isTestSupport }) { $0.target ?? "" }
      .mapValues { $0.reduce(into: []) { $0.formUnion($1.publicFunctions) } }
    // An initializer makes what the test then looks at.
    var open = (tree.swiftTests + tree.swiftSources.filter(\.isTestSupport)).flatMap { file in
      Rule.functions(in: file.code).filter { $0.isFunction && !$0.isTest }.map { (file, $0) }
    }
    for (file, function) in open { Self.count(function, of: file, in: &declared) }
    var isDone = false
    while !isDone {
      var names: [String: Set<Callee>] = [:]
      let (new, rest) = open.reduce(into: ([(SourceFile, Rule.Function)](), [(SourceFile, Rule.Function)]())) {
        let (file, function) = $1
        let known = names[file.path] ?? self.names(in: file)
        names[file.path] = known
        if expects(function, of: file, known) { $0.0.append($1) } else { $0.1.append($1) }
      }
      for (file, function) in new { Self.count(function, of: file, in: &found) }
      (open, isDone) = (rest, new.isEmpty)
    }
  }

  /// Returns the functions with an expectation that a file can call.
  func names(in file: SourceFile) -> Set<Callee> {
    var (names, hidden): (Set<Callee>, Set<Callee>) = ([], [])
    for scope in Self.scopes(of: file) {
      let (declared, found) = (declared[scope] ?? [:], found[scope] ?? [:])
      for (callee, count) in found where count == declared[callee] && file.words.contains(callee.name) {
        if !hidden.contains(callee) { names.insert(callee) }
      }
      hidden.formUnion(declared.keys)
    }
    let members = names.filter { callee in !file.imports.contains { products[$0.module]?.contains(callee.name) == true }
    }
    return names.union(members.map { Callee(name: $0.name, label: $0.label, isMember: true) })
  }

  /// Returns a Boolean value that indicates whether each path through a function comes to an expectation. An overload may call
  /// another one.
  private func expects(_ function: Rule.Function, of file: SourceFile, _ names: Set<Callee>) -> Bool {
    let overloads = function.callees.filter { callee in Self.scopes(of: file).contains { found[$0]?[callee] != nil } }
    return ExpectationPaths(helpers: names.union(overloads), constants: [], function: function)
      .allExpect(function.body)
  }

  /// The path of a file, its target and, as an empty text, the modules for tests.
  private static func scopes(of file: SourceFile) -> [String] { [file.path, file.target ?? "", ""] }

  /// Counts a function in each scope that knows it. A private function is only in its file.
  private static func count(_ function: Rule.Function, of file: SourceFile, in counts: inout [String: [Callee: Int]]) {
    let scopes = function.isPrivate ? [file.path] : file.isTest ? scopes(of: file).dropLast() : scopes(of: file)
    for scope in scopes {
      for callee in function.callees { counts[scope, default: [:]][callee, default: 0] += 1 }
    }
  }
}

extension Rule.Function {
  /// What a call may begin with: the name, followed by any label, because those before it may have defaults, or by none, because
  /// the argument may be a closure.
  fileprivate var callees: Set<ExpectingFunctions.Callee> {
    let labels = signature.indices.dropFirst().dropLast().filter { index in
      signature[index].kind == .word && ["(", ","].contains(signature[index - 1].text) && !signature[index].isWord("_")
        && (signature[index + 1].isSymbol(":") || signature[index + 1].kind == .word)
    }
    return Set((labels.map { signature[$0].text } + [nil]).map { .init(name: name, label: $0) })
  }

  /// Whether an arrow follows the parameters.
  var hasResult: Bool {
    var depth = 0
    return zip(signature, signature.dropFirst()).contains { token, next in
      depth += token.isSymbol("(") ? 1 : token.isSymbol(")") ? -1 : 0
      return depth == 0 && token.isSymbol("-") && next.isSymbol(">")
    }
  }
}

extension SourceFile {
  /// The names of the functions that other modules can call.
  fileprivate var publicFunctions: [String] {
    guard words.contains("public") || words.contains("package") else { return [] }
    return code.indices.dropLast().filter { index in
      code[index].isWord("func")
        && code[..<index].reversed().prefix { $0.line == code[index].line }.contains {
          $0.isWord("public") || $0.isWord("package")
        }
    }.map { code[$0 + 1].text }
  }
}
