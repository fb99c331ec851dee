import SourceFiles

extension Rule {
  /// The names of programs and services that are the same in every language, other than those of the packages.
  private static let names: Set = ["Twitter"]

  /// The rule that the Chinese text of a LocalizedText is Chinese. It may consist of names, such as those of the packages,
  /// of symbols and of interpolated values.
  public static let translatedTexts: Rule = .init(id: "translated-texts") { tree in
    let names = Self.names.union(
      tree.packages.map { $0.hasPrefix("Feature") ? String($0.dropFirst("Feature".count)) : $0 })
    return tree.swiftSources.filter {
      !$0.path.hasPrefix("Benchmarks/") && !$0.words.isDisjoint(with: ["zhHans", "translations"])
    }.flatMap {
      file in
      let code = file.code
      return untranslated(code).filter { !file.allows("translated-texts", at: $0) }.map {
        file.violation($0, "The text has no Chinese translation: translate it.")
      }
        + code.indices.compactMap { index -> Violation? in
          guard code[index].isWord("zhHans"), index > 0, index + 1 < code.count, code[index + 1].isSymbol(":"),
            let text = value(after: index + 1, in: code), isEnglish(text.text, names),
            !file.allows("translated-texts", at: text.line)
          else { return nil }
          return file.violation(
            text.line,
            "\"\(text.text)\" is not Chinese: translate it, or, if it is a name without a capital letter within it, say so in "
              + "`// allow(translated-texts): …`.")
        }
    }
  }

  /// Returns the lines of texts whose Chinese is empty although their English is not, or that have no translations.
  private static func untranslated(_ code: [Token]) -> [Int] {
    Call.all(named: ["LocalizedText"], in: code).compactMap { call in
      guard let english = call.arguments["en"], english.count != 1 || english[0].text != "" else { return nil }
      let chinese = call.arguments["zhHans"].map { $0.count == 1 && $0[0].kind == .string && $0[0].text.isEmpty }
      return chinese == true || call.arguments["translations"]?.map(\.text) == ["[", ":", "]"] ? call.line : nil
    }
  }

  /// Returns the string after a colon; its interpolated tokens, which are in between, have later positions.
  private static func value(after colon: Int, in code: [Token]) -> Token? {
    guard colon + 1 < code.count else { return nil }
    let first = code[colon + 1]
    let string = code[(colon + 1)...].prefix(60).first { $0.kind == .string && $0.offset < first.offset }
    return string ?? (first.kind == .string ? first : nil)
  }

  /// Returns a Boolean value that indicates whether text has words, and none of them is Chinese or a name.
  private static func isEnglish(_ text: String, _ names: Set<String>) -> Bool {
    guard !text.unicodeScalars.contains(where: { (0x3400...0x9FFF).contains($0.value) }) else { return false }
    let words = text.matches(of: /[A-Za-z]{2,}/).map { String($0.output) }
    // An abbreviation, such as API, is a name, and so is a word with a capital letter within it, such as GitHub.
    return !words.allSatisfy { names.contains($0) || $0 == $0.uppercased() || $0.contains(/[a-z][A-Z]/) }
  }
}
