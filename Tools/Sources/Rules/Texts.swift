import SourceFiles

extension Rule {
  /// The rule of decision 0021: a feature has its texts in every language. Of a screen's strings, text is what has words
  /// or begins with a capital letter, and what is passed to a type that draws text; of a view model's and of a module's, what
  /// has several words, stands beside a value, is a word that is returned or chosen, is assigned to a title or a message, or
  /// is passed to a failure.
  public static let localizedTexts: Rule = .init(id: "localized-texts") { tree in
    let programs = tree.programs
    let features = tree.swiftSources.filter {
      ($0.package?.hasPrefix("Feature") == true || ["PostsTerminal", "PresentationTerminal"].contains($0.target))
        && !programs.contains($0.target ?? "") && !$0.isTestSupport && !$0.isDemo
    }
    let targets = Set(tree.files.compactMap(\.target))
    return features.flatMap { file -> [Violation] in
      let code = file.code
      let isViewModel = file.target == file.package || file.target == file.package.map { $0 + "Module" }
      let isScreen = file.target?.hasSuffix("Terminal") == true
      let isPage = file.target?.hasSuffix("Web") == true
      let texts = code.indices.filter { index in
        let literal = Literal(code: code, index: index)
        guard code[index].kind == .string, !literal.isLabeled else { return false }
        let text = literal.text
        let isText =
          isScreen
          ? isSentence(text) || isWord(text) || literal.isFormat && hasWords(text) || literal.isShort
            || isDrawn(index, in: code, targets)
          : isTitle(index, in: code) && (hasWords(text) || isWord(text)) && !text.hasPrefix("<")
            && !file.words.contains(text)
            || isViewModel && !literal.isTranslated
              && (literal.isPhrase || literal.isFragment || literal.isPlural || isWord(text) && literal.isValue)
            || isPage && (literal.isPhrase || literal.isFragment || isWord(text))
        return isText && !literal.isCompared && !literal.isKey && !literal.isTechnical && !literal.isDateFormat
          && !literal.isForPrograms
      }
      let errors = file.matches(of: [[".", "localizedDescription"]], rule: "localized-texts") { _ in
        "`localizedDescription` is in the language of the process: show `LoadFailure(error).message(in:)`."
      }
      let catalogs = file.matches(
        of: [
          ["String", "(", "localized", ":"], ["AttributedString", "(", "localized", ":"], ["NSLocalizedString", "("],
        ],
        rule: "localized-texts"
      ) {
        "`\($0)…` looks in a catalog that no app has: make it a LocalizedText(en: …, zhHans: …)."
      }
      return errors + catalogs
        + withoutParts(texts, in: code).filter { !file.allows("localized-texts", at: code[$0].line) }.map {
          file.violation(
            code[$0].line,
            "\"\(code[$0].text)\" is in one language only: make it a LocalizedText(en: …, zhHans: …), or say why not in "
              + "`// allow(localized-texts): …`.")
        }
    }
  }

  /// Returns the strings without those that continue another one after `+`, or that are interpolated in another one.
  private static func withoutParts(_ texts: [Int], in code: [Token]) -> [Int] {
    var kept: [Int] = []
    var last: Int?
    for index in texts {
      // The tokens of an interpolation are before those of its string.
      kept.removeAll { code[$0].offset > code[index].offset }
      let start = code[..<index].lastIndex { $0.offset < code[index].offset }
      let isContinued = start.map { code[$0].isSymbol("+") && $0 > 0 && code[$0 - 1].kind == .string } ?? false
      // One of two texts for one place is enough.
      if let last, index == last + 2, code[last + 1].isSymbol(":"), code[last - 1].isSymbol("?") { continue }
      if !isContinued || last == nil || code[index].line > code[last ?? 0].lastLine + 1 { kept.append(index) }
      last = index
    }
    return kept
  }

  /// Returns a Boolean value that indicates whether text is a single word as at the beginning of a sentence.
  private static func isWord(_ text: String) -> Bool { text.wholeMatch(of: /\p{Lu}\p{Ll}+[.!?…:]*/) != nil }

  /// Returns a Boolean value that indicates whether text contains a word next to a space.
  private static func hasWords(_ text: String) -> Bool {
    isSentence(text) || text.contains(#/(?:^|\s)[A-Za-z]{2,}\s/#) || text.contains(#/\s[A-Za-z]{2,}[.!?…:]*$/#)
  }

  /// Returns a Boolean value that indicates whether a string with a word is an argument of a type that draws text.
  private static func isDrawn(_ index: Int, in code: [Token], _ targets: Set<String>) -> Bool {
    let types: Set = ["TerminalText", "StyledText", "Text", "show", "draw"]
    guard let start = introducer(of: index, in: code), start > 0 else { return false }
    let text = code[index].text
    // The name of a program before a message is not a word.
    guard text.contains(/[a-z]{2,}/), !text.hasSuffix(": ") || !targets.contains(String(text.dropLast(2))),
      !Literal(code: code, index: index).isProperName
    else { return false }
    return types.contains(code[start - 1].text) && ["(", "{", "="].contains(code[start].text)
  }

  /// Returns the index of the parenthesis, brace, colon or equals sign before a string. The tokens of an interpolation are
  /// between the two.
  private static func introducer(of index: Int, in code: [Token]) -> Int? {
    let ends: Set = [":", "=", "{", "}", ",", ";", "return"]
    var depth = 0
    for position in code[..<index].indices.suffix(20).reversed() {
      switch code[position].text {
      case ")": depth += 1
      case "(" where depth > 0: depth -= 1
      case "(": return position
      case let text where depth == 0 && ends.contains(text): return position
      default: break
      }
    }
    return nil
  }

  private static let titles: Set = [
    "title", "subtitle", "text", "message", "label", "caption", "placeholder", "hint", "prompt", "footer", "header",
    "heading", "reason", "button", "status", "description", "tooltip", "badge", "body", "alert", "toast",
    "suggestion",
  ]

  /// Returns a Boolean value that indicates whether a string is the value of a title or a message: an argument, an
  /// initial value, or the result of a function with that name.
  private static func isTitle(_ index: Int, in code: [Token]) -> Bool {
    guard let start = introducer(of: index, in: code), [":", "=", "{", "return", "("].contains(code[start].text) else {
      return false
    }
    let before = code[..<start].suffix(8).reversed().prefix {
      ![",", ";", "}"].contains($0.text) && $0.kind != .string
    }
    return before.prefix([":", "("].contains(code[start].text) ? 1 : 8).contains { token in
      token.kind == .word
        && (titles.contains { token.text == $0 || token.text.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }
          || token.text == "name" || token.text.hasSuffix("Failure") && token.text.first?.isUppercase == true)
    }
  }

  /// The rule that Chinese text has Chinese punctuation. The demo server is exempt: its texts imitate other programs.
  public static let chinesePunctuation: Rule = .init(id: "chinese-punctuation") { tree in
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
}
