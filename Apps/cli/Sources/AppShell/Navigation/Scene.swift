import Presentation
import Reactive
import TerminalUI

/// A screen, where its user wants to go, and how it is told of another language.
struct Scene {
  let screen: any Screen
  var segues: Signal<Segue> = .never()
  /// Shows its words in a language.
  var speak: @MainActor (Language) -> Void = { _ in }
}

/// What a scene is made in.
@MainActor struct SceneContext {
  /// Shows messages and asks questions.
  let host: any ScreenHost
  /// The language at this moment.
  let language: Language
}

/// Makes the scene of a route, once the application is there that shows it.
struct SceneMaker: Sendable {
  let make: @MainActor (SceneContext) -> Scene
}
