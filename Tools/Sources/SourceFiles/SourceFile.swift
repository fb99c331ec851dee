/// A text file of the repository, with the information in its path.
public struct SourceFile: Sendable {
  /// The path relative to the root of the repository.
  public let path: String
  /// The complete text.
  public let text: String
  /// The tokens; empty for files that are not Swift.
  public let tokens: [Token]
  /// The tokens without comments, and without the names of the system's modules before those of their types and functions.
  public let code: [Token]
  /// The imports, in reading order.
  public let imports: [Import]
  /// Every word of the code, so that rules can quickly skip files without the words that they search for.
  public let words: Set<String>
  /// The names of the functions that the file declares.
  public let functions: Set<String>
  /// The comments that allow something, in reading order.
  public let exceptions: [Exception]

  /// The package: `Reactive` for `Packages/Reactive/…`; `nil` for the app and everything else at the root.
  public let package: String?
  /// The target of `Sources/<target>/…` and `Tests/<target>/…`, in packages, in the app and at the root.
  public let target: String?
  /// A Boolean value that indicates whether the file belongs to a test target.
  public let isTest: Bool

  /// Creates a file from its path and text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = path.hasSuffix(".swift") ? Lexer.tokens(of: text) : []
    code = Self.withoutModules(tokens.filter { $0.kind != .comment })
    functions = Set(zip(code, code.dropFirst()).lazy.filter { $0.0.isWord("func") }.map(\.1.text))
    exceptions = Self.exceptions(in: tokens)
    imports = Import.all(in: tokens)
    words = Set(tokens.lazy.filter { $0.kind == .word }.map(\.text))
    let folders = path.split(separator: "/").dropLast().map(String.init)
    package = folders.count > 1 && folders[0] == "Packages" ? folders[1] : nil
    let root = folders.firstIndex { $0 == "Sources" || $0 == "Tests" }
    target = root.flatMap { $0 + 1 < folders.count ? folders[$0 + 1] : nil }
    isTest = target != nil && root.map { folders[$0] == "Tests" } == true
  }

  /// A Boolean value that indicates whether comments such as `allow(no-traps): …` permit what a rule forbids.
  public private(set) var hasExceptions = true

  /// The same file, in which no comment permits anything.
  public var withoutExceptions: SourceFile {
    var file = self
    file.hasExceptions = false
    return file
  }

  /// A Boolean value that indicates whether the file is Swift source or a manifest.
  public var isSwift: Bool { path.hasSuffix(".swift") }
  /// A Boolean value that indicates whether the file declares a package.
  public var isManifest: Bool { path == "Package.swift" || path.hasSuffix("/Package.swift") }
  /// A Boolean value that indicates whether the file belongs to a target that is not a test.
  public var isSource: Bool { target != nil && !isTest }

  /// A Boolean value that indicates whether the file belongs to a module for tests, such as `ReactiveTest`.
  public var isTestSupport: Bool { isSource && (target?.hasSuffix("Test") ?? false) }
  /// A Boolean value that indicates whether the file belongs to a feature's part of the demo server.
  public var isDemo: Bool { isSource && package?.hasPrefix("Feature") == true && (target?.hasSuffix("Demo") ?? false) }
  /// A Boolean value that indicates whether the file tests a feature in the built app.
  public var isJourney: Bool { isTest && (target?.hasSuffix("JourneyTests") ?? false) }
}
