import ArgumentParser
import Foundation
import TerminalUI

/// `tessera doctor`: whether all is in order.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Checks terminal, paths, store, servers and how the app is put together.",
    discussion: "Ends with 1 if something is not in order. JSON: schema tessera.doctor/1.")

  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Print it as JSON.")
  var json = false

  /// What `Scripts/graph` writes down: instead of checks, without servers and files.
  @Option(help: .hidden)
  var graph: Graph?

  enum Graph: String, ExpressibleByArgument {
    case container, places
  }

  private struct Document: Encodable {
    var schema = "tessera.doctor/1"
    var version = Program.version
    let checks: [Check]
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      if let graph { return try await Self.print(graph) }
      let settings = try self.settings.load()
      let paths = self.settings.paths
      let checks = try await Surroundings.with(settings, paths: paths) { surroundings in
        var checks = [Check.terminal(settings.color.value)]
        checks += Check.paths(paths)
        checks.append(Check.store(surroundings))
        for service in Assemblies.services { checks.append(await Check.server(service, surroundings)) }
        checks.append(try await Check.graph(surroundings))
        return checks
      }
      try Program.print(json ? Document(checks: checks) : nil) {
        TextTable([["", "tessera", TerminalText(Program.version)]] + checks.map(\.row)).lines
      }
      if checks.contains(where: { !$0.isInOrder }) { throw ExitCode.failure }
    }
  }

  private static func print(_ graph: Graph) async throws {
    let graph =
      switch graph {
      case .container: try await TextGraph.container()
      case .places: TextGraph.places
      }
    try Program.print(nil, color: .never) { Program.lines(ofOurOwn: graph.text) }
  }
}
