public import ArgumentParser
public import Composition
public import Networking
public import TerminalUI

/// Everything that one feature adds to a terminal app: the declarations of a `FeatureModule`, its commands and its key
/// commands.
public protocol AppModule: FeatureModule where Interface == TerminalInterface {
  /// The feature's commands, in the order of the help.
  var commands: [any ParsableCommand.Type] { get }
  /// The commands that the feature's screens bind to keys. Users can bind other keys to them.
  var keyCommands: [Command] { get }
  /// Removes the data that the feature stored for a removed account.
  func removeData(of account: Account, _ container: Container) throws
}

extension AppModule {
  /// The default value, an empty array.
  public var commands: [any ParsableCommand.Type] { [] }
  /// The default value, an empty array.
  public var keyCommands: [Command] { [] }
  /// Does nothing.
  public func removeData(of account: Account, _ container: Container) throws {}
}
