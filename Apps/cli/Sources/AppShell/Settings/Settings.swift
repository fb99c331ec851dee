import Foundation
import Presentation

/// What the user decided: flags before the environment, before the configuration file, before defaults.
struct Settings: Sendable, Equatable {
  /// The server; nil for the demo server inside the process.
  var server: Setting<URL?>
  var language: Setting<Language>

  /// What was given on the command line.
  struct Flags: Sendable {
    var server: String?
    var language: String?
  }

  /// Puts the settings together. A value that cannot be used is an error, wherever it stands, and not passed over.
  static func load(_ flags: Flags, environment: [String: String], paths: Paths) throws(Failure) -> Settings {
    let file = try SettingsFile.read(paths.configuration)
    let server = try first(
      (flags.server, .flag), (environment["TESSERA_SERVER"], .environment), (file.server, .file), read: address)
    let language = try first(
      (flags.language, .flag), (environment["TESSERA_LANG"], .environment), (file.lang, .file)
    ) { (text) throws(Failure) in
      guard let language = Language(text) else {
        throw Failure("The language \(text) is not spoken: use en or zh-Hans.")
      }
      return language
    }
    return Settings(
      server: server.map { Setting(value: $0.value, origin: Self.origin($0.origin)) }
        ?? Setting(value: nil, origin: .standard),
      language: language ?? localeLanguage(environment))
  }

  private static func origin(_ origin: Setting<URL>.Origin) -> Setting<URL?>.Origin {
    Setting<URL?>.Origin(rawValue: origin.rawValue) ?? .standard
  }

  private static func first<Value: Sendable>(
    _ sources: (String?, Setting<Value>.Origin)..., read: (String) throws(Failure) -> Value
  ) throws(Failure) -> Setting<Value>? {
    for case (let text?, let origin) in sources where !text.isEmpty {
      return Setting(value: try read(text), origin: origin)
    }
    return nil
  }

  private static func address(_ text: String) throws(Failure) -> URL {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false,
      url.user == nil, url.query == nil, url.fragment == nil
    else {
      // The text is not repeated: it may hold a password.
      throw Failure("The server address must begin with http:// or https:// and hold a host and a path at most.")
    }
    return url
  }

  private static func localeLanguage(_ environment: [String: String]) -> Setting<Language> {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let language = name.flatMap({ Language($0) }) else { return Setting(value: .en, origin: .standard) }
    return Setting(value: language, origin: .environment)
  }
}
