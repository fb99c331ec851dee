public import ArgumentParser
public import Composition
public import Networking
public import Presentation
public import TerminalUI

/// Everything that one feature adds to a terminal app: the declarations of a `FeatureModule`, its commands and its key
/// commands.
public protocol AppModule: FeatureModule where Interface == TerminalInterface {
  /// The feature's commands, in the order of the help.
  var commands: [any ParsableCommand.Type] { get }
  /// The commands that the feature's screens bind to keys. Users can bind other keys to them.
  var keyCommands: [Command] { get }
  /// Ends what must not outlast the app, such as a session at a server whose login is not stored. The app calls this
  /// method before it terminates, and waits for it.
  ///
  /// - Returns: Messages for the user about what could not be ended.
  func appWillTerminate(_ container: Container) async -> [LocalizedText]
  /// Removes the data that the feature stored for a removed account.
  func removeData(of account: Account, _ container: Container) throws
}

extension AppModule {
  /// The default value, an empty array.
  public var commands: [any ParsableCommand.Type] { [] }
  /// The default value, an empty array.
  public var keyCommands: [Command] { [] }
  /// Does nothing, and returns an empty array.
  public func appWillTerminate(_ container: Container) async -> [LocalizedText] { [] }
  /// Does nothing.
  public func removeData(of account: Account, _ container: Container) throws {}
}
