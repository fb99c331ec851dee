import Presentation

/// What this program is, and which servers it talks to.
enum AboutPlace: Place {
  case about

  static let samples = [about]
  var name: LocalizedText { AppText.about }
  var address: RouteAddress { RouteAddress("about") }
  var path: [Route] { Route.tabs.prefix(1) + [Route(self)] }

  init?(_ address: RouteAddress) {
    guard address.key == "about" else { return nil }
    self = .about
  }

  func sceneMaker(_ resolver: Resolver) throws -> SceneMaker {
    let surroundings = try resolver.resolve(Surroundings.self)
    return SceneMaker { context in
      let screen = AboutScreen(surroundings, language: context.language)
      return Scene(screen: screen) { [weak screen] in screen?.language = $0 }
    }
  }

  func reportMaker(_ resolver: Resolver) throws -> ReportMaker { .about(try resolver.resolve()) }
}

extension Route {
  static let about = Route(AboutPlace.about)
}
