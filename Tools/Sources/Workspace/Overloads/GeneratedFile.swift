public import Foundation
public import SourceFiles

/// A generated source file of Reactive, with overloads that repeat other declarations.
public struct GeneratedFile: Sendable {
  /// The path from the root of the repository.
  public let path: String
  /// The unformatted declarations: `Scripts/overloads` formats the file.
  public let text: String

  /// Returns a Boolean value that indicates whether a file contains these declarations, regardless of formatting.
  public func matches(_ source: String) -> Bool {
    let (written, expected) = (Lexer.tokens(of: source), Lexer.tokens(of: text))
    return written.count == expected.count
      && zip(written, expected).allSatisfy { $0.kind == $1.kind && $0.text == $1.text }
  }
}

extension GeneratedFile {
  /// Returns all generated files that belong in a tree.
  public static func all(in tree: SourceTree) -> [GeneratedFile] {
    arities + swift5Files(in: arities.reduce(tree) { $0.editing($1.path, $1.text) })
  }

  /// Returns the paths of files in a tree that are no longer generated.
  public static func outdated(in tree: SourceTree) -> [String] {
    let expected = Set(all(in: tree).map(\.path))
    return tree.files.map(\.path).filter { isSwift5File($0) && !expected.contains($0) }
  }

  /// Writes the generated files to a checkout, and removes those that are no longer generated.
  ///
  /// - Returns: The paths of the written files.
  /// - Throws: A file system error.
  public static func writeAll(to root: URL) throws -> [String] {
    let tree = try SourceTree(root: root)
    let files = all(in: tree)
    for file in files {
      let url = root.appending(path: file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
    }
    for path in outdated(in: tree) { try FileManager.default.removeItem(at: root.appending(path: path)) }
    return files.map(\.path)
  }
}
