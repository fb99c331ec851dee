import DemoServer
import Foundation

extension Surroundings {
  /// Runs something with the servers that the settings name. For services without one there is a demo server inside this process,
  /// which ends with the call.
  ///
  /// - Parameter services: Those that are needed.
  static func with<Result>(
    _ settings: Settings, paths: Paths, services: [Service] = Assemblies.services,
    isolation: isolated (any Actor)? = #isolation, _ body: (Surroundings) async throws -> Result
  ) async throws -> Result {
    var servers = settings.servers.mapValues { Server(url: $0.value, isDemo: false) }
    let played = services.filter { servers[$0] == nil }
    let demo = played.isEmpty ? nil : try await DemoServer.start()
    for service in played {
      guard let base = demo?.baseURL else { continue }
      servers[service] = Server(
        url: service.demoPath.isEmpty ? base : base.appending(path: service.demoPath), isDemo: true)
    }
    do {
      let result = try await body(
        Surroundings(
          servers: servers, storeFile: paths.store, language: settings.language.value,
          loadsPictures: settings.pictures.value == .auto,
          settings: settings.features.mapValues(\.value)))
      await demo?.stop()
      return result
    } catch {
      await demo?.stop()
      throw error
    }
  }
}
