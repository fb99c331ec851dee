/// One text file of the repository, with what its path says about it.
struct SourceFile: Sendable {
  /// Relative to the repository's root.
  let path: String
  let text: String
  /// Empty but for Swift files.
  let tokens: [Token]
  let imports: [Import]
  /// Every word of its code, to tell at once that a rule has nothing to look for here.
  let words: Set<String>

  /// `Reactive` for `Packages/Reactive/…`; nil for the app and everything else at the root.
  let package: String?
  /// `Sources/<target>/…` and `Tests/<target>/…` name their target, in packages, in the app and at the root.
  let target: String?
  let isTest: Bool

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = path.hasSuffix(".swift") ? Lexer.tokens(of: text) : []
    imports = Import.all(in: tokens)
    words = Set(tokens.lazy.filter { $0.kind == .word }.map(\.text))
    let folders = path.split(separator: "/").dropLast().map(String.init)
    package = folders.count > 1 && folders[0] == "Packages" ? folders[1] : nil
    let root = folders.firstIndex { $0 == "Sources" || $0 == "Tests" }
    target = root.flatMap { $0 + 1 < folders.count ? folders[$0 + 1] : nil }
    isTest = target != nil && root.map { folders[$0] == "Tests" } == true
  }

  var isSwift: Bool { path.hasSuffix(".swift") }
  var isManifest: Bool { path == "Package.swift" || path.hasSuffix("/Package.swift") }
  var isSource: Bool { target != nil && !isTest }

  /// A module that exists for tests: `ReactiveTest`, `NetworkingTest`.
  var isTestSupport: Bool { isSource && (target?.hasSuffix("Test") ?? false) }

  func violation(_ line: Int, _ message: String) -> Violation {
    Violation(path: path, line: line, message: message)
  }

  /// For what concerns the file as a whole.
  func violation(_ message: String) -> Violation { violation(1, message) }
}
