public import Foundation
public import Persistence
public import Presentation

/// The modules of an app and their combined declarations.
public struct ModuleList: Sendable {
  /// The modules in the order of their tabs.
  public let modules: [any FeatureModule]
  /// The destinations of all modules.
  public let destinations: [Destination]
  /// The routes of all tabs, in display order.
  public let tabs: [Route]
  /// The shortcuts of all modules.
  public let shortcuts: [Shortcut]
  /// The settings of all modules.
  public let settings: [SettingDefinition]
  /// The servers of all modules, without duplicates.
  public let servers: [ServerDefinition]
  /// The schemas of all modules, without duplicates.
  public let schemas: [Schema]
  private let destinationsByName: [String: Destination]
  private let format: RouteURLFormat

  /// Creates a list of modules.
  ///
  /// - Parameters:
  ///   - modules: The modules, in the order of their tabs.
  ///   - format: The URL format of the app's routes.
  /// - Throws: A ``ModuleConflict`` if two modules declare the same name, or if a tab or shortcut leads to no
  ///   destination. Several modules may declare the same server or schema if their declarations are equal.
  public init(_ modules: [any FeatureModule], format: RouteURLFormat) throws(ModuleConflict) {
    self.modules = modules
    self.format = format
    destinations = modules.flatMap { $0.destinations }
    tabs = modules.flatMap { $0.tabs }
    shortcuts = modules.flatMap { $0.shortcuts }
    settings = modules.flatMap { $0.settings }
    servers = modules.flatMap { $0.servers }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    schemas = modules.flatMap { $0.schemas }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    destinationsByName = Dictionary(destinations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    try Self.check("destination", destinations.map(\.name))
    try Self.check("setting", settings.map(\.name) + servers.map(\.settingName))
    try Self.check("schema", schemas.map(\.name))
    try Self.check("shortcut", shortcuts.map(\.command))
    for route in tabs + shortcuts.map(\.route) where resolve(route) == nil {
      throw ModuleConflict("A tab or shortcut leads to \(route), which is not a destination.")
    }
  }

  /// Returns the route to a destination, or `nil` if no module offers the destination.
  public func route<Input>(to key: RouteKey<Input>, _ input: Input) -> Route? {
    offers(key) ? key(input) : nil
  }

  /// Returns the route to a destination, or `nil` if no module offers the destination.
  public func route(to key: RouteKey<NoInput>) -> Route? { route(to: key, NoInput()) }

  /// Returns a Boolean value that indicates whether a module offers a destination.
  public func offers<Input>(_ key: RouteKey<Input>) -> Bool { destinationsByName[key.name] != nil }

  /// Returns the destination of a route, or `nil` if no module offers the destination.
  public func destination(of route: Route) -> Destination? { destinationsByName[route.name] }

  /// Returns the route of a URL, or `nil` if the URL names no destination or has an invalid parameter. A web page has a
  /// route if a module shows the page.
  public func route(url: String) -> Route? {
    format.parse(url).flatMap { resolve($0)?.route } ?? URL(string: url).flatMap { route(opening: $0) }
  }

  /// Returns the sorted names of the required parameters that a URL lacks, or `nil` if the URL names no destination.
  /// The array is empty if the URL contains every required parameter, even if a value is not allowed.
  public func missingParameters(url: String) -> [String]? {
    guard let route = format.parse(url) else { return nil }
    return destination(of: route)?.missingParameters(of: route)
  }

  /// Returns the route to the destination that shows a web page, or `nil` if no module shows the page.
  ///
  /// - Parameter container: The container with the servers and accounts of the modules if the URL is a link, or `nil` if
  ///   the user entered the URL.
  public func route(opening page: URL, in container: Container? = nil) -> Route? {
    guard page.scheme == "http" || page.scheme == "https" else { return nil }
    return modules.lazy.compactMap { $0.route(opening: page, in: container) }.compactMap { resolve($0)?.route }.first
  }

  /// Returns the URL of a route.
  public func url(_ route: Route) -> String { format.url(route) }

  /// Returns the web link of a route, or `nil` for an app without web links.
  public func link(_ route: Route) -> String? { format.link(route) }

  /// Returns the routes of the screens that are shown when a route is opened by its URL, from the bottom up. The first tab
  /// is below a destination that belongs to no tab, such as an editor.
  public func path(to route: Route) -> [Route] {
    guard let below = resolve(route)?.below else { return [route] }
    let isOfNoTab = below.isEmpty && !tabs.contains { $0.name == route.name }
    return (isOfNoTab ? Array(tabs.prefix(1)) : below) + [route]
  }

  /// Returns the outboxes of all modules for the current user, each queue once.
  public func outboxes(_ container: Container) -> [OutboxSource] {
    modules.flatMap { (try? $0.outboxes(container)) ?? [] }.reduce(into: []) { sources, source in
      if !sources.contains(where: { $0.queue == source.queue }) { sources.append(source) }
    }
  }

  /// A Boolean value that indicates whether a module can have an outbox.
  public var hasOutbox: Bool { schemas.contains(OutboxStorage.schema) }

  /// The sample routes of all destinations.
  public var samples: [Route] { destinations.flatMap(\.samples) }

  /// Returns the title of a route, or `nil` if the route leads to no destination.
  public func title(of route: Route) -> LocalizedText? { destination(of: route)?.title(of: route) }

  /// A graph of the sample routes of all destinations. Each route depends on the route directly below it in its path,
  /// if there is one.
  public var destinationGraph: DependencyGraph {
    DependencyGraph(
      nodes: samples.map { route in
        DependencyGraph.Node(name: url(route), dependencies: path(to: route).dropLast().suffix(1).map(url))
      })
  }

  private func resolve(_ route: Route) -> (route: Route, below: [Route])? {
    destinationsByName[route.name]?.resolve(route)
  }

  private static func check(_ kind: String, _ names: [String]) throws(ModuleConflict) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw ModuleConflict("Two modules declare the \(kind) \(name).")
    }
  }
}

/// The error for modules whose declarations conflict.
public struct ModuleConflict: Error, Hashable, Sendable, CustomStringConvertible {
  /// The conflict in one sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
