/// One `import` declaration.
public struct Import: Equatable, Sendable {
  /// The top-level module: `Foundation` for `import struct Foundation.Date`.
  public let module: String
  /// The 1-based line number.
  public let line: Int
  /// The attributes and modifiers before `import`: `@testable`, `@preconcurrency`, `public`.
  public let modifiers: [String]

  /// A Boolean value that indicates whether the public interface of the importing module may use types of the imported
  /// module.
  public var isPublic: Bool { modifiers.contains("public") || modifiers.contains("@_exported") }
}

extension Import {
  private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]

  /// Returns the imports of a file, in reading order.
  public static func all(in tokens: [Token]) -> [Import] {
    let code = tokens.filter { $0.kind != .comment }
    return code.indices.compactMap { index in
      guard code[index].isWord("import"), index == 0 || !code[index - 1].isSymbol(".") else { return nil }
      var name = index + 1
      if name + 1 < code.count, kinds.contains(code[name].text), code[name + 1].kind == .word { name += 1 }
      guard name < code.count, code[name].kind == .word, code[name].line == code[index].line else { return nil }
      return Import(
        module: code[name].text, line: code[index].line, modifiers: modifiers(before: index, in: code))
    }
  }

  private static func modifiers(before index: Int, in code: [Token]) -> [String] {
    let statement = code[..<index].reversed().prefix { $0.line == code[index].line && !$0.isSymbol(";") }
    return statement.map(\.text).reversed().joined(separator: " ").replacing("@ ", with: "@").split(separator: " ")
      .map(String.init)
  }
}
