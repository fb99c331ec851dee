import SourceFiles
import Workspace

/// The locations of a module's operators, each in its own file, of their tests, and of the page that lists them.
private struct Operators {
  let sources: String
  let tests: String
  let index: String

  static let all = [
    Operators(
      sources: "Packages/Reactive/Sources/Reactive/Operators/",
      tests: "Packages/Reactive/Tests/ReactiveTests/Operators/",
      index: "Packages/Reactive/Sources/Reactive/Reactive.docc/Operators.md"),
    Operators(
      sources: "Packages/Reactive/Sources/ReactiveExtensions/",
      tests: "Packages/Reactive/Tests/ReactiveTests/Extensions/",
      index: "Packages/Reactive/Sources/ReactiveExtensions/ReactiveExtensions.docc/ReactiveExtensions.md"),
  ]

  /// Returns the `<Family>/<Name>` of every operator. Arity overloads (`Zip+arity`) belong to their base name, and those
  /// for Swift 5 mode to the declarations that they repeat.
  func files(in tree: SourceTree) -> [(path: String, name: String)] {
    tree.files.filter { $0.isSwift && $0.path.hasPrefix(sources) && !$0.path.contains("/Swift5/") }.map { file in
      let name = file.path.dropFirst(sources.count).dropLast(".swift".count)
      return (file.path, String(name.prefix { $0 != "+" }))
    }
  }
}

extension Rule {
  public static let operatorTests: Rule = .init(id: "operator-tests") { tree in
    Operators.all.flatMap { operators in
      operators.files(in: tree).compactMap { path, name in
        tree["\(operators.tests)\(name)Tests.swift"] == nil
          ? Violation(
            path: path, line: 1, message: "The operator has no test file: write \(operators.tests)\(name)Tests.swift."
          )
          : nil
      }
    }
  }

  /// The rule that overloads that repeat other declarations are generated.
  public static let overloads: Rule = .init(id: "overloads") { tree in
    let outdated = GeneratedFile.outdated(in: tree).map {
      Violation(path: $0, line: 1, message: "Nothing is generated here any more: run Scripts/overloads.")
    }
    return outdated
      + GeneratedFile.all(in: tree).compactMap { file in
        guard let present = tree[file.path] else {
          return Violation(path: file.path, line: 1, message: "The overloads are missing: run Scripts/overloads.")
        }
        return file.matches(present.text)
          ? nil : present.violation("The file differs from the output of Scripts/overloads: run it.")
      }
  }

  public static let operatorIndex: Rule = .init(id: "operator-index") { tree in
    Operators.all.flatMap { operators in
      let words = Set(
        (tree[operators.index]?.text ?? "").split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() })
      return operators.files(in: tree).compactMap { path, name in
        let base = name.split(separator: "/").last.map(String.init) ?? name
        return words.contains(base.lowercased())
          ? nil
          : Violation(
            path: path, line: 1, message: "The operator is not in the index: add \(base) to \(operators.index).")
      }
    }
  }
}
