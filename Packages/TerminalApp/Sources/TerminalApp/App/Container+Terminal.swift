public import Composition
import Foundation
import Networking
import Persistence
import TerminalImages

extension Container {
  /// Creates the container of a terminal app: the registrations of ``app(_:_:secrets:consent:interface:)`` and those for
  /// images.
  ///
  /// - Parameter userAgent: The user agent in requests for images.
  static func app(
    _ environment: AppEnvironment, _ modules: ModuleList, secrets: SecretStore, consent: StorageConsent,
    userAgent: String
  ) async throws -> Container {
    try await app(environment, modules, secrets: secrets, consent: consent) { container in
      container.register(Images.self) { resolver in
        Images(
          environment.settings[.images] == .auto ? try resolver.resolve(CurlTransport.self) : nil,
          hosts: Set(environment.servers.values.compactMap { $0.url.host(percentEncoded: false)?.lowercased() }),
          userAgent: userAgent)
      }
    }
  }

  /// Creates the container of the current app without servers and files, to describe or verify its dependencies.
  ///
  /// - Throws: A ``Failure`` if the modules of the app conflict, or the error of a module.
  public static func withoutServers() async throws -> Container {
    let modules = try AppDefinition.current.moduleList()
    return try await .app(
      .withoutServers(modules), modules, secrets: .inMemory(), consent: StorageConsent(standing: false),
      userAgent: AppDefinition.current.name)
  }
}
