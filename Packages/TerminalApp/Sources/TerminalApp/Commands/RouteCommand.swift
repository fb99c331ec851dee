public import Composition
public import Presentation

/// A command that opens the destination of a route key. The command's arguments determine the input of the destination.
///
/// For example:
///
/// ```swift
/// struct RankCommand: RouteCommand {
///   static let name = "rank"
///   static let abstract = LocalizedText(en: "Show the coin ranking.", zhHans: "显示积分排名。")
///   static let key = RouteKey.ranking
///
///   @OptionGroup var reading: ReadingOptions
/// }
/// ```
public protocol RouteCommand: DestinationCommand, NamedCommand {
  /// The input of the destination.
  associatedtype Input: RouteInput
  /// The key of the destination.
  static var key: RouteKey<Input> { get }
  /// Returns the input of the destination.
  ///
  /// - Throws: A ``Failure`` if an argument is invalid.
  func input() throws(Failure) -> Input
}

extension RouteCommand {
  /// A text that names the destination's JSON schema, such as `tessera.profile/1`.
  public static var discussion: LocalizedText { LocalizedText(schema: AppDefinition.current.schema(key.name)) }

  /// The first server of the feature that has the destination, or `nil` if the feature uses no server.
  public var server: ServerID? {
    AppDefinition.current.features.first { $0.destinations.contains { $0.name == Self.key.name } }?.servers.first?.id
  }

  /// Returns the routes of the screens below the destination, followed by the route of the destination.
  public func path(in modules: ModuleList) throws(Failure) -> [Route] {
    modules.path(to: Self.key(try input()))
  }
}

extension RouteCommand where Input == NoInput {
  /// Returns the input of a destination that takes no input.
  public func input() -> NoInput { NoInput() }
}
