public import Persistence
public import Reactive

/// Everything that one feature adds to an app.
///
/// An app is a list of modules. A module declares destinations, tabs, settings, servers and schemas as values, and registers how its
/// feature is created. Nothing outside of the module names the feature: an app without the module has none of its screens, settings or
/// tables.
///
/// For example:
///
/// ```swift
/// struct CoinRankModule: FeatureModule {
///   let servers = [ServerDefinition("ranking", purpose: Text.ranking, demoPath: "wanandroid")]
///   let schemas = [CoinRankFeature.schema]
///   let tabs = [RouteKey.ranking()]
///   var destinations: [Destination<TerminalInterface>] { [ranking, myCoins] }
///
///   func register(in container: inout Container) {
///     container.register(CoinRankFeature.self) { … }
///   }
/// }
/// ```
public protocol FeatureModule<Interface>: Sendable {
  /// What the app shows.
  associatedtype Interface: UserInterface

  /// The screens.
  var destinations: [Destination<Interface>] { get }
  /// The routes of its tabs, in their order. Each must lead to one of its destinations.
  var tabs: [Route] { get }
  /// The keys that lead to one of its destinations from everywhere.
  var shortcuts: [Shortcut] { get }
  /// The settings that only this feature has.
  var settings: [SettingDefinition] { get }
  /// The servers that it talks to.
  var servers: [ServerDefinition] { get }
  /// The tables that it stores data in.
  var schemas: [Schema] { get }

  /// Registers how the feature, and what only it needs, is created. Reads what has to be known before the first screen.
  ///
  /// The app's own registrations are already in the container; ``AppEnvironment`` is one of them.
  func register(in container: inout Container) async throws

  /// Returns the results of the feature's own health checks. Must not change anything.
  func healthChecks(_ container: Container) async -> [HealthCheck]

  /// Called when the app has shown its first screen. Dispose of the result to end what was started.
  func appDidLaunch(_ container: Container) -> any Disposable
}

extension FeatureModule {
  public var tabs: [Route] { [] }
  public var shortcuts: [Shortcut] { [] }
  public var settings: [SettingDefinition] { [] }
  public var servers: [ServerDefinition] { [] }
  public var schemas: [Schema] { [] }
  public func healthChecks(_ container: Container) async -> [HealthCheck] { [] }
  public func appDidLaunch(_ container: Container) -> any Disposable { Disposables.create() }
}

/// A key that leads to a destination from everywhere.
public struct Shortcut: Sendable, Hashable {
  /// The key, as in the configuration file: `C`.
  public let key: String
  /// The name of the command in the configuration file: `app.coins`.
  public let command: String
  /// The route.
  public let route: Route

  /// Creates a shortcut.
  public init(key: String, command: String, route: Route) {
    self.key = key
    self.command = command
    self.route = route
  }
}

/// The result of a health check.
public struct HealthCheck: Sendable, Hashable {
  /// What was checked, in a word.
  public let name: String
  /// A Boolean value that indicates whether the check passed.
  public let isPassed: Bool
  /// What was found, in one sentence: on failure also what to do.
  public let finding: String

  /// Creates a result.
  public init(_ name: String, isPassed: Bool, _ finding: String) {
    self.name = name
    self.isPassed = isPassed
    self.finding = finding
  }
}
