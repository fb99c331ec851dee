import ArgumentParser

/// A license of parts of the program.
public struct License: Sendable {
  /// The parts that come under it, with their versions.
  public let parts: [String]
  /// What it says.
  public let text: String

  /// Creates a license.
  public init(parts: [String], text: String) {
    self.parts = parts
    self.text = text
  }

  /// The licenses of everything that is linked into the program, each under a line that names its parts.
  static var document: String {
    let texts = AppDefinition.current.licenses.map { license in
      let heading = license.parts.joined(separator: ", ")
      return "\(heading)\n\(String(repeating: "=", count: heading.count))\n\n\(license.text)\n\n"
    }
    return texts.joined() + systemLibraries
  }

  /// Names what the program loads from the system when it starts.
  private static let systemLibraries =
    "libcurl, libpsl, SQLite and the libraries of C and C++ are loaded from the system, with the licenses installed there."
}

/// `--licenses`, which prints the licenses and ends the program.
struct LicensesOption: ParsableArguments {
  @Flag(help: "Print the licenses of everything that is part of this program.")
  var licenses = false

  func validate() throws {
    if licenses { throw CleanExit.message(License.document) }
  }
}
