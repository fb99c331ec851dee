import Foundation
import Rules

/// The architecture rules, for the tests of another repository with a feature or an app:
///
///     @Test func `The repository complies with the architecture rules`() throws {
///       let violations = try RepositoryRules.violations()
///       #expect(violations.isEmpty, "\n\(violations.joined(separator: "\n"))")
///     }
public enum RepositoryRules {
  /// Returns a line for each place that breaks a rule: its file, its line number and what to do.
  ///
  /// A comment such as `// allow(no-sleep): the reason` permits an exception. The modules of a feature are recognized by
  /// their names, such as `FeatureWeather`, `FeatureWeatherModule` and `FeatureWeatherTerminal`.
  ///
  /// - Parameter file: A file of the repository. Default: the calling file.
  /// - Throws: A file system error if a file cannot be read.
  public static func violations(inRepositoryOf file: String = #filePath) throws -> [String] {
    try OtherRepository(root: root(of: file), framework: framework).violations.map(\.description)
  }

  /// The checkout from which this file was compiled.
  private static var framework: URL { URL(filePath: #filePath).appending(path: "../../../..").standardized }

  /// Returns the nearest folder with a manifest.
  private static func root(of file: String) -> URL {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }
}
