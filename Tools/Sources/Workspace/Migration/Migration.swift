public import SourceFiles

/// The changes that move a program from RxSwift to Reactive: edits that can be made automatically, and code to change
/// for Swift 6 mode.
public struct Migration: Sendable {
  /// A change of one line.
  public struct Edit: Sendable, Equatable {
    /// The path of the file, as given.
    public let path: String
    /// The 1-based line number in the unchanged file.
    public let line: Int
    /// The unchanged line.
    public let before: String
    /// The lines that replace the line, possibly none.
    public let after: [String]
  }

  /// Code to check.
  public struct Note: Sendable, Hashable, CustomStringConvertible {
    /// The path of the file, as given.
    public let path: String
    /// The 1-based line number.
    public let line: Int
    /// The advice, with the reason.
    public let message: String

    public var description: String { "\(path):\(line): \(message)" }
  }

  /// The edits in the order of files and lines.
  public let edits: [Edit]
  /// The notes in the order of files and lines.
  public let notes: [Note]

  /// Analyzes a program without writing anything.
  public init(of files: [SourceFile]) {
    let files = files.sorted { $0.path < $1.path }
    let declared = Set(files.flatMap(\.declaredTypes))
    edits = files.flatMap { $0.edits(declared: declared) }
    let program = RxProgram(files)
    notes = files.flatMap { file in
      program.notes(in: file).sorted { ($0.line, $0.message) < ($1.line, $1.message) }
    }
  }

  /// Returns a file's text with its edits applied.
  public func text(of file: SourceFile) -> String {
    let changes = Dictionary(edits.filter { $0.path == file.path }.map { ($0.line, $0.after) }) { first, _ in first }
    return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in changes[index + 1] ?? [String(line)] }.joined(separator: "\n")
  }
}

extension SourceFile {
  private static let successors = [
    "RxSwift": "Reactive", "RxCocoa": "Reactive", "RxRelay": "Reactive", "RxTest": "ReactiveTest",
    "RxBlocking": "ReactiveBlocking", "RxSwiftExt": "ReactiveExtensions",
  ]

  /// The names of the types that the file declares.
  fileprivate var declaredTypes: [String] {
    let code = tokens.filter { $0.kind != .comment }
    return zip(code, code.dropFirst()).compactMap { keyword, name in
      ["class", "struct", "enum", "protocol", "actor", "typealias"].contains { keyword.isWord($0) } ? name.text : nil
    }
  }

  /// Returns the edits of the lines that name RxSwift's modules. A qualified `Observable` becomes `RxObservable`.
  ///
  /// - Parameter declared: The names of the program's own types. In front of one of these, a qualifier becomes a module
  ///   selector. In front of any other name, the qualifier is removed, because `Reactive.` would refer to the type
  ///   `Reactive` and not to the module.
  fileprivate func edits(declared: Set<String>) -> [Migration.Edit] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let moving = imports.filter { Self.successors[$0.module] != nil }
    var edits: [Int: [String]] = [:]
    var present = Set(imports.map(\.module))
    for found in moving {
      let line = lines[found.line - 1]
      guard let module = Self.successors[found.module], edits[found.line] == nil else { continue }
      // A conditional import is not available to the code outside of the condition.
      let isConditional = conditionalLines.contains(found.line)
      let margin = String(line.prefix { $0 == " " || $0 == "\t" })
      let modules =
        isConditional ? [module] : ([module] + companions(of: found.module)).filter { !present.contains($0) }
      let comment = tokens.first { $0.kind == .comment && $0.line == found.line }.map { "  //" + $0.text } ?? ""
      edits[found.line] = modules.map { margin + (found.modifiers + ["import", $0]).joined(separator: " ") + comment }
      if !isConditional { present.formUnion(modules) }
    }
    for (index, line) in lines.enumerated() where edits[index + 1] == nil && namesModule(index + 1) {
      let renamed = line.replacing(/canImport\((Rx\w+)\)/) { match in
        "canImport(\(Self.successors[String(match.1)] ?? String(match.1)))"
      }
      .replacing(/\b(Rx(?:Swift|Cocoa|Relay|Test|Blocking))\.(\w+)/) { match in
        let name = String(match.2)
        if name == "Observable" { return "RxObservable" }
        guard declared.contains(name), let module = Self.successors[String(match.1)] else { return name }
        return "\(module)::\(name)"
      }
      if renamed != line { edits[index + 1] = [renamed] }
    }
    return edits.sorted { $0.key < $1.key }.map {
      Migration.Edit(path: path, line: $0.key, before: lines[$0.key - 1], after: $0.value)
    }
  }

  /// Returns the additional imports for a file that uses more of a module than the module's replacement contains.
  private func companions(of module: String) -> [String] {
    switch module {
    case "RxTest" where imports.contains { $0.module == "XCTest" }: ["ReactiveXCTest"]
    case "RxCocoa" where words.isSuperset(of: ["URLSession", "rx"]): ["ReactiveURLSession"]
    default: []
    }
  }

  /// Returns a Boolean value that indicates whether code on a line names an RxSwift module and no string contains `Rx`.
  private func namesModule(_ line: Int) -> Bool {
    let here = tokens.filter { $0.line == line }
    return here.contains { $0.kind == .word && Self.successors[$0.text] != nil }
      && !here.contains { $0.kind == .string && $0.text.contains("Rx") }
  }

  private var conditionalLines: Set<Int> {
    var depth = 0
    var lines: Set<Int> = []
    for (sign, word) in zip(tokens, tokens.dropFirst()) {
      if sign.isSymbol("#"), word.isWord("if") { depth += 1 }
      if sign.isSymbol("#"), word.isWord("endif") { depth -= 1 }
      if depth > 0 { lines.insert(word.line) }
    }
    return lines
  }
}
