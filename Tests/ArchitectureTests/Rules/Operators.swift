import Workspace

private let sources = "Packages/Reactive/Sources/Reactive/Operators/"
private let tests = "Packages/Reactive/Tests/ReactiveTests/Operators/"
private let index = "Packages/Reactive/Sources/Reactive/Reactive.docc/Operators.md"

extension SourceTree {
  /// `<Family>/<Name>` of every operator. Arity overloads (`Zip+arity`) belong to their base name.
  fileprivate var operators: [(path: String, name: String)] {
    files.filter { $0.isSwift && $0.path.hasPrefix(sources) }.map { file in
      let name = file.path.dropFirst(sources.count).dropLast(".swift".count)
      return (file.path, String(name.prefix { $0 != "+" }))
    }
  }
}

extension Rule {
  static let operatorTests = Rule(id: "operator-tests") { tree in
    tree.operators.compactMap { path, name in
      tree["\(tests)\(name)Tests.swift"] == nil
        ? Violation(path: path, line: 1, message: "The operator has no mirror test: write \(tests)\(name)Tests.swift.")
        : nil
    }
  }

  static let operatorIndex = Rule(id: "operator-index") { tree in
    let words = Set((tree[index]?.text ?? "").split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() })
    return tree.operators.compactMap { path, name in
      let base = name.split(separator: "/").last.map(String.init) ?? name
      return words.contains(base.lowercased())
        ? nil : Violation(path: path, line: 1, message: "The operator is not in the index: add \(base) to \(index).")
    }
  }
}
