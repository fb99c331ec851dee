import ArgumentParser
import Presentation

/// The license of some parts of a program.
public struct License: Sendable {
  /// The parts under the license, with their versions.
  public let parts: [String]
  /// The text of the license.
  public let text: String

  /// Creates a license.
  public init(parts: [String], text: String) {
    self.parts = parts
    self.text = text
  }
}

extension AppDefinition {
  /// The licenses of all parts that are linked into the program, each under a heading that names the parts.
  var licenseDocument: String {
    let texts = licenses.map { license in
      let heading = license.parts.joined(separator: ", ")
      return "\(heading)\n\(String(repeating: "=", count: heading.count))\n\n\(license.text)\n\n"
    }
    return texts.joined() + Self.systemLibraries.text
  }

  /// A sentence that names the libraries that the program loads from the system.
  private static let systemLibraries = LocalizedText(
    en:
      "libcurl, libpsl, OpenSSL, SQLite and the C and C++ standard libraries are loaded from the system, where their licenses are installed.",
    zhHans: "libcurl、libpsl、OpenSSL、SQLite 以及 C 和 C++ 标准库由系统提供，其许可证随系统安装。")
}

/// The `--licenses` option, which prints the licenses and exits.
struct LicensesOption: ParsableArguments {
  @Flag(help: ArgumentHelp(en: "Print the licenses of all parts of this program.", zhHans: "输出本程序所有组成部分的许可证。"))
  var licenses = false

  func validate() throws {
    if licenses { throw CleanExit.message(AppDefinition.current.licenseDocument) }
  }
}
