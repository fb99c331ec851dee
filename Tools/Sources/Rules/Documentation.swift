import SourceFiles

extension Rule {
  /// The rule that each paragraph of an example is also in a test of its package, so that the compiler checks it. The
  /// README of the repository quotes any package.
  public static let compiledExamples: Rule = .init(id: "compiled-examples") { tree in
    let tests = Dictionary(grouping: tree.swiftTests, by: \.package).mapValues { $0.map { code($0.text) } }
    let all = { tree.files.filter(\.isSwift).map { code($0.text) } }
    let pages = tree.files.filter { $0.path.hasSuffix(".md") && ($0.package != nil || $0.path == "README.md") }
    return pages.flatMap { page in
      let examples = examples(in: page.text)
      let sources = examples.isEmpty ? [] : page.package == nil ? all() : tests[page.package] ?? []
      return examples.compactMap { line, example -> Violation? in
        let paragraph = code(example)
        guard !sources.contains(where: { $0.contains(paragraph) }) else { return nil }
        return page.violation(
          line,
          page.package == nil
            ? "No file of the repository contains this example: quote it line by line."
            : "No test compiles this example: write it in Examples.swift of the package's tests, line by line.")
      }
    }
  }

  /// Returns the paragraphs of the Swift blocks in a page of Markdown, with their first lines.
  private static func examples(in page: String) -> [(line: Int, text: String)] {
    var found: [(line: Int, text: String)] = []
    var isCode = false
    var isParagraph = false
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isCode = line.hasSuffix("```swift") }
      let continues = isCode && !isFence && line.contains { !$0.isWhitespace }
      if continues {
        if isParagraph { found[found.count - 1].text += "\n" + line } else { found.append((index + 1, String(line))) }
      }
      isParagraph = continues
    }
    return found
  }

  /// Returns the lines between line breaks, without empty lines, indentation and the spaces that align comments.
  private static func code(_ text: String) -> String {
    text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
      .map { "\n\($0)" }.joined() + "\n"
  }
}
