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
    var schema = AppDefinition.current.schema("config")
    let settings: [SettingEntry]
    let keys: [String: [String]]
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      let settings = try self.settings.load()
      // allow(no-dropped-errors): the accounts may be unreadable, and the settings are shown without them
      let accountValues = (try? await self.settings.withApp { try $0.accountValues }) ?? [:]
      let entries = SettingEntry.all(settings.values, accountValues, try AppDefinition.current.moduleList())
      let keys = Dictionary(
        settings.keys.map { ($0.key.name, $0.value.map(\.description)) }, uniquingKeysWith: { $1 })
      try Program.print(json ? Document(settings: entries, keys: keys) : nil) {
        TextTable(
          entries.map {
            [
              TerminalText($0.name), TerminalText($0.value ?? AppDefinition.current.defaultServerName.text),
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
}
