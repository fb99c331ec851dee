public import ArgumentParser
public import Composition
public import Networking
public import TerminalUI

/// Everything that one feature adds to a terminal app: what any app composes, and its commands.
public protocol AppModule: FeatureModule where Interface == TerminalInterface {
  /// The feature's commands, in the order of the help.
  var commands: [any ParsableCommand.Type] { get }
  /// What the feature's screens do by keys. Users may give them other keys.
  var keyCommands: [Command] { get }
  /// Removes the data that is stored for an account that has ended.
  func removeData(of account: Account, _ container: Container) throws
}

extension AppModule {
  public var commands: [any ParsableCommand.Type] { [] }
  public var keyCommands: [Command] { [] }
  public func removeData(of account: Account, _ container: Container) throws {}
}
