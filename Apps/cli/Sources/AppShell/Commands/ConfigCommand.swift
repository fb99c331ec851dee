import ArgumentParser
import Foundation
import Presentation
import TerminalUI

/// `tessera config`: what is set, and where.
struct ConfigCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Every setting with its value and where it comes from.",
    discussion: """
      The first that has a value wins: the flag, the environment variable, the configuration file, what was changed by a key in the \
      last session, the locale, the default. The file is config.json in $XDG_CONFIG_HOME/tessera: \
      {"lang": "en", "keys": {"list.down": ["j", "Down"]}}. JSON: schema tessera.config/1.
      """)

  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Print it as JSON.")
  var json = false

  private struct Document: Encodable {
    struct Entry: Encodable {
      let name: String
      let value: String?
      let origin: String
    }
    var schema = "tessera.config/1"
    let settings: [Entry]
    let keys: [String: [String]]
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      let settings = try self.settings.load(lastSession: SavedState.read(self.settings.paths.state))
      let entries = Self.entries(settings)
      let keys = Dictionary(
        settings.keys.map { ($0.key.name, $0.value.map(\.description)) }, uniquingKeysWith: { $1 })
      try Program.print(json ? Document(settings: entries, keys: keys) : nil) {
        TextTable(
          entries.map { [TerminalText($0.name), TerminalText($0.value ?? "demo server"), TerminalText($0.origin)] }
            + keys.sorted { $0.key < $1.key }.map {
              [
                "keys.\(TerminalText($0.key))", TerminalText($0.value.joined(separator: " ")),
                TerminalText(SettingOrigin.file.rawValue),
              ]
            }
        ).lines
      }
    }
  }

  private static func entries(_ settings: Settings) -> [Document.Entry] {
    func entry(_ key: SettingKey, _ value: String?, _ origin: SettingOrigin) -> Document.Entry {
      Document.Entry(name: key.name, value: value, origin: origin.rawValue)
    }
    let servers = Assemblies.services.map { service in
      let server = settings.servers[service]
      return entry(.server(of: service), server?.value.absoluteString, server?.origin ?? .standard)
    }
    let features = Assemblies.settings.map { setting in
      entry(setting.key, settings.features[setting.key]?.value, settings.features[setting.key]?.origin ?? .standard)
    }
    return servers + features + [
      entry(.language, settings.language.value.rawValue, settings.language.origin),
      entry(.theme, settings.theme.value.rawValue, settings.theme.origin),
      entry(.color, settings.color.value.rawValue, settings.color.origin),
      entry(.pictures, settings.pictures.value.rawValue, settings.pictures.origin),
    ]
  }
}
