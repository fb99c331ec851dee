public import Composition
import Foundation
import Networking
package import Persistence
public import Presentation
public import Reactive
import TerminalUI

/// A composed app without screens, for commands.
public struct App: Sendable {
  /// The settings of the user.
  public let settings: AppSettings
  /// The servers, the paths and the settings of the app.
  public let environment: AppEnvironment
  /// The modules of the features, and the module of the app's own destinations.
  public let modules: ModuleList
  /// The container that resolves the features and their dependencies.
  public let container: Container
  /// The accounts that the user is logged in to.
  public let accounts: any AccountProvider
  package let definition: AppDefinition

  /// Composes an app from all modules of its definition.
  package init(
    _ settings: AppSettings, _ environment: AppEnvironment, secrets: SecretStore, consent: StorageConsent,
    definition: AppDefinition = .current
  ) async throws {
    self.settings = settings
    self.environment = environment
    self.definition = definition
    modules = try definition.moduleList()
    container = try await .app(environment, modules, secrets: secrets, consent: consent, userAgent: definition.name)
    accounts = try container.resolve((any AccountProvider).self)
  }

  /// Returns the server to which requests go: the server of the user's account if there is one, or else the server in
  /// the environment. The account can be at another server only if the user has not named a server.
  ///
  /// - Throws: An `UnknownServer` error if the environment was created without the server.
  public func server(_ id: ServerID) throws -> AppEnvironment.Server {
    try environment.server(id, of: accounts.account(at: id))
  }

  /// Returns the server that receives a change, which is not the demo server: that ends with the command, and takes the
  /// change with it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the server.
  ///   - message: The message for a user who has named no server.
  /// - Throws: A ``Failure`` if requests would go to the demo server: with the message, or, if the user's account cannot
  ///   be read, with that reason.
  public func lastingServer(_ id: ServerID, demoEnds message: LocalizedText) throws -> AppEnvironment.Server {
    let server = try server(id)
    try accounts.requireReadable(at: id, replacedBy: server, settings.language)
    if server.lastingURL == nil { throw Failure(message[settings.language], .usage) }
    return server
  }

  /// Returns the error for a destination of a feature that uses servers none of which has a URL, or `nil` for any other
  /// destination.
  func missingServer(of route: Route) -> (any Error)? {
    let feature = definition.features.first { $0.destinations.contains { $0.name == route.name } }
    guard let servers = feature?.servers, servers.allSatisfy({ environment.servers[$0.id] == nil }) else { return nil }
    return servers.first.map { UnknownServer(id: $0.id) }
  }

  /// Prints warnings to standard error until the result is disposed of, and then the number of entries that servers
  /// sent and that were skipped.
  public func printWarnings() throws -> any Disposable {
    let skipped = try container.resolve(SkippedEntries.self)
    let warn = { @Sendable [definition, language = settings.language] (text: LocalizedText) in
      Program.warn([StyledText(TerminalText("\(definition.name): \(text[language])"))])
    }
    if settings.theme == .custom, let problem = settings.themeFile?.problem {
      Program.warn([StyledText(TerminalText("\(definition.name): \(problem)"))])
    }
    let warnings = try container.resolve(Warnings.self).texts.subscribe(onNext: { warn($0) })
    return Disposables.create {
      warnings.dispose()
      if let message = skipped.message { warn(message) }
    }
  }

  /// Lets the features end what must not outlast the app, and prints their messages to standard error.
  func terminate() async {
    for feature in definition.features {
      for message in await feature.appWillTerminate(container) {
        Program.warn([StyledText(TerminalText("\(definition.name): \(message[settings.language])"))])
      }
    }
  }

  /// Removes the data of an account that no longer exists, and warns the user if this fails.
  func removeDataOrWarn(of account: Account) {
    do {
      try container.removeData(of: account)
    } catch {
      // allow(no-dropped-errors): an app without warnings has no place to show one
      try? container.resolve(Warnings.self).add(AppText.notRemoved(LocalizedText(describing: error)))
    }
  }
}

extension App {
  /// Emits the warnings, and the messages about entries that servers send and that are skipped. Never fails.
  var notices: Observable<LocalizedText> {
    get throws {
      .merge(try container.resolve(Warnings.self).texts, try container.resolve(SkippedEntries.self).messages)
    }
  }
}

extension SettingsOptions {
  /// The store of the user's secrets.
  var secrets: SecretStore {
    SecretStore(
      service: AppDefinition.current.name, directory: paths.data.appending(path: "secrets"), environment: environment,
      onTimeout: { [name = AppDefinition.current.name, language] in
        // Secrets are first read before there is a screen.
        Program.warn([StyledText(TerminalText("\(name): \(AppText.keyringTimeout[language])"))])
      })
  }

  /// Composes the app for the duration of a closure.
  ///
  /// - Parameters:
  ///   - server: The only server that the command uses, or `nil` for all servers.
  ///   - own: The settings that the command's own options set, keyed by name.
  ///   - needed: The servers that the command needs, or `nil` for all servers.
  ///   - consent: The object that asks the user whether secrets may be written to a file.
  ///   - body: A closure that receives the composed app.
  /// - Returns: The result of `body`.
  @MainActor public func withApp<Result>(
    for server: ServerID? = nil, own: [String: String] = [:], servers needed: [ServerID]? = nil,
    consent: StorageConsent = StorageConsent(standing: false), _ body: @MainActor (App) async throws -> Result
  ) async throws -> Result {
    try await withApp(load(for: server, own: own), servers: needed, consent: consent, body)
  }

  @MainActor func withApp<Result>(
    _ settings: AppSettings, servers needed: [ServerID]? = nil, isLoggedInToDemo: Bool = false, consent: StorageConsent,
    _ body: @MainActor (App) async throws -> Result
  ) async throws -> Result {
    let definition = AppDefinition.current
    let (secrets, environmentVariables) = (secrets, environment)
    let servers = try definition.moduleList().servers.filter { needed?.contains($0.id) ?? true }
    return try await AppEnvironment.with(
      settings, paths: paths, servers: servers, isLoggedIn: isLoggedInToDemo
    ) { environment in
      let app = try await App(settings, environment, secrets: secrets, consent: consent, definition: definition)
      let terminal = TerminalEnvironment(locale: TerminalEnvironment.locale { environmentVariables[$0] })
      if let problem = terminal.localeProblem {
        try app.container.resolve(Warnings.self).add(problem)
      }
      let endings = app.accounts.endings.subscribe(onNext: { app.removeDataOrWarn(of: $0) })
      app.accounts.deleteData { try app.container.removeData(of: $0) }
      defer {
        endings.dispose()
        app.accounts.deleteData(with: nil)
        app.accounts.temporary.forEach(app.removeDataOrWarn)
      }
      let result: Result
      do {
        result = try await body(app)
      } catch {
        await app.terminate()
        throw error
      }
      await app.terminate()
      return result
    }
  }
}
