public import ArgumentParser
public import Presentation

/// A command with a name, and with help in both languages.
public protocol NamedCommand: AsyncParsableCommand {
  /// The name of the command, in lowercase.
  static var name: String { get }
  /// One sentence that describes the command.
  static var abstract: LocalizedText { get }
  /// The help of the command below the first sentence.
  static var discussion: LocalizedText { get }
}

extension NamedCommand {
  /// The name and the help of the command.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: name, abstract: abstract, discussion: discussion)
  }
}
