public import ArgumentParser
public import Composition
public import Foundation
import TerminalUI

/// What makes one terminal app: its name, its features and what only it has.
///
/// ArgumentParser creates commands by their types, so they find the app that they belong to in ``current``. ``Program/main(_:)`` sets it.
public struct AppDefinition: Sendable {
  /// The app whose command line runs. Tests set it, too.
  @TaskLocal public static var current = AppDefinition(name: "app", version: "0")

  /// The name of the command, in lower case. The app's folders, environment variables, JSON schemas and URLs begin with it.
  public let name: String
  /// What `--version` prints.
  public let version: String
  /// The help of the command without its first line.
  public let discussion: String
  /// The host of links to screens that open in a browser, too, or `nil` for an app without such links.
  public let linkHost: String?
  /// The features, in the order of their tabs.
  public var features: [any AppModule]
  /// The commands that belong to no feature.
  public let commands: [any ParsableCommand.Type]
  /// The licenses of everything that is linked into the program, its own first.
  public let licenses: [License]
  /// Starts a server that plays every server without a URL. `nil` for an app without such a server.
  public let startDemoServer: (@Sendable () async throws -> DemoService)?

  /// Declares an app.
  public init(
    name: String, version: String, discussion: String = "", linkHost: String? = nil, features: [any AppModule] = [],
    commands: [any ParsableCommand.Type] = [], licenses: [License] = [],
    startDemoServer: (@Sendable () async throws -> DemoService)? = nil
  ) {
    self.name = name
    self.version = version
    self.discussion = discussion
    self.linkHost = linkHost
    self.features = features
    self.commands = commands
    self.licenses = licenses
    self.startDemoServer = startDemoServer
  }

  /// Returns the features and the app's own destination, checked against each other.
  ///
  /// - Throws: A ``Failure`` if two features declare the same name.
  public func moduleList() throws(Failure) -> ModuleList<TerminalInterface> {
    let modules = features.map { $0.asFeatureModule }
    let about = AboutModule(name: name, version: version, home: modules.flatMap { $0.tabs }.first)
    do throws(ModuleConflict) {
      return try ModuleList(modules + [about], format: RouteURLFormat(scheme: name, host: linkHost))
    } catch {
      throw Failure(error.description)
    }
  }

  /// Everything that keys can do on any screen.
  var keyCommands: Set<Command> {
    Set(
      Command.ofTerminalUI + Command.ofApp + features.flatMap(\.tabs).indices.map(Command.tab)
        + features.flatMap { $0.keyCommands + $0.shortcuts.map { Command($0.command) } })
  }

  /// The name of the JSON schema of a command: `tessera.config/1`.
  func schema(_ command: String) -> String { "\(name).\(command)/1" }
}

/// A server inside the process that plays the servers of an app.
public struct DemoService: Sendable {
  /// The URL that the paths of all services are below.
  public let url: URL
  /// Stops the server.
  public let stop: @Sendable () async -> Void

  /// Creates a handle of a server that runs.
  public init(url: URL, stop: @escaping @Sendable () async -> Void) {
    self.url = url
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
