public import ArgumentParser
public import Composition
public import Foundation
import Networking
public import Persistence
public import Presentation
public import TerminalUI

/// The definition of a terminal app: its name, its features, and the parts that no feature provides.
///
/// ArgumentParser creates commands from their types, so a command gets the definition of its app from ``current``.
/// ``Program/main(_:arguments:)`` sets this property.
public struct AppDefinition: Sendable {
  /// The definition of the running app. Tests can set it, too.
  // allow(no-shared-instances): ArgumentParser creates commands without arguments
  @TaskLocal public static var current = AppDefinition(name: "app", version: "0")
  /// The language of the help and of messages about the command line. ``Program/main(_:arguments:)`` sets it, and tests can set
  /// it, too.
  // allow(no-shared-instances): ArgumentParser creates commands without arguments
  @TaskLocal public static var language = Language.en

  /// The name of the command, in lowercase. The app's URLs and the names of its directories and JSON schemas begin with
  /// this name. The names of its environment variables begin with this name in uppercase.
  public let name: String
  /// The version that `--version` prints.
  public let version: String
  /// The licenses of all parts that are linked into the program. `--licenses` prints them.
  public let licenses: [License]
  /// The languages that users can choose, in the order in which a key changes to the next one. Text without a translation
  /// is in English.
  public let languages: [Language]
  /// The texts of `TerminalUI` in languages other than English and Simplified Chinese.
  public let strings: [Language: TerminalStrings]
  /// The host of the app's web links, or `nil` for an app without web links.
  public let linkHost: String?
  /// The sentences about the app itself that `--help` prints first, or `nil` for a description that is the same in every
  /// app.
  public let help: LocalizedText?
  /// The modules of the features, in the order of their tabs. The destinations `about`, `settings`, `outbox` and
  /// `subscriptions` belong to the app, so no feature can have them.
  public let features: [any TerminalModule]
  /// The commands that belong to no feature.
  public let commands: [any ParsableCommand.Type]
  /// A closure that starts a demo server for all services of the app, or `nil` for an app without a demo server.
  public let startDemoServer: (@Sendable (DemoOptions) async throws -> DemoService)?
  /// The combined modules. They are stored because the configurations of commands need them, and ArgumentParser reads
  /// each configuration several times.
  private let modules: Result<ModuleList, ModuleConflict>
  private let scenes: [String: TerminalScene]
  /// Whether a feature has an outbox.
  let hasOutbox: Bool
  /// The names of the servers and settings, for the help of options. Empty if the modules conflict.
  let optionNames: (servers: [String], settings: [String])

  /// Creates the definition of an app.
  public init(
    name: String, version: String, licenses: [License] = [], languages: [Language] = [.en, .zhHans],
    strings: [Language: TerminalStrings] = [:], linkHost: String? = nil, help: LocalizedText? = nil,
    features: [any TerminalModule] = [], commands: [any ParsableCommand.Type] = [],
    startDemoServer: (@Sendable (DemoOptions) async throws -> DemoService)? = nil
  ) {
    self.name = name
    self.version = version
    self.licenses = licenses
    self.languages = languages
    self.strings = strings
    self.linkHost = linkHost
    self.help = help
    self.features = features
    self.commands = commands
    self.startDemoServer = startDemoServer
    hasOutbox = features.flatMap(\.schemas).contains(OutboxStorage.schema)
    let about = AboutModule(
      name: name, version: version, home: features.flatMap(\.tabs).first, hasOutbox: hasOutbox)
    let modules = features + [about]
    self.modules = Result { () throws(ModuleConflict) in
      try ModuleList(modules, format: RouteURLFormat(scheme: name, host: linkHost))
    }
    scenes = Dictionary(modules.flatMap(\.scenes).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let list = try? self.modules.get()
    optionNames = (list?.servers.map(\.id.rawValue) ?? [], list?.allSettings(languages).map(\.name) ?? [])
  }

  /// Returns the modules of the features, and the module of the app's own destinations, after validating their
  /// combination.
  ///
  /// - Throws: A ``Failure`` if two features declare the same name, if a feature declares a destination of the app, or if
  ///   a tab or shortcut has no destination.
  public func moduleList() throws(Failure) -> ModuleList {
    let reserved = Set(AboutModule.names)
    if let name = features.flatMap(\.destinations).map(\.name).first(where: reserved.contains) {
      throw Failure(
        "A feature declares the destination \(name), which the app itself has: rename it, for example to my-\(name).")
    }
    do throws(ModuleConflict) {
      return try modules.get()
    } catch {
      throw Failure(error.description)
    }
  }

  /// Returns the screen and the report of a route's destination, or `nil` if no module draws the destination.
  func scene(of route: Route) -> TerminalScene? { scenes[route.name] }

  /// Creates the screen of a route.
  ///
  /// - Throws: An `InvalidRoute` error if no module draws the destination, or the error of the feature.
  @MainActor func scene(
    _ route: Route, _ context: SceneContext<TerminalInterface>
  ) throws -> Scene<TerminalInterface> {
    guard let scene = scenes[route.name] else { throw InvalidRoute(route: route) }
    return try scene.make(route, context)
  }

  /// The commands to which users can bind keys: those of `TerminalUI`, of the app and of its features.
  public var keyCommands: Set<Command> {
    Set(
      Command.ofTerminalUI + Command.ofApp + features.flatMap(\.tabs).indices.map(Command.tab)
        + features.flatMap { $0.keyCommands + $0.shortcuts.map { Command($0.command) } })
  }

  /// Returns the name of the environment variable that contains a setting or a secret, such as `TESSERA_PASSWORD`.
  public func variable(_ setting: String) -> String { AppEnvironment.variable(setting, of: name) }

  /// Returns the name of the JSON schema of a command, such as `tessera.config/1`.
  func schema(_ command: String) -> String { "\(name).\(command)/1" }
}

/// The options with which a demo server starts.
public struct DemoOptions: Sendable {
  /// The port, or 0 for any unused port.
  public var port: UInt16 = 0
  /// The file that stores changes, or `nil` to discard changes when the server stops.
  public var stateFile: URL?
}

/// A demo server that runs inside this process and provides the services of an app.
public struct DemoService: Sendable {
  /// The base URL of all services.
  public let url: URL
  /// The secrets that the server accepts, keyed by the names under which clients store them.
  public let secrets: [String: Secret]
  /// The user of the demo Mastodon server with whose account the screens start, or `nil` if there is none.
  public let user: DemoUser?
  /// A closure that returns whether the server is running.
  public let isRunning: @Sendable () -> Bool
  /// A closure that stops the server.
  public let stop: @Sendable () async -> Void

  /// Creates a handle to a running server.
  public init(
    url: URL, secrets: [String: Secret] = [:], user: DemoUser? = nil,
    isRunning: @escaping @Sendable () -> Bool = { true },
    stop: @escaping @Sendable () async -> Void
  ) {
    self.url = url
    self.secrets = secrets
    self.user = user
    self.isRunning = isRunning
    self.stop = stop
  }
}

/// A user of a demo server. The credentials are public and protect only invented data.
public struct DemoUser: Sendable {
  let name: String
  let token: String
  let client: OAuthClient

  /// Creates a user from the name that the app shows, the access token, and the client that can revoke the token.
  public init(name: String, token: String, clientID: String, clientSecret: String) {
    self.name = name
    self.token = token
    client = OAuthClient(id: clientID, secret: clientSecret)
  }
}

extension ModuleList {
  /// The route of the first screen.
  package var home: Route { tabs.first ?? RouteKey.about() }
}
