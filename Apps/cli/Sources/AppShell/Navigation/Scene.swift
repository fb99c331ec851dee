import Reactive
import TerminalUI

/// A screen and where its user wants to go.
struct Scene {
  let screen: any Screen
  var segues: Signal<Segue> = .never()
}

/// Makes the scene of a route, once the application is there that shows it.
struct SceneMaker: Sendable {
  let make: @MainActor (any ScreenHost) -> Scene
}
