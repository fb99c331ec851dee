import ArgumentParser
import Composition
import Presentation
import TerminalUI

/// `tessera routes`: the addresses of all screens.
struct RoutesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: "The addresses of all screens, as `:` and `tessera open` take them.",
    discussion: "JSON: schema tessera.routes/1.")

  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Print them as JSON.")
  var json = false

  private struct Document: Encodable {
    struct Entry: Encodable {
      let name, address, link: String
    }
    var schema = "tessera.routes/1"
    let routes: [Entry]
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      let language = try settings.load().language
      let modules = try AppModules.list()
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
