import ArgumentParser
import Composition
import Foundation
import Persistence
import Presentation
import PresentationTerminal
import TerminalUI

/// The `doctor` command, which runs the health checks.
struct DoctorCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor",
      abstract: LocalizedText(
        en: "Check the terminal, the paths, the store, the servers and the composition of the app.",
        zhHans: "检查终端、路径、存储和服务器，以及应用的组成。"),
      discussion: LocalizedText(
        en: "The command exits with 1 if a check fails. JSON: schema \(AppDefinition.current.schema("doctor")).",
        zhHans: "若有检查未通过，退出码为 1。JSON 格式：\(AppDefinition.current.schema("doctor"))。"))
  }

  @OptionGroup var settings: SettingsOptions

  @Flag(help: .json)
  var json = false

  /// The graph that `Scripts/graph` draws. If set, the command prints the graph instead of running checks, and needs
  /// neither servers nor files.
  @Option(help: .hidden)
  var graph: Graph?

  enum Graph: String, ExpressibleByArgument {
    case container, destinations

    /// The graph that `Scripts/graph` draws.
    var text: String {
      get async throws {
        switch self {
        case .container: "What the app is made of\n\n" + (try await Container.withoutServers().dependencies().text)
        case .destinations:
          "Destinations, and where back leads\n\n" + (try AppDefinition.current.moduleList().destinationGraph.text)
        }
      }
    }
  }

  private struct Document: Encodable {
    var schema = AppDefinition.current.schema("doctor")
    var version = AppDefinition.current.version
    let checks: [Entry]

    struct Entry: Encodable {
      let name: String
      let isInOrder: Bool
      let finding: String
    }
  }

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      if let graph { return try await Self.print(graph) }
      let settings = try self.settings.load()
      let paths = self.settings.paths
      let modules = try AppDefinition.current.moduleList()
      let checks = try await AppEnvironment.with(settings, paths: paths, servers: modules.servers) { environment in
        var checks = [HealthCheck.terminal(settings), .locale(self.settings.environment)]
        checks += HealthCheck.paths(paths)
        checks.append(HealthCheck.store(environment, modules.schemas))
        if let proxies = HealthCheck.proxies(self.settings.environment) { checks.append(proxies) }
        var inMemory = environment
        // The composition does not depend on the URLs of servers, which an app without a demo server may lack.
        inMemory.servers.merge(try AppEnvironment.withoutServers(modules).servers) { own, _ in own }
        inMemory.storeFile = nil
        inMemory.cacheDirectory = nil
        let container = try await Container.app(
          inMemory, modules, secrets: self.settings.secrets, consent: StorageConsent(standing: false),
          userAgent: AppDefinition.current.name)
        let accounts = try container.resolve((any AccountProvider).self)
        for definition in modules.servers {
          let hasURL = environment.servers[definition.id] != nil
          checks.append(
            try await hasURL ? HealthCheck.server(definition, environment, accounts) : .unset(definition))
        }
        checks.append(HealthCheck.graph(container))
        for module in modules.modules { checks += await module.healthChecks(container) }
        return checks
      }
      let document = Document(
        checks: checks.map { Document.Entry(name: $0.name, isInOrder: $0.isPassed, finding: $0.finding) })
      try Program.print(json ? document : nil) {
        TextTable(
          [["", TerminalText(AppDefinition.current.name), TerminalText(document.version)]]
            + checks.map { [$0.isPassed ? "ok" : "!!", TerminalText($0.name), TerminalText($0.finding)] }
        ).lines
      }
      if checks.contains(where: { !$0.isPassed }) { throw ExitCode.failure }
    }
  }

  private static func print(_ graph: Graph) async throws {
    let text = try await graph.text
    try Program.print(nil, color: .never) { Program.lines(ofOurOwn: text) }
  }
}
