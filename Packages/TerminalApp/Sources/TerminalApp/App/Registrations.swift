public import Composition
import Foundation
public import Networking
public import Persistence
import Presentation
import Reactive
import TerminalImages
import TerminalUI

extension Container {
  /// Everything that the app consists of: what features share, then what each module registers.
  ///
  /// - Parameters:
  ///   - consent: Asks whether secrets may be written to a file.
  ///   - userAgent: What servers of images are told about the app.
  static func app(
    _ environment: AppEnvironment, _ modules: ModuleList<TerminalInterface>, secrets: SecretStore,
    consent: StorageConsent, userAgent: String
  ) async throws -> Container {
    let (schemas, servers) = (modules.schemas, modules.servers.map(\.id))
    var container = Container()
    container.register(AppEnvironment.self) { _ in environment }
    container.register(ModuleList<TerminalInterface>.self) { _ in modules }
    container.register(SecretStore.self) { _ in secrets }
    container.register(StorageConsent.self) { _ in consent }
    container.register((any AccountProvider).self) { _ in NoAccounts() }
    container.register(CurlTransport.self) { _ in CurlTransport() }
    container.register(Images.self) { resolver in
      Images(
        environment.settings[.images] == .auto ? try resolver.resolve(CurlTransport.self) : nil,
        hosts: Set(environment.servers.values.compactMap { $0.url.host(percentEncoded: false)?.lowercased() }),
        userAgent: userAgent)
    }
    container.register(Warnings.self) { resolver in
      let warnings = Warnings()
      // Ends with the accounts.
      _ = try resolver.resolve((any AccountProvider).self).expirations.subscribe(onNext: { warnings.add($0) })
      return warnings
    }
    container.register(Store.self, samples: Storage.allCases) { resolver, storage in
      guard storage == .file, let file = environment.storeFile else { return try Store.inMemory(schemas: schemas) }
      // A damaged file stays as it is, so that it can be repaired, also when the damage is found later.
      let warnings = try resolver.resolve(Warnings.self)
      var options = StoreOptions()
      options.onDamage = { warnings.add(AppText.storeUnusable("\($0)")) }
      do {
        return try Store(file: file, schemas: schemas, options: options)
      } catch {
        warnings.add(AppText.storeUnusable("\(error)"))
        return try Store.inMemory(schemas: schemas)
      }
    }
    container.register(APIClient.self, samples: servers) { resolver, server in
      let cookies = try resolver.resolve((any AccountProvider).self).cookies(at: server)
      return APIClient(
        baseURL: try environment.server(server).url, transport: try resolver.resolve(CurlTransport.self),
        interceptors: cookies.map { [CookieInterceptor($0)] } ?? [])
    }
    for module in modules.modules { try await module.register(in: &container) }
    return container
  }

  /// Where data is stored.
  public enum Storage: Hashable, CaseIterable, Sendable {
    /// In memory: it ends with the process.
    case memory
    /// In the app's file.
    case file
  }

  /// What the app is made of, without servers and files.
  static func withoutServers() async throws -> Container {
    let modules = try AppDefinition.current.moduleList()
    return try await .app(
      .withoutServers(modules), modules, secrets: .inMemory(), consent: StorageConsent(standing: false),
      userAgent: AppDefinition.current.name)
  }
}

extension AppEnvironment.Server {
  /// The data of the demo server ends with it.
  var storage: Container.Storage { isDemo ? .memory : .file }
}

extension Resolver {
  /// Returns the client of a server. Cookies that prove a session there are sent.
  public func client(_ server: ServerID) throws -> APIClient { try resolve(APIClient.self, server) }

  /// Returns the store for the data of a server.
  public func store(_ server: ServerID) throws -> Store {
    try resolve(Store.self, resolve(AppEnvironment.self).server(server).storage)
  }
}

extension ReportContext {
  /// The servers, the paths and the settings.
  public var environment: AppEnvironment { get throws { try container.resolve() } }
  /// The accounts that the user is logged in to.
  public var accounts: any AccountProvider { get throws { try container.resolve((any AccountProvider).self) } }

  /// Returns what a server is called.
  public func name(of server: ServerID) throws -> String { try environment.server(server).name(in: language) }

  /// Loads something from a server. A session that the server no longer accepts is forgotten.
  ///
  /// - Throws: A ``Failure`` with the server's name for a `LoadFailure`; every other error as it is.
  public func load<Result>(
    from server: ServerID, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    let accounts = try accounts
    return try await Failure.naming(name(of: server), in: language) {
      try await accounts.expiring(at: server, body)
    }
  }
}
