import SourceFiles

extension Rule {
  /// The rule of decision 0021: a screen has its texts in every language.
  public static let localizedTexts = Rule(id: "localized-texts") { tree in
    let screens = tree.swiftSources.filter {
      $0.package?.hasPrefix("Feature") == true && $0.target == "\($0.package ?? "")Terminal"
    }
    return screens.flatMap { file -> [Violation] in
      let code = file.code
      return code.indices.compactMap { index -> Violation? in
        guard code[index].kind == .string, isSentence(code[index].text), !isLabeled(index, in: code),
          !file.allows("localized-texts", at: code[index].line)
        else { return nil }
        return file.violation(
          code[index].line,
          "\"\(code[index].text)\" is in one language only: make it a LocalizedText(en: …, zhHans: …), or say why not in "
            + "`// allow(localized-texts): …`.")
      }
    }
  }

  /// The rule that Chinese text has Chinese punctuation. The demo server is exempt: its texts imitate other programs.
  public static let chinesePunctuation = Rule(id: "chinese-punctuation") { tree in
    tree.swiftSources.filter { $0.package != "DemoServer" }.flatMap { file in
      file.tokens.filter { $0.kind == .string && hasASCIIPunctuation($0.text) }.compactMap { token -> Violation? in
        guard !file.allows("chinese-punctuation", at: token.line) else { return nil }
        return file.violation(
          token.line, "\"\(token.text)\" has ASCII punctuation beside a Chinese character: use ，。：；？！（）… instead.")
      }
    }
  }

  private static func hasASCIIPunctuation(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return zip(scalars, scalars.dropFirst()).contains { isHan($0) && isMark($1) || isMark($0) && isHan($1) }
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool { (0x3400...0x9FFF).contains(scalar.value) }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { ",.:;?!()".unicodeScalars.contains(scalar) }

  /// Returns a Boolean value that indicates whether text contains words with a space between them, or a letter of a
  /// script without spaces.
  private static func isSentence(_ text: String) -> Bool {
    text.contains(/[A-Za-z]{2,}[,.:]? +[A-Za-z]{2,}/)
      || text.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) }
  }

  /// Returns a Boolean value that indicates whether `en:` or `zhHans:` is on the same line or on the one above. The
  /// position directly before the string is not enough, because the tokens of an interpolation are there.
  private static func isLabeled(_ index: Int, in code: [Token]) -> Bool {
    let line = code[index].line
    return zip(code, code.dropFirst()).contains { word, colon in
      ["en", "zhHans"].contains(word.text) && colon.isSymbol(":") && (line - 1...line).contains(word.line)
    }
  }
}
