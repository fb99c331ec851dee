import Presentation

/// The screens of one part of the app, each with all that it needs.
protocol Place: Hashable, Sendable {
  /// One of each, for lists and checks.
  static var samples: [Self] { get }

  /// What it is called.
  var name: LocalizedText { get }
  /// How it is written: names that are fixed, and values that are not.
  var address: RouteAddress { get }
  /// The place of an address; nil if there is none such, or if a value is missing that its screen needs.
  init?(_ address: RouteAddress)
  /// The way to it from a tab, itself included: what is below it when it is opened by its address.
  var path: [Route] { get }
  /// Whether only builds for the program's makers have it.
  var isForMakers: Bool { get }

  /// Makes its screen.
  func sceneMaker(_ resolver: Resolver) throws -> SceneMaker
  /// Makes what it says outside of screens.
  func reportMaker(_ resolver: Resolver) throws -> ReportMaker
}

extension Place {
  var path: [Route] { [Route(self)] }
  var isForMakers: Bool { false }
  func reportMaker(_ resolver: Resolver) throws -> ReportMaker { .none }

  /// The route of an address; nil if it means none of these places.
  static func route(_ address: RouteAddress) -> Route? { Self(address).map { Route($0) } }
  static var sampleRoutes: [Route] { samples.map { Route($0) } }
}
