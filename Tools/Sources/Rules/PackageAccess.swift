import SourceFiles

extension Rule {
  /// The rule that a `package` declaration is used only in one folder of `Packages`.
  ///
  /// At the root, all targets are in one package, so the compiler lets every target use it. The rule finds uses of
  /// types; the packages' own builds find other names.
  public static let packageAccess: Rule = .init(id: "package-access") { tree in
    let sources = tree.files.filter { $0.isSwift && $0.target != nil }
    let declared = Dictionary(
      sources.flatMap { file in
        types(declaredIn: file, withPackageAccess: true).map { ($0, (package: file.package, module: file.target)) }
      },
      uniquingKeysWith: { first, _ in first })
    let own = Dictionary(grouping: sources, by: \.package).mapValues { files in
      Set(files.flatMap { types(declaredIn: $0, withPackageAccess: false) })
    }
    return sources.flatMap { file -> [Violation] in
      // A `@testable` import lets tests use all declarations of a module that is built for tests.
      let imports = Set(file.imports.filter { !$0.modifiers.contains("@testable") }.map(\.module))
      let names = file.words.filter { name in
        guard let type = declared[name], type.package != file.package, let module = type.module else { return false }
        return imports.contains(module) && own[file.package]?.contains(name) != true
      }
      guard !names.isEmpty else { return [] }
      let code = file.code
      return code.indices.compactMap { index in
        guard names.contains(code[index].text), code[index].kind == .word,
          index == 0 || !code[index - 1].isSymbol("."), let type = declared[code[index].text]
        else { return nil }
        return file.violation(
          code[index].line,
          "\(code[index].text) is for \(type.package ?? "the app") only, and a package that is built alone "
            + "cannot use it: make it public in \(type.module ?? ""), or do without it.")
      }
    }
  }

  private static let kinds: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]
  private static let modifiers: Set = ["final", "indirect"]

  private static func types(declaredIn file: SourceFile, withPackageAccess isPackage: Bool) -> [String] {
    guard !isPackage || file.words.contains("package") else { return [] }
    let code = file.code
    return code.indices.dropLast().compactMap { index in
      guard code[index].kind == .word, kinds.contains(code[index].text), code[index + 1].kind == .word else {
        return nil
      }
      let access = code[..<index].last { !modifiers.contains($0.text) }
      return !isPackage || access?.isWord("package") == true ? code[index + 1].text : nil
    }
  }
}
