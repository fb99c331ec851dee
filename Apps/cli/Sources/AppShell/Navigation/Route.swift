import Presentation

/// A place of any part of the app.
struct Route: Hashable, Sendable, CustomStringConvertible {
  let place: any Place

  init(_ place: any Place) {
    self.place = place
  }

  /// The places that tabs lead to, in their order. Each keeps the screens above it while another is shown.
  static let tabs = Assemblies.all.compactMap { $0.tabRoute }

  /// Where the app begins.
  static let home = tabs.first ?? .about

  /// One of each, for lists and checks.
  static let samples = Assemblies.all.flatMap { $0.placeType.sampleRoutes } + AboutPlace.sampleRoutes

  /// Where somebody signs in at a service; nil in an app that cannot.
  static func signIn(at service: Service) -> Route? {
    Assemblies.all.lazy.compactMap { $0.signInRoute(at: service) }.first
  }

  /// The place of an address; nil if there is none such, or if a value is missing that its screen needs.
  init?(_ address: RouteAddress) {
    let places: [any Place.Type] = Assemblies.all.map { $0.placeType } + [AboutPlace.self]
    guard let route = places.lazy.compactMap({ $0.route(address) }).first else { return nil }
    self = route
  }

  /// What it is called.
  var name: LocalizedText { place.name }
  var address: RouteAddress { place.address }
  /// The way to it from a tab, itself included: what is below it when it is opened by its address.
  var path: [Route] { place.path }
  var description: String { "\(place)" }

  static func == (left: Route, right: Route) -> Bool { AnyHashable(left.place) == AnyHashable(right.place) }
  func hash(into hasher: inout Hasher) { AnyHashable(place).hash(into: &hasher) }
}

extension Assembly {
  fileprivate static var placeType: any Place.Type { Places.self }
  fileprivate static var tabRoute: Route? { tab.map { Route($0) } }
  fileprivate static func signInRoute(at service: Service) -> Route? { signIn(at: service).map { Route($0) } }
}
