import ArgumentParser
import Composition
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI

/// The `config` command, which lists the settings and their origins.
struct ConfigCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let app = AppDefinition.current
    return CommandConfiguration(
      commandName: "config",
      abstract: LocalizedText(en: "List the settings, their values and their origins.", zhHans: "列出所有设置的值及其来源。"),
      discussion: LocalizedText(
        en: """
          The origins, in descending order of precedence: the option, the environment variable, the configuration file, the change \
          made with a key in the last session, the locale, the server that you are logged in to, the default. The configuration file is config.json in \
          $XDG_CONFIG_HOME/\(app.name), for example: {"lang": "en", "keys": {"list.down": ["j", "Down"]}}. \
          JSON: schema \(app.schema("config")).
          """,
        zhHans: """
          来源按优先级从高到低依次为：命令行选项、环境变量、配置文件、上次会话中用按键所做的更改、系统区域、已登录的服务器、默认值。\
          配置文件是 $XDG_CONFIG_HOME/\(app.name) 中的 config.json，例如：{"lang": "en", "keys": {"list.down": ["j", "Down"]}}。\
          JSON 格式：\(app.schema("config"))。
          """))
  }

  @OptionGroup var settings: SettingsOptions

  @Flag(help: .json)
  var json = false

  private struct Document: Encodable {
    struct Entry: Encodable {
      let name: String
      let value: String?
      let origin: SettingOrigin
    }
    var schema = AppDefinition.current.schema("config")
    let settings: [Entry]
    let keys: [String: [String]]
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      let settings = try self.settings.load()
      let entries = Self.entries(settings.values, await accountValues(), try AppDefinition.current.moduleList())
      let keys = Dictionary(
        settings.keys.map { ($0.key.name, $0.value.map(\.description)) }, uniquingKeysWith: { $1 })
      try Program.print(json ? Document(settings: entries, keys: keys) : nil) {
        TextTable(
          entries.map {
            [
              TerminalText($0.name), TerminalText($0.value ?? AppEnvironment.Server.demoName.text),
              TerminalText($0.origin.title.text),
            ]
          }
            + keys.sorted { $0.key < $1.key }.map {
              [
                "keys.\(TerminalText($0.key))", TerminalText($0.value.joined(separator: " ")),
                TerminalText(SettingOrigin.configurationFile.title.text),
              ]
            }
        ).lines
      }
    }
  }

  /// Returns the values that the user's accounts determine: URLs of servers and other settings, as text, keyed by the
  /// names of the settings. Returns an empty dictionary if the accounts cannot be read.
  @MainActor private func accountValues() async -> [String: String] {
    let values = try? await settings.withApp { app in
      var values: [String: String] = [:]
      for definition in app.modules.servers where app.environment.servers[definition.id] != nil {
        let server = try app.server(definition.id)
        if try server != app.environment.server(definition.id) {
          values[definition.settingName] = server.url.absoluteString
        }
      }
      for setting in app.modules.settings {
        if let text = try? setting.effectiveText?(app.container), text != setting.defaultText {
          values[setting.name] = text
        }
      }
      return values
    }
    return values ?? [:]
  }

  private static func entries(
    _ settings: Settings, _ accountValues: [String: String], _ modules: ModuleList
  ) -> [Document.Entry] {
    let servers = modules.servers.map { server in
      let name = server.settingName
      if let set = settings.url(of: server) {
        return Document.Entry(name: name, value: set.url.absoluteString, origin: set.origin)
      }
      let value = accountValues[name]
      return Document.Entry(name: name, value: value, origin: value == nil ? .defaultValue : .account)
    }
    let others = modules.allSettings.map(\.name).filter { $0 != Setting<ServerURL>.server.name }
      .filter { name in !servers.contains { $0.name == name } }
    return servers
      + others.compactMap { name in
        settings[name].map { set in
          let value = set.origin == .defaultValue ? accountValues[name] : nil
          return Document.Entry(name: name, value: value ?? set.text, origin: value == nil ? set.origin : .account)
        }
      }
  }
}
