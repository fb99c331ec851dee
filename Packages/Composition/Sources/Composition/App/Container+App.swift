import Foundation
public import Networking
public import Persistence
import Presentation
import Reactive

extension Container {
  /// Creates the container of an app with the shared registrations, followed by those of each module.
  ///
  /// - Parameters:
  ///   - environment: The servers, the paths and the settings of the app.
  ///   - modules: The modules of the app.
  ///   - secrets: The store of credentials.
  ///   - consent: The object that asks the user whether secrets may be written to a file.
  ///   - interface: A closure that registers what the user interface adds, before the modules do.
  public static func app(
    _ environment: AppEnvironment, _ modules: ModuleList, secrets: SecretStore, consent: StorageConsent,
    interface: (inout Container) -> Void = { _ in }
  ) async throws -> Container {
    let (schemas, servers) = (modules.schemas, modules.servers.map(\.id))
    var container = Container()
    container.register(AppEnvironment.self) { _ in environment }
    container.register(ModuleList.self) { _ in modules }
    container.register(SecretStore.self) { _ in secrets }
    container.register(SecretStore.self, samples: servers) { _, server in
      environment.servers[server].map { $0.lastingURL == nil } == true
        ? .inMemory(environment.demoSecrets) : secrets
    }
    container.register(StorageConsent.self) { _ in consent }
    container.register((any AccountProvider).self) { _ in NoAccounts() }
    container.register(TokenEvents.self) { _ in TokenEvents() }
    container.register(CurlTransport.self) { _ in CurlTransport() }
    container.register(Warnings.self) { resolver in
      let warnings = Warnings()
      if let problem = try resolver.resolve((any AccountProvider).self).problem { warnings.add(problem) }
      return warnings
    }
    container.register(SkippedEntries.self) { _ in SkippedEntries() }
    container.register(Store.self, samples: Storage.allCases) { resolver, storage in
      guard storage == .file, let file = environment.storeFile else { return try Store.inMemory(schemas: schemas) }
      // A damaged file is not modified, so that the user can repair it.
      let warnings = try resolver.resolve(Warnings.self)
      var options = StoreOptions()
      options.onFallback = { warnings.add(storeUnusable(LocalizedText(describing: $0))) }
      do {
        return try Store(file: file, schemas: schemas, options: options)
      } catch {
        warnings.add(storeUnusable(LocalizedText(describing: error)))
        return try Store.inMemory(schemas: schemas)
      }
    }
    container.register(APIClient.self, samples: servers) { resolver, server in
      let accounts = try resolver.resolve((any AccountProvider).self)
      let cookies = accounts.cookies(at: server)
      return APIClient(
        baseURL: try environment.server(server, of: accounts.account(at: server)).url,
        transport: try resolver.transport(to: server),
        interceptors: [try resolver.skippedEntries()] + (cookies.map { [CookieInterceptor($0)] } ?? []))
    }
    interface(&container)
    for module in modules.modules { try await module.register(in: &container) }
    return container
  }

  /// Returns the store in the app's file, for deleting data.
  ///
  /// - Throws: ``StoreUnused`` if the file cannot be used. The store is then in memory, and the data stays in the file.
  public func storeOfFile() throws -> Store {
    let store = try resolve(Store.self, Storage.file)
    let environment = try resolve(AppEnvironment.self)
    if let file = environment.storeFile, !store.usesFile { throw StoreUnused(file: file) }
    return store
  }

  /// Removes the data of a removed account from all features.
  ///
  /// - Throws: The error of a feature or of the store, or ``StoreUnused`` if the data stays in the file.
  public func removeData(of account: Account) throws {
    let store = try resolve(Store.self, Storage.file)
    let usesFile = store.usesFile
    for module in try resolve(ModuleList.self).modules { try module.removeData(of: account, self) }
    try store.checkpoint()
    // The store leaves its file if it finds that the file is damaged. The data is then still in the file.
    if usesFile { _ = try storeOfFile() }
    // If another process has logged the account out, it has already removed the data, which live queries do not
    // notice.
    try store.refresh()
  }

  /// Returns the message for a store that cannot be used. The data is then stored in memory only, and the file is not
  /// modified.
  private static func storeUnusable(_ reason: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "Data is not stored in this session. \(reason[.en])", zhHans: "本次会话的数据不会保存。\(reason[.zhHans])")
  }

  /// The location of a store.
  public enum Storage: Hashable, CaseIterable, Sendable {
    /// The store is in memory. The data is lost when the process ends.
    case memory
    /// The store is the app's store file.
    case file
  }
}

/// The error for a store file that cannot be used, so that data in it cannot be deleted.
public struct StoreUnused: Error, CustomStringConvertible {
  let file: URL

  /// A description of what happened and what to do.
  public var description: String {
    "The file \(file.path(percentEncoded: false)) cannot be used. `cache clear` deletes it."
  }

  var chinese: String { "无法使用文件 \(file.path(percentEncoded: false))。`cache clear` 会将其删除。" }
}

extension AppEnvironment.Server {
  /// The location of the server's data. The data of a demo server is stored in memory.
  var storage: Container.Storage { lastingURL == nil ? .memory : .file }
}

extension AppEnvironment {
  /// Returns the server that receives a user's requests: the server of the account, or the server with the given
  /// identifier if `account` is `nil`. The account can be at another server only if the user has not named a server.
  ///
  /// - Throws: An `UnknownServer` error if the environment was created without the server.
  public func server(_ id: ServerID, of account: Account?) throws -> Server {
    let server = try server(id)
    guard let account, account.server != server.url else { return server }
    return Server(url: account.server, isDemo: false)
  }
}

/// A transport that sends nothing, because the user's server is unknown.
private struct UnknownServerTransport: Transport {
  func start(_ request: HTTPRequest, completion: @escaping ExchangeCompletion) -> any TransportTask {
    completion(.failure(.unknownServer))
    return NoTask()
  }

  private struct NoTask: TransportTask {
    func cancel() {}
  }
}

extension Resolver {
  /// Returns the transport for the requests to a server. It sends nothing if the demo server would take the place of the
  /// server of an account that cannot be read.
  func transport(to id: ServerID) throws -> any Transport {
    let accounts = try resolve((any AccountProvider).self)
    let server = try resolve(AppEnvironment.self).server(id, of: accounts.account(at: id))
    return accounts.cannotTell(id, replacedBy: server) ? UnknownServerTransport() : try resolve(CurlTransport.self)
  }

  /// Returns the client of a server. The requests of the client contain the cookies of the session at that server.
  public func client(_ server: ServerID) throws -> APIClient { try resolve(APIClient.self, server) }

  /// Returns the store for the data of a server.
  public func store(_ server: ServerID) throws -> Store {
    let account = try resolve((any AccountProvider).self).account(at: server)
    return try resolve(Store.self, resolve(AppEnvironment.self).server(server, of: account).storage)
  }
}
