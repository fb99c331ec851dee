import Composition
import DemoServer
import Foundation
import Presentation

extension AppEnvironment {
  /// Runs something with the servers that the settings name. For servers without a URL there is a demo server inside this process,
  /// which ends with the call.
  ///
  /// - Parameter needed: The servers that are needed.
  static func with<Result>(
    _ settings: AppSettings, paths: Paths, servers needed: [ServerDefinition],
    isolation: isolated (any Actor)? = #isolation, _ body: (AppEnvironment) async throws -> Result
  ) async throws -> Result {
    var servers = settings.servers.mapValues { Server(url: $0, isDemo: false) }
    let played = needed.filter { servers[$0.id] == nil }
    let demo = played.isEmpty ? nil : try await DemoServer.start()
    for definition in played {
      guard let base = demo?.baseURL else { continue }
      servers[definition.id] = Server(
        url: definition.demoPath.isEmpty ? base : base.appending(path: definition.demoPath), isDemo: true)
    }
    do {
      let result = try await body(
        AppEnvironment(
          servers: servers, storeFile: paths.store, language: settings.language, settings: settings.values))
      await demo?.stop()
      return result
    } catch {
      await demo?.stop()
      throw error
    }
  }

  /// The environment of an app in memory, with servers that lead nowhere and default settings.
  static func withoutServers(_ modules: ModuleList<TerminalInterface>) throws -> AppEnvironment {
    let nowhere = Server(url: URL(filePath: "/"), isDemo: false)
    return AppEnvironment(
      servers: Dictionary(modules.servers.map { ($0.id, nowhere) }, uniquingKeysWith: { $1 }), storeFile: nil,
      language: .en, settings: try Settings(modules.allSettings, layers: []))
  }
}

extension AppEnvironment.Server {
  /// What it is called on the screen.
  func name(in language: Language) -> String {
    if isDemo { return AppText.demoServer[language] }
    return (url.host ?? "") + (url.port.map { ":\($0)" } ?? "")
  }
}
