package import Composition
import Foundation
import Networking
import Presentation

extension AppEnvironment {
  /// Runs a closure in an environment with the servers from the settings. If a needed server has no URL, starts the
  /// app's demo server, if there is one, for the duration of the call.
  ///
  /// - Parameters:
  ///   - settings: The settings with the URLs of servers.
  ///   - paths: The paths of the app's files.
  ///   - needed: The servers that the closure needs.
  ///   - isLoggedIn: Whether the demo user is logged in to the demo server.
  ///   - isolation: The actor on which the closure runs.
  ///   - body: A closure that receives the environment.
  /// - Returns: The result of `body`.
  static func with<Result>(
    _ settings: AppSettings, paths: Paths, servers needed: [ServerDefinition], isLoggedIn: Bool = false,
    isolation: isolated (any Actor)? = #isolation, _ body: (AppEnvironment) async throws -> Result
  ) async throws -> Result {
    var servers = settings.servers.mapValues { Server(url: $0, isDemo: false) }
    let played = needed.filter { servers[$0.id] == nil }
    let demo = played.isEmpty ? nil : try await AppDefinition.current.startDemoServer?(DemoOptions())
    if let demo {
      for definition in played {
        let url = definition.demoPath.isEmpty ? demo.url : demo.url.appending(path: definition.demoPath)
        servers[definition.id] = Server(url: url, isDemo: true)
      }
    }
    do {
      var environment = AppEnvironment(
        servers: servers, storeFile: paths.store, cacheDirectory: paths.cache, language: settings.language,
        settings: settings.values)
      environment.demoSecrets = demo?.secrets ?? [:]
      if isLoggedIn, let user = demo?.user, let server = servers[ServerDefinition.mastodon.id], server.lastingURL == nil
      {
        environment.demoAccount = Account(
          server: server.url, name: user.name, proof: .oauth(token: user.token, client: user.client))
      }
      environment.program = AppDefinition.current.name
      environment.version = AppDefinition.current.version
      let result = try await body(environment)
      await demo?.stop()
      return result
    } catch {
      await demo?.stop()
      throw error
    }
  }

  /// Returns an environment with default settings, in-memory storage and unreachable servers.
  package static func withoutServers(_ modules: ModuleList) throws -> AppEnvironment {
    let nowhere = Server(url: URL(filePath: "/"), isDemo: false)
    return AppEnvironment(
      servers: Dictionary(modules.servers.map { ($0.id, nowhere) }, uniquingKeysWith: { $1 }), storeFile: nil,
      language: .en, settings: try Settings(modules.allSettings([.en]), layers: []))
  }
}
