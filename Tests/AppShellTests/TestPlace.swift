import Presentation

@testable import AppShell

/// Places of a feature that only tests have.
enum TestPlace: Place {
  case first, second, third

  static let samples = [first, second, third]
  var name: LocalizedText { LocalizedText(en: "\(self)", zhHans: "\(self)") }
  var address: RouteAddress { RouteAddress("\(self)") }

  init?(_ address: RouteAddress) {
    guard let place = Self.samples.first(where: { $0.address == address }) else { return nil }
    self = place
  }

  func sceneMaker(_ resolver: Resolver) throws -> SceneMaker { try resolver.resolve(SceneMaker.self, self) }
}

extension Route {
  static let first = Route(TestPlace.first)
  static let second = Route(TestPlace.second)
  static let third = Route(TestPlace.third)
  static let testSamples = TestPlace.sampleRoutes
}
