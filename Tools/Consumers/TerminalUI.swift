import TerminalUI

@MainActor final class Greeting: Screen {
  var title: TerminalText { "Greeting" }

  func draw(in canvas: inout Canvas) { Spinner("Loading").draw(in: &canvas) }
}
