import Foundation

/// What may stand in `config.json`: `{"server": "https://www.wanandroid.com", "lang": "zh-Hans"}`.
struct SettingsFile: Decodable, Sendable {
  var server: String?
  var lang: String?

  /// Reads the file; one that is not there says nothing.
  static func read(_ file: URL) throws(Failure) -> SettingsFile {
    let path = file.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return SettingsFile() }
    do {
      return try JSONDecoder().decode(SettingsFile.self, from: Data(contentsOf: file))
    } catch {
      throw Failure("The configuration file \(path) cannot be read: correct it, or remove it.")
    }
  }
}
