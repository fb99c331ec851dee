import Workspace

extension Rule {
  /// An example that nobody compiles is wrong before long: each paragraph of it stands in a test of its package, too.
  static let compiledExamples = Rule(id: "compiled-examples") { tree in
    let tests = Dictionary(grouping: tree.swiftTests, by: \.package).mapValues { $0.map { code($0.text) } }
    return tree.files.filter { $0.package != nil && $0.path.hasSuffix(".md") }.flatMap { page in
      examples(in: page.text).compactMap { line, example -> Violation? in
        let paragraph = code(example)
        guard tests[page.package]?.contains(where: { $0.contains(paragraph) }) != true else { return nil }
        return page.violation(
          line, "No test compiles this example: write it in Examples.swift of the package's tests, line by line.")
      }
    }
  }

  /// The paragraphs of the blocks of Swift in a page of Markdown, with the lines that they begin at.
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

  /// Lines between line breaks, without empty ones, indentation and what lines up comments.
  private static func code(_ text: String) -> String {
    text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
      .map { "\n\($0)" }.joined() + "\n"
  }
}
