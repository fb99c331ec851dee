import ArgumentParser
import Composition
import Foundation
import Presentation
import TerminalUI

/// The `config` command, which lists the settings and their origins.
struct ConfigCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let app = AppDefinition.current
    return CommandConfiguration(
      commandName: "config", abstract: "Every setting with its value and where it comes from.",
      discussion: """
        The first that has a value wins: the option, the environment variable, the configuration file, what was changed by a key in the \
        last session, the locale, the default. The file is config.json in $XDG_CONFIG_HOME/\(app.name): \
        {"lang": "en", "keys": {"list.down": ["j", "Down"]}}. JSON: schema \(app.schema("config")).
        """)
  }

  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Print it as JSON.")
  var json = false

  private struct Document: Encodable {
    struct Entry: Encodable {
      let name: String
      let value: String?
      let origin: String
    }
    var schema = AppDefinition.current.schema("config")
    let settings: [Entry]
    let keys: [String: [String]]
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      let settings = try self.settings.load(lastSession: SavedState.read(self.settings.paths.state))
      let entries = Self.entries(settings.values, try AppDefinition.current.moduleList())
      let keys = Dictionary(
        settings.keys.map { ($0.key.name, $0.value.map(\.description)) }, uniquingKeysWith: { $1 })
      try Program.print(json ? Document(settings: entries, keys: keys) : nil) {
        TextTable(
          entries.map { [TerminalText($0.name), TerminalText($0.value ?? "demo server"), TerminalText($0.origin)] }
            + keys.sorted { $0.key < $1.key }.map {
              [
                "keys.\(TerminalText($0.key))", TerminalText($0.value.joined(separator: " ")),
                TerminalText(SettingOrigin.configurationFile.rawValue),
              ]
            }
        ).lines
      }
    }
  }

  private static func entries(_ settings: Settings, _ modules: ModuleList<TerminalInterface>) -> [Document.Entry] {
    let servers = modules.servers.map { server in
      let url = settings.url(of: server)
      return Document.Entry(
        name: server.settingName, value: url?.url.absoluteString,
        origin: (url?.origin ?? SettingOrigin.defaultValue).rawValue)
    }
    let others = modules.allSettings.map(\.name).filter { $0 != Setting<ServerURL>.server.name }
      .filter { name in !servers.contains { $0.name == name } }
    return servers
      + others.compactMap { name in
        settings[name].map { Document.Entry(name: name, value: $0.text, origin: $0.origin.rawValue) }
      }
  }
}
