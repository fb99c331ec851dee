public import Foundation
public import Networking
public import Persistence
public import Presentation
public import Reactive

/// Everything that one feature adds to any app, without a user interface.
///
/// An app is a list of modules. A module declares destinations, tabs, settings, servers and schemas as values, and
/// registers the factories of its feature. Nothing outside the module names the feature: an app without the module has
/// none of the feature's screens, settings or tables.
///
/// For example:
///
/// ```swift
/// struct CoinRankModule: FeatureModule {
///   let servers = [ServerDefinition("ranking", purpose: Text.ranking, demoPath: "wanandroid")]
///   let schemas = [CoinRankFeature.schema]
///   let tabs = [RouteKey.ranking()]
///   var destinations: [Destination] { [Destination(.ranking, title: Text.ranking)] }
///
///   func register(in container: inout Container) {
///     container.register(CoinRankFeature.self) { … }
///   }
/// }
/// ```
public protocol FeatureModule: Sendable {
  /// The destinations of the feature.
  var destinations: [Destination] { get }
  /// The routes of the feature's tabs, in display order. Each must lead to one of the feature's destinations.
  var tabs: [Route] { get }
  /// The keys that open one of the feature's destinations from any screen.
  var shortcuts: [Shortcut] { get }
  /// The settings of the feature.
  var settings: [SettingDefinition] { get }
  /// The servers that the feature uses.
  var servers: [ServerDefinition] { get }
  /// The schemas of the tables in which the feature stores data.
  var schemas: [Schema] { get }

  /// Returns the route to the destination that shows a web page, or `nil` if the feature does not show the page. If the
  /// method returns a route, other features open their links to the page in the app. The URL is untrusted.
  ///
  /// - Parameter container: The container with the feature's servers and accounts if the URL is a link, or `nil` if the
  ///   user entered the URL. A link opens in the app only if one of these servers has the page.
  func route(opening page: URL, in container: Container?) -> Route?

  /// Registers the factories of the feature and its dependencies, and loads the data that must be available before the
  /// first screen is shown.
  ///
  /// The app's own registrations, such as ``AppEnvironment``, are already in the container.
  func register(in container: inout Container) async throws

  /// Removes the data that the feature stored for a removed account.
  func removeData(of account: Account, _ container: Container) throws

  /// Runs the feature's health checks and returns their results. The checks must not change anything.
  func healthChecks(_ container: Container) async -> [HealthCheck]

  /// Returns a driver that emits the number in the badge of one of the feature's tabs, or `nil` if the tab has no
  /// badge.
  ///
  /// The app calls this method when it launches and after each login and logout. The badge is hidden while the number
  /// is 0.
  @MainActor func badge(of tab: Route, _ container: Container) -> Driver<Int>?

  /// Returns the places that the user may look for by name. The app calls this method when it shows a list of everything
  /// that the user can go to, so it must not wait for a server.
  @MainActor func places(_ container: Container) -> [Place]

  /// Returns the outboxes of the current user, whose actions the app sends, and shows until the server has performed them.
  ///
  /// The app calls this method when it launches and after each login and logout. Several modules may return the same
  /// outbox.
  func outboxes(_ container: Container) throws -> [OutboxSource]

  /// Starts the feature's work that lasts until the app terminates. The app calls this method before it shows the first
  /// screen, and disposes of the result when the app terminates. If the method throws an error, the app runs without
  /// this work.
  func appDidLaunch(_ container: Container) throws -> any Disposable

  /// Ends what must not outlast the app, such as a session at a server whose login is not stored. The app calls this
  /// method before it terminates, and waits for it.
  ///
  /// - Returns: Messages for the user about what could not be ended.
  func appWillTerminate(_ container: Container) async -> [LocalizedText]
}

extension FeatureModule {
  /// The default value, an empty array.
  public var tabs: [Route] { [] }
  /// The default value, an empty array.
  public var shortcuts: [Shortcut] { [] }
  /// The default value, an empty array.
  public var settings: [SettingDefinition] { [] }
  /// The default value, an empty array.
  public var servers: [ServerDefinition] { [] }
  /// The default value, an empty array.
  public var schemas: [Schema] { [] }
  /// Returns `nil`, the default.
  public func route(opening page: URL, in container: Container?) -> Route? { nil }
  /// Removes nothing, the default.
  public func removeData(of account: Account, _ container: Container) throws {}
  /// Returns an empty array, the default.
  public func healthChecks(_ container: Container) async -> [HealthCheck] { [] }
  /// Returns `nil`, the default.
  @MainActor public func badge(of tab: Route, _ container: Container) -> Driver<Int>? { nil }
  /// Returns an empty array, the default.
  @MainActor public func places(_ container: Container) -> [Place] { [] }
  /// Returns an empty array, the default.
  public func outboxes(_ container: Container) -> [OutboxSource] { [] }
  /// Starts nothing, and returns a disposable that does nothing.
  public func appDidLaunch(_ container: Container) -> any Disposable { Disposables.create() }
  /// Does nothing, and returns an empty array.
  public func appWillTerminate(_ container: Container) async -> [LocalizedText] { [] }
}

/// A place that the user may look for by name, beside the tabs and the destinations without parameters.
public enum Place: Sendable, Hashable {
  /// A person or a hashtag as a user writes it, such as `@mira` or `#swift`. Any feature may show it.
  case source(String)
  /// A screen of the feature, such as one of several lists, and its name.
  case screen(Route, LocalizedText)

  /// A person or a hashtag as a user writes it, or `nil` for a screen.
  public var text: String? { if case .source(let text) = self { text } else { nil } }
}

/// A key that opens a destination from any screen.
public struct Shortcut: Sendable, Hashable {
  /// The key as written in the configuration file, such as `C`.
  public let key: String
  /// The name of the command in the configuration file, such as `app.coins`.
  public let command: String
  /// The route that the key opens.
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
  /// The subject of the check, in one word.
  public let name: String
  /// A Boolean value that indicates whether the check passed.
  public let isPassed: Bool
  /// The finding in one sentence. After a failure, it also contains advice for the user.
  public let finding: String

  /// Creates the result of a health check.
  public init(_ name: String, isPassed: Bool, _ finding: String) {
    self.name = name
    self.isPassed = isPassed
    self.finding = finding
  }
}
