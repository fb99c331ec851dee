import SourceFiles

extension Rule {
  /// The rule that a screen reads and writes no files: it shows the state of its view model.
  public static let noFilesInScreens: Rule = .init(id: "no-files-in-screens") { tree in
    let screens = tree.swiftSources.filter {
      ($0.target?.hasSuffix("Terminal") == true || $0.target?.hasSuffix("Web") == true)
        && !["TerminalUI", "WebUI"].contains($0.package)
    }
    return screens.flatMap { file in
      let code = file.code
      let accesses = Dictionary(
        code.indices.compactMap { index in fileAccess(at: index, in: code).map { (code[index].line, $0) } },
        uniquingKeysWith: { first, _ in first })
      return accesses.filter { !file.allows("no-files-in-screens", at: $0.key) }.sorted { $0.key < $1.key }.map {
        file.violation(
          $0.key,
          "`\($0.value)` accesses files in a screen: move this to the view model's module, behind an output, or say why not "
            + "in `// allow(no-files-in-screens): …`.")
      }
    }
  }

  private static let types: Set = [
    "FileManager", "FileHandle", "FileWrapper", "FileDescriptor", "UserDefaults", "Bundle", "Process", "InputStream",
    "OutputStream", "NSData", "NSDictionary", "NSArray",
  ]
  private static let functions: Set = ["fopen", "freopen", "creat", "opendir", "mkdir", "unlink", "mkstemp"]
  private static let labels: Set = [
    "contentsOfFile", "contentsOfDirectory", "atPath", "toFile", "fileURLWithPath", "filePath", "forReadingFrom",
    "forReadingAtPath", "forWritingTo", "forWritingAtPath", "forUpdating",
  ]
  private static let resources: Set = [
    "resourceBytes", "checkResourceIsReachable", "resourceValues", "setResourceValues", "bookmarkData",
    "startAccessingSecurityScopedResource",
  ]
  private static let systemModules: Set = ["Glibc", "Musl", "Darwin", "System", "SystemPackage"]

  /// Returns the name of what accesses a file at a token, or `nil`.
  private static func fileAccess(at index: Int, in code: [Token]) -> String? {
    let token = code[index]
    func next(_ distance: Int) -> String { index + distance < code.count ? code[index + distance].text : "" }
    func previous(_ distance: Int) -> String { index >= distance ? code[index - distance].text : "" }
    guard token.kind == .word else { return nil }
    switch token.text {
    // The standard input is not a file.
    case "FileHandle" where next(1) == "." && next(2) == "standardInput": return nil
    case _ where types.contains(token.text) && previous(1) != ".": return token.text
    // `for try await line in url.lines`; the lines of a text are there at once.
    case "lines" where previous(1) == ".": return isAwaited(index, in: code) ? "\(previous(2)).lines" : nil
    case _ where resources.contains(token.text) && previous(1) == ".": return token.text
    case _ where functions.contains(token.text) && next(1) == "(": return token.text
    case "open" where next(1) == "(" && code[index...].prefix(12).contains { $0.text.hasPrefix("O_") }: return "open"
    case _ where labels.contains(token.text) && next(1) == ":" && ["(", ","].contains(previous(1)): return token.text
    // `Data(contentsOf:)` and `String(contentsOf:)`, but not `append(contentsOf:)`.
    case "contentsOf" where next(1) == ":" && previous(1) == "(":
      return previous(2).first?.isUppercase == true || previous(2) == "init" ? "\(previous(2))(contentsOf:)" : nil
    case "to" where next(1) == ":" && previous(1) == "(" && previous(2) == "write" && previous(3) == ".":
      return "write(to:)"
    case _ where systemModules.contains(token.text) && previous(1) == "import": return "import \(token.text)"
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether `await` is before an expression on its line, without the standard input.
  private static func isAwaited(_ index: Int, in code: [Token]) -> Bool {
    let before = code[..<index].reversed().prefix { $0.line == code[index].line && !["{", "}", ";"].contains($0.text) }
    return before.contains { $0.isWord("await") } && !before.contains { $0.isWord("standardInput") }
  }
}
