import Presentation

extension SceneMaker {
  static func about(_ surroundings: Surroundings) -> SceneMaker {
    SceneMaker { context in
      let screen = AboutScreen(surroundings, language: context.language)
      return Scene(screen: screen) { [weak screen] in screen?.language = $0 }
    }
  }
}
