import Composition
import WebApp
import WebUI

/// The example in the documentation. The compiler checks it.
@MainActor private func start(_ container: Container) throws -> WebServer {
  let server = try WebServer()
  let session = try WebSession(
    name: "notes", scenes: NotesModule().pages, container: container, access: WebAccess(port: server.port))
  server.serve(session)
  return server
}
