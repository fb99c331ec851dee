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

  private struct Document: Encodable {
    var schema = "tessera.doctor/1"
    var version = Program.version
    let checks: [Check]
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
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
}
