import Foundation
import SourceFiles

extension Rule {
  /// The rule that each thing has one name: a name that was replaced does not come back in identifiers.
  public static let retiredNames: Rule = .init(id: "retired-names") { tree in
    let retired = tree.glossary("Retired names")
    let files = tree.files.filter(\.isSwift)
    let words = files.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let found = words.reduce(into: [String: String]()) { found, word in
      found[word] = retired.first { word.names($0.retired) }?.use
    }
    return files.filter { !$0.words.isDisjoint(with: found.keys) }.flatMap { file in
      file.tokens.filter { $0.kind == .word }.compactMap { token -> Violation? in
        guard let use = found[token.text], !file.allows("retired-names", at: token.line) else { return nil }
        return file.violation(
          token.line, "`\(token.text)` has a retired name in it: use `\(use)`, as Documentation/Glossary.md says.")
      }
    }
  }

  /// The rule of plain English: a phrase that was replaced does not come back in comments, messages and documents.
  public static let retiredPhrases: Rule = .init(id: "retired-phrases") { tree in
    let all = tree.glossary("Retired phrases")
    func violations(_ file: SourceFile, _ line: Int, _ text: String) -> [Violation] {
      let text = text.lowercased()
      return all.filter { text.hasBytes(of: $0.retired) }.map {
        file.violation(
          line, "\"\($0.retired)\" is a retired phrase: write \($0.use), as Documentation/Glossary.md says.")
      }
    }
    // Published text does not change.
    let history: Set = ["Documentation/Glossary.md", "CHANGELOG.md"]
    return tree.files.flatMap { file -> [Violation] in
      let text = file.text.lowercased()
      guard all.contains(where: { text.hasBytes(of: $0.retired) }) else { return [] }
      if file.isSwift {
        // The strings of tests contain retired phrases on purpose.
        return file.tokens.filter { $0.kind == .comment || $0.kind == .string && file.isSource }
          .flatMap { violations(file, $0.line, $0.text) }
      }
      guard file.path.hasSuffix(".md"), !history.contains(file.path) else { return [] }
      return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
        violations(file, $0.offset + 1, String($0.element))
      }
    }
  }
}

extension SourceTree {
  /// Returns the rows of a table of the glossary.
  fileprivate func glossary(_ title: String) -> [(retired: String, use: String)] {
    guard let text = self["Documentation/Glossary.md"]?.text, let heading = text.firstRange(of: "\n## \(title)\n")
    else {
      return []
    }
    let section = text[heading.upperBound...].prefix { $0 != "#" }
    return section.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).compactMap { row in
      let cells = row.split(separator: "|").map { $0.filter { $0 != "`" } }.map { $0.trimmed }
      return cells.count == 2 ? (cells[0], cells[1]) : nil
    }
  }
}

extension String {
  /// Returns a Boolean value that indicates whether the text contains another one, byte by byte. `contains` compares
  /// characters, which takes seconds for all files.
  func hasBytes(of text: String) -> Bool {
    withCString { bytes in text.withCString { strstr(bytes, $0) != nil } }
  }

  /// The text without leading and trailing spaces.
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }

  /// Returns a Boolean value that indicates whether the identifier contains `name` as one of its words: `SignIn` is in
  /// `SignInButton` and `signIn`, but not in `SignInk`.
  fileprivate func names(_ name: String) -> Bool {
    let lower = name.prefix(1).lowercased() + name.dropFirst()
    let starts = ranges(of: name) + (hasPrefix(lower) ? [startIndex..<index(startIndex, offsetBy: name.count)] : [])
    return starts.contains { $0.upperBound == endIndex || !self[$0.upperBound].isLowercase }
  }
}
