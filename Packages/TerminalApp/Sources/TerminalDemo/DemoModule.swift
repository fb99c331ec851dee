public import Composition
public import DemoServer

/// A module that brings its part of the demo server. A feature conforms in a target of its own, which apps with a demo server
/// link: `FeatureWeatherDemo` for `FeatureWeather`.
public protocol DemoModule: FeatureModule {
  /// The services. The path of each is the `demoPath` of a server of the module.
  var demoServices: [any DemoServer.Service] { get }
  /// The scenarios of the feature when it runs alone. Default: none.
  var demoScenarios: [DemoScenario] { get }
}

extension DemoModule {
  public var demoScenarios: [DemoScenario] { [] }
}
