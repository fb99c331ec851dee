import SourceFiles

extension Rule {
  /// The rule that a module uses the list to which `make new-screen` adds a screen. A screen in a list that nothing uses
  /// cannot be reached, which the compiler does not report.
  public static let joinedLists: Rule = .init(id: "joined-lists") { tree in
    let lists = tree.swiftSources.filter { $0.path.hasSuffix("Module+Screens.swift") }
    return lists.flatMap { list -> [Violation] in
      let others = tree.swiftSources.filter { $0.target == list.target && $0.path != list.path }
      let names = zip(list.code, list.code.dropFirst()).filter { $0.0.isWord("let") }.map(\.1)
      return names.filter { name in !others.contains { $0.words.contains(name.text) } }.map { name in
        list.violation(
          name.line,
          "Nothing uses `\(name.text)`, so its screens cannot be reached: append `+ Self.\(name.text)` to the list of the "
            + "first screen.")
      }
    }
  }
}
