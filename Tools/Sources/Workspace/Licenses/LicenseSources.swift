import Foundation

/// The Swift files with the texts that `tessera --licenses` prints, one file per text.
public struct LicenseSources: Sendable {
  /// The folder of the files.
  public static let folder = "Apps/cli/Sources/AppShell/Licenses"

  /// The contents of the files by file name.
  public let files: [String: String]

  /// Creates the files for the given parts. Parts with the same text share one file.
  public init(_ parts: [LicensedPart]) {
    var texts: [String] = []
    for part in parts.map(Self.trimmed) where !texts.contains(part) { texts.append(part) }
    var files: [String: String] = [:]
    var names: [String] = []
    for text in texts {
      let members = parts.filter { Self.trimmed($0) == text }.map(\.name)
      let name = Self.identifier(members[0])
      names.append(name)
      files["License+\(name).swift"] = """
        \(Self.heading)
        extension License {
          static let \(name) = License(
            parts: [\(members.map { "\"\($0)\"" }.joined(separator: ", "))],
            text: #\"\"\"
        \(text)
        \"\"\"#)
        }

        """
    }
    files["License+All.swift"] = """
      \(Self.heading)
      extension License {
        static let all: [License] = [\(names.map { "." + $0 }.joined(separator: ", "))]
      }

      """
    self.files = files
  }

  private static let heading =
    "// Written by Scripts/licenses: run it after a change of versions.\n// swift-format-ignore-file\n\nimport TerminalApp\n"

  /// Returns the text without trailing spaces and without empty lines around it.
  private static func trimmed(_ part: LicensedPart) -> String {
    part.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }.joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }

  /// Returns the Swift identifier for the name of a part: `grdbswift` for `GRDB.swift 7.10.0`.
  private static func identifier(_ name: String) -> String {
    name.prefix { $0 != " " }.filter(\.isLetter).lowercased()
  }
}
