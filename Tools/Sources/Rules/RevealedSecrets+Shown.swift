import SourceFiles

extension Rule {
  /// Returns the lines of the secrets in errors, in descriptions and in texts for the user.
  static func shown(in file: SourceFile) -> [(Int, String)] {
    guard file.words.contains(where: isSecret) else { return [] }
    let code = file.code
    let descriptions: Set = ["description", "debugDescription", "errorDescription"]
    return code.indices.dropLast(2).flatMap { index -> [(Token, String)] in
      let next = code[index + 1]
      switch code[index].text {
      case "class" where code[index + 2].isSymbol(":"), "enum" where code[index + 2].isSymbol(":"),
        "struct" where code[index + 2].isSymbol(":"):
        let isError = code[index...].prefix { !$0.isSymbol("{") }.contains { $0.text.hasSuffix("Error") }
        return isError ? fields(in: block(after: index, in: code)).map { ($0, "an error") } : []
      case "var" where descriptions.contains(next.text):
        return interpolated(in: block(after: index, in: code)).map { ($0, "a description") }
      case "LocalizedText" where next.isSymbol("("):
        return interpolated(in: code[index..<(code.closing(index + 1) ?? index)]).map { ($0, "a text") }
      default: return []
      }
    }.filter { !isOfParser($0.0, in: code) }.map {
      ($0.0.line, "`\($0.0.text)` is a part of \($0.1), which is shown or logged: leave it out")
    }
  }

  /// Returns the names of the secrets that an error has as text: its properties, and the values of its cases.
  private static func fields(in body: ArraySlice<Token>) -> [Token] {
    let types: Set = ["String", "Substring", "Data", "AccessToken"]
    return body.indices.dropFirst().dropLast(2).filter { index in
      let declaration = body[..<index].last { ["let", "var", "case", "func", "init"].contains($0.text) }
      return isSecret(body[index].text) && body[index + 1].isSymbol(":") && types.contains(body[index + 2].text)
        && ["let", "var", "case"].contains(declaration?.text)
    }.map { body[$0] }
  }

  /// Returns the secrets within strings. The token of a string comes after those that are interpolated in it.
  private static func interpolated(in code: ArraySlice<Token>) -> [Token] {
    secrets(in: Array(code), []).filter { secret in
      code.drop { $0 != secret }.contains { $0.kind == .string && $0.offset < secret.offset }
    }
  }

  /// Returns the tokens between the braces after an index.
  private static func block(after index: Int, in code: [Token]) -> ArraySlice<Token> {
    guard let open = code[index...].firstIndex(where: { $0.isSymbol("{") }), let close = code.closing(open) else {
      return []
    }
    return code[(open + 1)..<close]
  }
}
