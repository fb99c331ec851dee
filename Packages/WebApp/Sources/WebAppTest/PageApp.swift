public import Composition
import Persistence
import Presentation
public import WebApp
import WebUI

/// An app whose pages a test requests, with the modules of a feature.
@MainActor public struct PageApp {
  /// The server of the pages.
  public let server: WebServer
  /// The address with the key, which works once.
  public let address: String

  /// Starts an app with a module.
  ///
  /// - Parameters:
  ///   - module: The module of the feature.
  ///   - pages: The pages, or `nil` for those of the module.
  ///   - images: The proxy of images, or `nil` to load none.
  ///   - register: A closure that registers what the test provides in place of the module.
  public init(
    _ module: some WebModule, pages: [WebScene]? = nil, images: ImageProxy? = nil,
    register: (inout Container) -> Void
  ) async throws {
    let modules = try ModuleList([module], format: RouteURLFormat(scheme: "tessera"))
    let environment = AppEnvironment(
      servers: [:], storeFile: nil, language: .en, settings: try Settings(modules.settings, layers: []))
    var container = try await Container.app(
      environment, modules, secrets: .inMemory(), consent: StorageConsent(standing: false))
    register(&container)
    server = try WebServer()
    let session = try WebSession(
      name: "tessera", scenes: pages ?? module.pages, container: container, access: WebAccess(port: server.port),
      images: images)
    address = session.address ?? ""
    server.serve(session)
  }

  /// Returns a client that has exchanged the key.
  public func enter() async -> PageClient {
    var client = PageClient(port: server.port)
    _ = await client.enter(address)
    return client
  }
}
