/// One text file of the repository, with what its path says about it.
public struct SourceFile: Sendable {
  /// Relative to the repository's root.
  public let path: String
  /// All of it.
  public let text: String
  /// Empty but for Swift files.
  public let tokens: [Token]
  /// In reading order.
  public let imports: [Import]
  /// Every word of its code, to tell at once that a rule has nothing to look for here.
  public let words: Set<String>

  /// `Reactive` for `Packages/Reactive/…`; nil for the app and everything else at the root.
  public let package: String?
  /// `Sources/<target>/…` and `Tests/<target>/…` name their target, in packages, in the app and at the root.
  public let target: String?
  /// Whether it belongs to a test target.
  public let isTest: Bool

  /// Reads what the path and the text say.
  public init(path: String, text: String) {
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

  /// Whether it is Swift source, a manifest included.
  public var isSwift: Bool { path.hasSuffix(".swift") }
  /// Whether it declares a package.
  public var isManifest: Bool { path == "Package.swift" || path.hasSuffix("/Package.swift") }
  /// Whether it belongs to a target that is not a test.
  public var isSource: Bool { target != nil && !isTest }

  /// A module that exists for tests: `ReactiveTest`, `NetworkingTest`.
  public var isTestSupport: Bool { isSource && (target?.hasSuffix("Test") ?? false) }
}
