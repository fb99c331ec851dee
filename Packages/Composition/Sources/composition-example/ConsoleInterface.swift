import Composition
import Presentation
import Reactive

/// The example's interface: a screen is a few lines of text and numbered choices.
enum ConsoleInterface: UserInterface {
  typealias Screen = ConsoleScreen
  typealias Host = Void
  typealias Report = String
}

@MainActor final class ConsoleScreen {
  let lines: [String]
  let choices: [(text: String, segue: Segue)]
  private let chosen = PublishRelay<Segue>()

  init(_ lines: [String], choices: [(text: String, segue: Segue)] = []) {
    self.lines = lines
    self.choices = choices
  }

  /// The screen with the segues of its choices.
  var scene: Scene<ConsoleInterface> { Scene(screen: self, segues: chosen.asSignal()) }

  /// Does what the user typed. Returns `false` if that is not a number of a choice.
  func choose(_ text: String) -> Bool {
    guard let number = Int(text), choices.indices.contains(number - 1) else { return false }
    chosen.accept(choices[number - 1].segue)
    return true
  }

  func show() {
    for line in lines { print(line) }
    for (index, choice) in choices.enumerated() { print("  \(index + 1) \(choice.text)") }
  }
}

@MainActor final class ConsoleStack: NavigationStack {
  private var screens: [ConsoleScreen] = []

  var top: ConsoleScreen? { screens.last }
  var count: Int { screens.count }
  func contains(_ screen: ConsoleScreen) -> Bool { screens.contains { $0 === screen } }
  func isOnTop(_ screen: ConsoleScreen) -> Bool { top === screen }
  func push(_ screen: ConsoleScreen, as presentation: ScreenPresentation) { screens.append(screen) }
  func replaceTop(with screen: ConsoleScreen) { screens[screens.count - 1] = screen }

  func replaceAll(with screens: [(screen: ConsoleScreen, presentation: ScreenPresentation)]) {
    self.screens = screens.map(\.screen)
  }

  func pop() -> Bool {
    guard count > 1 else { return false }
    screens.removeLast()
    return true
  }

  func popToRoot() { screens.removeLast(max(0, count - 1)) }
}
