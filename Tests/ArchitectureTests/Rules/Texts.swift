import Workspace

extension Rule {
  /// Decision 0021: a screen has its texts in every language.
  static let localizedTexts = Rule(id: "localized-texts") { tree in
    let screens = tree.swiftSources.filter {
      $0.package?.hasPrefix("Feature") == true && $0.target == "\($0.package ?? "")Terminal"
    }
    return screens.flatMap { file -> [Violation] in
      let code = file.tokens.filter { $0.kind != .comment }
      return code.indices.compactMap { index -> Violation? in
        guard code[index].kind == .string, isSentence(code[index].text), !isLabelled(index, in: code),
          !file.allows("localized-texts", at: code[index].line)
        else { return nil }
        return file.violation(
          code[index].line,
          "\"\(code[index].text)\" is in one language only: make it a LocalizedText(en: …, zhHans: …), or say why not in "
            + "`// allow(localized-texts): …`.")
      }
    }
  }

  /// Returns a Boolean value that indicates whether a text contains words with a space between them, or a letter of a script without spaces.
  private static func isSentence(_ text: String) -> Bool {
    text.contains(/[A-Za-z]{2,}[,.:]? +[A-Za-z]{2,}/)
      || text.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) }
  }

  /// Returns a Boolean value that indicates whether `en:` or `zhHans:` is on the same line or on the one above. The position directly before
  /// the string is not enough, because the tokens of an interpolation are there.
  private static func isLabelled(_ index: Int, in code: [Token]) -> Bool {
    let line = code[index].line
    return zip(code, code.dropFirst()).contains { word, colon in
      ["en", "zhHans"].contains(word.text) && colon.isSymbol(":") && (line - 1...line).contains(word.line)
    }
  }
}
