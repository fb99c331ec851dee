import SourceFiles

extension Rule {
  /// The rule that a screen and a view model neither access files nor read the environment of the process: a screen shows the
  /// state of its view model, whose tests choose what it receives.
  public static let noFilesInScreens: Rule = .init(id: "no-files-in-screens") { tree in
    let features = tree.swiftSources.filter { file in
      let isScreen = file.target?.hasSuffix("Terminal") == true || file.target?.hasSuffix("Web") == true
      let isViewModel = file.package?.hasPrefix("Feature") == true && file.target == file.package
      return (isScreen || isViewModel) && !["TerminalUI", "WebUI"].contains(file.package)
    }
    return features.flatMap { file in
      let code = file.code
      let isViewModel = file.target == file.package
      let accesses = Dictionary(
        code.indices.filter { !file.functions.contains(code[$0].text) }.compactMap { index in
          access(at: index, in: code, isViewModel).map { (code[index].line, $0) }
        },
        uniquingKeysWith: { first, _ in first })
      return accesses.filter { !file.allows("no-files-in-screens", at: $0.key) }.sorted { $0.key < $1.key }.map {
        line, access in
        let advice =
          access.isFile && !isViewModel
          ? "move this to the view model's module, behind an output, or say why not"
          : "take a value, a store or a closure through init, or say why not"
        return file.violation(
          line,
          "`\(access.name)` \(access.isFile ? "accesses files" : "reads the environment of the process") in a "
            + "\(isViewModel ? "view model's module" : "screen"): \(advice) in `// allow(no-files-in-screens): …`.")
      }
    }
  }

  /// Returns the name of what accesses a file or the environment of the process at a token, or `nil`.
  private static func access(at index: Int, in code: [Token], _ isViewModel: Bool) -> (name: String, isFile: Bool)? {
    guard code[index].kind == .word else { return nil }
    if environment.contains(code[index].text), index == 0 || !["func", "case", "."].contains(code[index - 1].text) {
      return (code[index].text, false)
    }
    // A URL that only names a file reads nothing.
    if isViewModel, ["filePath", "fileURLWithPath"].contains(code[index].text) { return nil }
    return fileAccess(at: index, in: code).map { ($0, true) }
  }

  private static let environment: Set = [
    "getenv", "setenv", "unsetenv", "putenv", "environ", "CommandLine", "ProcessInfo", "NSUserName", "NSFullUserName",
    "getpwuid", "getpwnam", "gethostname", "secure_getenv",
  ]
  private static let types: Set = [
    "FileManager", "FileHandle", "FileWrapper", "FileDescriptor", "UserDefaults", "AppStorage", "Bundle", "Process",
    "InputStream", "OutputStream", "NSData", "NSDictionary", "NSArray", "NSFileCoordinator",
    "NSUbiquitousKeyValueStore",
    "HTTPCookieStorage", "URLCache", "NSURLConnection",
  ]
  private static let functions: Set = [
    "fopen", "freopen", "fdopen", "popen", "creat", "opendir", "mkdir", "rmdir", "unlink", "mkstemp", "lstat", "fstat",
    "openat", "realpath", "getcwd", "chdir", "readlink", "symlink", "scandir", "tmpfile", "mmap", "chmod", "socket",
    "dlopen", "system", "posix_spawn", "execv", "CFPreferencesCopyAppValue",
  ]
  private static let labels: Set = [
    "contentsOfFile", "contentsOfDirectory", "atPath", "toFile", "fileURLWithPath", "filePath", "forReadingFrom",
    "forReadingAtPath", "forWritingTo", "forWritingAtPath", "forUpdating",
  ]
  private static let resources: Set = [
    "resourceBytes", "checkResourceIsReachable", "resourceValues", "setResourceValues", "bookmarkData",
    "startAccessingSecurityScopedResource", "getResourceValue", "promisedItemResourceValues",
    "makeFileSystemObjectSource", "getStreamsToHost",
  ]
  private static let systemModules: Set = ["Glibc", "Musl", "Darwin", "System", "SystemPackage"]

  /// Returns the name of what accesses a file at a token, or `nil`.
  private static func fileAccess(at index: Int, in code: [Token]) -> String? {
    let token = code[index]
    func next(_ distance: Int) -> String { index + distance < code.count ? code[index + distance].text : "" }
    func previous(_ distance: Int) -> String { index >= distance ? code[index - distance].text : "" }
    guard token.kind == .word else { return nil }
    switch token.text {
    // The streams of the process are not files.
    case "FileHandle" where next(1) == "." && next(2).hasPrefix("standard"): return nil
    // `import class Foundation.FileManager`
    case let name
    where (types.contains(name) || functions.contains(name)) && previous(1) == "." && previous(4) == "import":
      return name
    case _ where types.contains(token.text) && previous(1) != ".": return token.text
    // `for try await line in url.lines`; the lines of a text are there at once.
    case "lines" where previous(1) == ".":
      let isURL = previous(2).lowercased().hasSuffix("url")
      return isURL || isAwaited(index, in: code) ? "\(previous(2)).lines" : nil
    case _ where resources.contains(token.text) && previous(1) == ".": return token.text
    case _ where functions.contains(token.text) && next(1) == "(":
      return [".", "func", "case"].contains(previous(1)) ? nil : token.text
    case "open" where next(1) == "(" && code[index...].prefix(12).contains { $0.text.hasPrefix("O_") }: return "open"
    case "open" where next(1) == "(" && next(3) == "," && next(5) == ")" && code[index + 4].kind == .number:
      return previous(1) == "." || previous(1) == "func" ? nil : "open"
    case "access" where next(1) == "(" && code[index...].prefix(12).contains { $0.text.hasSuffix("_OK") }:
      return "access"
    case "stat"
    where next(1) == "(" && previous(1) != "func" && code[index...].prefix(12).contains { $0.isSymbol("&") }:
      return "stat"
    case _ where isFolder(token.text, previous(1), previous(2)): return token.text
    case _ where labels.contains(token.text) && next(1) == ":" && ["(", ","].contains(previous(1)): return token.text
    // `Data(contentsOf:)` and `String(contentsOf:)`, but not `append(contentsOf:)`.
    case "contentsOf" where next(1) == ":" && previous(1) == "(":
      return previous(2).first?.isUppercase == true || previous(2) == "init" ? "\(previous(2))(contentsOf:)" : nil
    // `write(to: &output)` writes into a text.
    case "to"
    where next(1) == ":" && next(2) != "&" && previous(1) == "(" && previous(2) == "write" && previous(3) == ".":
      return "write(to:)"
    case _ where systemModules.contains(token.text) && previous(1) == "import": return "import \(token.text)"
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether a name is that of a folder of the user or of the system, such as
  /// `URL.documentsDirectory`, `.temporaryDirectory` and `NSHomeDirectory`.
  private static func isFolder(_ name: String, _ previous: String, _ receiver: String) -> Bool {
    guard name.hasSuffix("Directory") || name.hasSuffix("Directories") || name.hasSuffix("DirectoriesInDomains") else {
      return false
    }
    if name.hasPrefix("NS") { return true }
    return previous == "." && (receiver == "URL" || receiver.last?.isLetter != true && ![")", "]"].contains(receiver))
  }

  /// Returns a Boolean value that indicates whether `await` is before an expression on its line, without the standard input.
  private static func isAwaited(_ index: Int, in code: [Token]) -> Bool {
    let before = code[..<index].reversed().prefix { $0.line == code[index].line && !["{", "}", ";"].contains($0.text) }
    return before.contains { $0.isWord("await") } && !before.contains { $0.isWord("standardInput") }
  }
}
