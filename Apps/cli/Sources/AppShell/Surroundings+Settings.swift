import DemoServer
import Foundation
import Presentation

extension Surroundings {
  /// Runs something with the server that the settings name. Without one, that is a demo server inside this process, which ends
  /// with the call; what it says is kept in memory only, apart from what real servers say.
  static func with<Result>(
    _ settings: Settings, paths: Paths, isolation: isolated (any Actor)? = #isolation,
    _ body: (Surroundings) async throws -> Result
  ) async throws -> Result {
    let language = settings.language.value
    if let server = settings.server.value {
      let name = (server.host ?? "") + (server.port.map { ":\($0)" } ?? "")
      return try await body(
        Surroundings(server: server, serverName: name, storeFile: paths.store, language: language))
    }
    let demo = try await DemoServer.start()
    let result = try await body(
      Surroundings(
        server: demo.baseURL.appending(path: "wanandroid"), serverName: AppText.demoServer[language], storeFile: nil,
        language: language))
    await demo.stop()
    return result
  }
}
