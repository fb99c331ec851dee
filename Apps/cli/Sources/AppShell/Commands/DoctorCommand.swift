import ArgumentParser
import Foundation
import Presentation
import TerminalUI

/// `tessera doctor`: whether all is in order.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Checks settings, paths, the terminal and how the app is put together.")

  @OptionGroup var settings: SettingsOptions

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: false) {
      let settings = try self.settings.load()
      let paths = self.settings.paths
      try await Surroundings.with(settings, paths: paths) { surroundings in
        let faults = Container.app(surroundings).verify()
        PlainPrinter.standardOutput().print(
          report(settings, paths, surroundings, faults).map { StyledText($0) })
        if !faults.isEmpty { throw ExitCode.failure }
      }
    }
  }

  @MainActor private func report(
    _ settings: Settings, _ paths: Paths, _ surroundings: Surroundings, _ faults: [ContainerError]
  ) -> [TerminalText] {
    let environment = TerminalEnvironment.current
    let store = surroundings.storeFile?.path(percentEncoded: false) ?? "in memory"
    return [
      "tessera   \(Program.version)",
      "server    \(surroundings.serverName) (\(settings.server.origin.rawValue))",
      "language  \(settings.language.value.rawValue) (\(settings.language.origin.rawValue))",
      "config    \(paths.configuration.path(percentEncoded: false))",
      "store     \(store)",
      "cache     \(paths.cache.path(percentEncoded: false))",
      "terminal  \(environment.term ?? "none"), \(Program.terminal() == nil ? "plain text" : "screens")",
      faults.isEmpty ? "graph     in order" : "graph     \(faults.count) faults",
    ] + faults.map { "          \($0.description)" }
  }
}
