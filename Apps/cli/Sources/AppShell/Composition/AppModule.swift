import ArgumentParser
import Composition
import Networking
import TerminalUI

/// Everything that one feature adds to this app: what any app composes, and its commands.
protocol AppModule: FeatureModule where Interface == TerminalInterface {
  /// The feature's commands, in the order of the help.
  var commands: [any ParsableCommand.Type] { get }
  /// What the feature's screens do by keys. Users may give them other keys.
  var keyCommands: [Command] { get }
  /// Removes the data that is stored for an account that has ended.
  func removeData(of account: Account, _ container: Container) throws
}

extension AppModule {
  var commands: [any ParsableCommand.Type] { [] }
  var keyCommands: [Command] { [] }
  func removeData(of account: Account, _ container: Container) throws {}

  fileprivate var asFeatureModule: any FeatureModule<TerminalInterface> { self }
}

/// The modules that the app consists of.
enum AppModules {
  /// The features, in the order of their tabs. A test composes the app of others.
  @TaskLocal static var features = Features.all

  /// The features and the app's own destination, checked against each other.
  static func list() throws(Failure) -> ModuleList<TerminalInterface> {
    let modules = features.map { $0.asFeatureModule }
    let home = modules.flatMap { $0.tabs }.first
    do throws(ModuleConflict) {
      return try ModuleList(
        modules + [AboutModule(home: home)], format: RouteURLFormat(scheme: "tessera", host: "momentsapp.com"))
    } catch {
      throw Failure(error.description)
    }
  }

  /// Everything that keys can do on any screen.
  static var keyCommands: Set<Command> {
    Set(
      Command.ofTerminalUI + Command.ofApp + features.flatMap(\.tabs).indices.map(Command.tab)
        + features.flatMap { $0.keyCommands + $0.shortcuts.map { Command($0.command) } })
  }
}

extension ModuleList<TerminalInterface> {
  /// The route of the first screen.
  var home: Route { tabs.first ?? RouteKey.about() }
}
