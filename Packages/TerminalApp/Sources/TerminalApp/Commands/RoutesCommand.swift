import ArgumentParser
import Composition
import Presentation
import TerminalUI

/// The `routes` command, which lists the URLs of all screens.
struct RoutesCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let app = AppDefinition.current
    return CommandConfiguration(
      commandName: "routes", abstract: "The addresses of all screens, as `:` and `\(app.name) open` take them.",
      discussion: "JSON: schema \(app.schema("routes")).")
  }

  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Print them as JSON.")
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
