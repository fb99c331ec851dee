public import ArgumentParser
public import Composition
public import Foundation
public import Presentation
import TerminalUI

/// The definition of a terminal app: its name, its features, and the parts that no feature provides.
///
/// ArgumentParser creates commands from their types, so a command gets the definition of its app from ``current``.
/// ``Program/main(_:)`` sets this property.
public struct AppDefinition: Sendable {
  /// The definition of the running app. Tests can set it, too.
  @TaskLocal public static var current = AppDefinition(name: "app", version: "0")
  /// The language of the help and of messages about the command line. ``Program/main(_:)`` sets it, and tests can set
  /// it, too.
  @TaskLocal public static var language = Language.en

  /// The name of the command, in lowercase. The app's URLs and the names of its directories and JSON schemas begin with
  /// this name. The names of its environment variables begin with this name in uppercase.
  public let name: String
  /// The version that `--version` prints.
  public let version: String
  /// The licenses of all parts that are linked into the program. `--licenses` prints them.
  public let licenses: [License]
  /// The host of the app's web links, or `nil` for an app without web links.
  public let linkHost: String?
  /// The modules of the features, in the order of their tabs.
  public let features: [any AppModule]
  /// The commands that belong to no feature.
  public let commands: [any ParsableCommand.Type]
  /// A closure that starts a demo server for all services of the app, or `nil` for an app without a demo server.
  public let startDemoServer: (@Sendable (DemoOptions) async throws -> DemoService)?
  /// The combined modules. They are stored because the configurations of commands need them, and ArgumentParser reads
  /// each configuration several times.
  private let modules: Result<ModuleList<TerminalInterface>, ModuleConflict>
  /// The names of the servers and settings, for the help of options. Empty if the modules conflict.
  let optionNames: (servers: [String], settings: [String])

  /// Creates the definition of an app.
  public init(
    name: String, version: String, licenses: [License] = [], linkHost: String? = nil, features: [any AppModule] = [],
    commands: [any ParsableCommand.Type] = [],
    startDemoServer: (@Sendable (DemoOptions) async throws -> DemoService)? = nil
  ) {
    self.name = name
    self.version = version
    self.licenses = licenses
    self.linkHost = linkHost
    self.features = features
    self.commands = commands
    self.startDemoServer = startDemoServer
    let modules = features.map { $0.asFeatureModule }
    let about = AboutModule(name: name, version: version, home: modules.flatMap { $0.tabs }.first)
    self.modules = Result { () throws(ModuleConflict) in
      try ModuleList(modules + [about], format: RouteURLFormat(scheme: name, host: linkHost))
    }
    let list = try? self.modules.get()
    optionNames = (list?.servers.map(\.id.rawValue) ?? [], list?.allSettings.map(\.name) ?? [])
  }

  /// Returns the modules of the features, and the module of the app's own destinations, after validating their
  /// combination.
  ///
  /// - Throws: A ``Failure`` if two features declare the same name, or if a tab or shortcut has no destination.
  public func moduleList() throws(Failure) -> ModuleList<TerminalInterface> {
    do throws(ModuleConflict) {
      return try modules.get()
    } catch {
      throw Failure(error.description)
    }
  }

  /// The commands to which users can bind keys: those of `TerminalUI`, of the app and of its features.
  var keyCommands: Set<Command> {
    Set(
      Command.ofTerminalUI + Command.ofApp + features.flatMap(\.tabs).indices.map(Command.tab)
        + features.flatMap { $0.keyCommands + $0.shortcuts.map { Command($0.command) } })
  }

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
  /// A closure that returns whether the server is running.
  public let isRunning: @Sendable () -> Bool
  /// A closure that stops the server.
  public let stop: @Sendable () async -> Void

  /// Creates a handle to a running server.
  public init(
    url: URL, isRunning: @escaping @Sendable () -> Bool = { true }, stop: @escaping @Sendable () async -> Void
  ) {
    self.url = url
    self.isRunning = isRunning
    self.stop = stop
  }
}

extension AppModule {
  fileprivate var asFeatureModule: any FeatureModule<TerminalInterface> { self }
}

extension ModuleList<TerminalInterface> {
  /// The route of the first screen.
  var home: Route { tabs.first ?? RouteKey.about() }
}
