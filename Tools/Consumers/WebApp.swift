import WebApp
import WebUI

func start(_ session: @MainActor @Sendable (WebAccess) throws -> WebSession) async throws -> WebServer {
  let server = try WebServer()
  server.serve(try await session(WebAccess(port: server.port)))
  return server
}
