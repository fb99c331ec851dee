public import SourceFiles

/// A file with lines that are compiled on macOS and not on Linux.
public struct MacOSCode: Sendable, Equatable {
  /// The path of the file from the root.
  public let path: String
  /// The number of lines that contain code.
  public let lines: Int

  /// Returns the files of a tree with lines that are compiled on macOS and not on Linux, in the order of their paths.
  ///
  /// Evaluates the conditions `os(macOS)`, `canImport(Darwin)`, `os(Linux)`, `canImport(Glibc)` and `canImport(Musl)`.
  /// Any other condition may be true on either system.
  public static func all(in tree: SourceTree) -> [MacOSCode] {
    tree.files.compactMap { file in
      let lines = lines(of: file.tokens)
      return lines == 0 ? nil : MacOSCode(path: file.path, lines: lines)
    }
  }

  /// Returns a Markdown page that lists the files of ``all(in:)``.
  public static func page(of tree: SourceTree) -> String {
    """
    # Code that only macOS runs

    Tessera is developed and tested on Linux. The lines below are compiled only on macOS and have never been compiled or run. If you
    have a Mac, start here: `Scripts/setup`, `Scripts/swift build --build-tests`, `Scripts/test`, then the files of this list.

    In addition, `Scripts/setup` has a branch for Homebrew, and `Scripts/docs` one for the SDK. Written by `make graph`.

    | file | lines |
    |---|--:|

    """ + all(in: tree).map { "| [\($0.path)](../\($0.path)) | \($0.lines) |\n" }.joined()
  }

  private enum System {
    case macOS, linux, either

    init(_ condition: [Token]) {
      let text = condition.map(\.text).joined()
      let names = { (systems: [String]) in systems.contains { text.contains($0) && !text.contains("!\($0)") } }
      self =
        names(["os(macOS)", "canImport(Darwin)"])
        ? .macOS : names(["os(Linux)", "canImport(Glibc)", "canImport(Musl)"]) ? .linux : .either
    }
  }

  private static func lines(of tokens: [Token]) -> Int {
    // For each depth, the open branch, and whether an earlier branch of the same `#if` is for Linux.
    var open: [(system: System, followsLinux: Bool)] = []
    var lines: Set<Int> = []
    var index = 0
    while index < tokens.count {
      let line = tokens[index].line
      let statement = tokens[index...].prefix { $0.line == line }
      let branch = open.last.map { $0.followsLinux || $0.system == .linux } ?? false
      let directive = statement.first?.isSymbol("#") == true ? statement.dropFirst().first?.text : nil
      switch directive {
      case "if": open.append((System(Array(statement.dropFirst(2))), false))
      case "elseif": open[max(open.count - 1, 0)...] = [(System(Array(statement.dropFirst(2))), branch)]
      case "else": open[max(open.count - 1, 0)...] = [(branch ? .macOS : .either, branch)]
      case "endif": _ = open.popLast()
      default:
        if open.contains(where: { $0.system == .macOS }), statement.contains(where: { $0.kind != .comment }) {
          lines.insert(line)
        }
      }
      index += statement.count
    }
    return lines.count
  }
}
