import ArgumentParser
import Composition
import Presentation
import PresentationTerminal
import TerminalUI

/// The `routes` command, which lists the URLs of all screens.
struct RoutesCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let app = AppDefinition.current
    return CommandConfiguration(
      commandName: "routes",
      abstract: LocalizedText(
        en: "List the addresses of all screens, which `\(app.name) open` and the `:` prompt accept.",
        zhHans: "列出所有界面的地址，可用于 `\(app.name) open`，也可在应用中按 `:` 后输入。"),
      discussion: LocalizedText(schema: app.schema("routes")))
  }

  @OptionGroup var settings: SettingsOptions

  @Flag(help: .json)
  var json = false

  private struct Document: Encodable {
    struct Entry: Encodable {
      let name, address, link: String
    }
    var schema = AppDefinition.current.schema("routes")
    let routes: [Entry]
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      let language = try settings.load().language
      let modules = try AppDefinition.current.moduleList()
      let entries = modules.samples.map {
        Document.Entry(
          name: modules.title(of: $0)?[language] ?? "", address: modules.url($0), link: modules.link($0) ?? "")
      }
      try Program.print(json ? Document(routes: entries) : nil) {
        TextTable(entries.map { [TerminalText($0.name), TerminalText($0.address), TerminalText($0.link)] }).lines
      }
    }
  }
}
