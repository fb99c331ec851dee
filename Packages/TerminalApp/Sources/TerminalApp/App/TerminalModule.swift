public import ArgumentParser
public import Composition
public import TerminalUI

/// Everything that one feature adds to a terminal app: the declarations of a `FeatureModule`, its screens, its commands
/// and its key commands.
public protocol TerminalModule: FeatureModule {
  /// The screens of the feature's destinations.
  var scenes: [TerminalScene] { get }
  /// The feature's commands, in the order of the help.
  var commands: [any ParsableCommand.Type] { get }
  /// The commands that the feature's screens bind to keys. Users can bind other keys to them.
  var keyCommands: [Command] { get }
}

extension TerminalModule {
  /// The default value, an empty array.
  public var commands: [any ParsableCommand.Type] { [] }
  /// The default value, an empty array.
  public var keyCommands: [Command] { [] }
}
