import ArgumentParser
import Presentation
import TerminalUI

/// `tessera routes`: the places that have an address.
struct RoutesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: "The addresses of all screens, as `:` and `tessera open` take them.",
    discussion: "JSON: schema tessera.routes/1.")

  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Print them as JSON.")
  var json = false

  private struct Document: Encodable {
    struct Place: Encodable {
      let name, address, link: String
    }
    var schema = "tessera.routes/1"
    let routes: [Place]
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      let language = try settings.load().language.value
      let places = Route.samples.map {
        Document.Place(name: $0.name[language], address: $0.url, link: $0.address.universalLink)
      }
      try Program.print(json ? Document(routes: places) : nil) {
        TextTable(places.map { [TerminalText($0.name), TerminalText($0.address), TerminalText($0.link)] }).lines
      }
    }
  }
}
