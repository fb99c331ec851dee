public import ArgumentParser
public import Composition
public import Presentation

/// A command that opens the destination of one key, with an input that its arguments describe.
///
/// For example:
///
/// ```swift
/// struct RankCommand: RouteCommand {
///   static let name = "rank"
///   static let abstract = LocalizedText(en: "Show the coin ranking.", zhHans: "显示积分排名。")
///   static let discussion = LocalizedText(schema: "tessera.rank/1")
///   static let key = RouteKey.ranking
///
///   @OptionGroup var reading: ReadingOptions
/// }
/// ```
public protocol RouteCommand: DestinationCommand {
  /// The input of the destination.
  associatedtype Input: RouteInput
  /// The name of the command, in lowercase.
  static var name: String { get }
  /// One sentence that describes the command.
  static var abstract: LocalizedText { get }
  /// The help of the command below the first sentence.
  static var discussion: LocalizedText { get }
  /// The key of the destination.
  static var key: RouteKey<Input> { get }
  /// Returns the input of the destination.
  ///
  /// - Throws: A ``Failure`` if an argument is invalid.
  func input() throws(Failure) -> Input
}

extension RouteCommand {
  /// The name and the help of the command.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: name, abstract: abstract, discussion: discussion)
  }

  /// Returns the route of the destination and those below it.
  public func path(in modules: ModuleList<TerminalInterface>) throws(Failure) -> [Route] {
    modules.path(to: Self.key(try input()))
  }
}

extension RouteCommand where Input == NoInput {
  /// The input of a destination that takes none.
  public func input() -> NoInput { NoInput() }
}
