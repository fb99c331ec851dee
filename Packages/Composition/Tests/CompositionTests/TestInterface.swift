import Composition
import Foundation
import Persistence
import Presentation
import Reactive

/// A user interface whose screens are plain objects.
enum TestInterface: UserInterface {
  typealias Screen = TestScreen
  typealias Host = Void
}

@MainActor final class TestScreen {
  let name: String
  var language: Language

  init(_ name: String, _ language: Language) {
    self.name = name
    self.language = language
  }
}

/// The screen stack of a test.
@MainActor final class TestStack: NavigationStack {
  private(set) var screens: [TestScreen] = []
  private var presentations: [ScreenPresentation] = []

  var count: Int { screens.count }
  func contains(_ screen: TestScreen) -> Bool { screens.contains { $0 === screen } }
  func isOnTop(_ screen: TestScreen) -> Bool { screens.last === screen }

  func push(_ screen: TestScreen, as presentation: ScreenPresentation) {
    screens.append(screen)
    presentations.append(presentation)
  }

  func replaceTop(with screen: TestScreen) { screens[screens.count - 1] = screen }

  func replaceAll(with new: [(screen: TestScreen, presentation: ScreenPresentation)]) {
    screens = new.map(\.screen)
    presentations = new.map(\.presentation)
  }

  func pop() -> Bool {
    guard count > 1 else { return false }
    screens.removeLast()
    presentations.removeLast()
    return true
  }

  func popToRoot() {
    screens.removeLast(max(0, count - 1))
    presentations.removeLast(max(0, presentations.count - 1))
  }
}

/// The screen stack of a test with room for a screen beside the first one.
@MainActor final class WideStack: NavigationStack {
  private(set) var screens: [TestScreen] = []
  private var isInFirst = false

  let canPreview = true
  var count: Int { screens.count }
  func contains(_ screen: TestScreen) -> Bool { screens.contains { $0 === screen } }
  func isOnTop(_ screen: TestScreen) -> Bool { (isInFirst ? screens.first : screens.last) === screen }

  func push(_ screen: TestScreen, as presentation: ScreenPresentation) { replaceAll(with: screens + [screen]) }
  func replaceTop(with screen: TestScreen) { replaceAll(with: screens.dropLast() + [screen]) }
  func replaceAll(with new: [(screen: TestScreen, presentation: ScreenPresentation)]) {
    replaceAll(with: new.map(\.screen))
  }

  func pop() -> Bool {
    guard count > 1 else { return false }
    replaceAll(with: screens.dropLast())
    return true
  }

  func popToRoot() { replaceAll(with: Array(screens.prefix(1))) }

  func preview(_ screen: TestScreen?) {
    replaceAll(with: screens.prefix(1) + (screen.map { [$0] } ?? []))
    isInFirst = true
  }

  func focus(on screen: TestScreen) -> Bool {
    guard isInFirst, screens.last === screen else { return false }
    isInFirst = false
    return true
  }

  private func replaceAll(with screens: [TestScreen]) {
    self.screens = screens
    isInFirst = false
  }
}

/// A module whose destinations each show a ``TestScreen``.
struct TestModule: FeatureModule {
  var destinations: [Destination] = []
  var tabs: [Route] = []
  var shortcuts: [Shortcut] = []
  var settings: [SettingDefinition] = []
  var servers: [ServerDefinition] = []
  var schemas: [Schema] = []
  var pages: [URL: Route] = [:]
  var queues: [OutboxSource] = []

  func route(opening page: URL, in container: Container?) -> Route? { pages[page] }

  func register(in container: inout Container) {}

  func outboxes(_ container: Container) -> [OutboxSource] { queues }
}

/// The input of a destination that shows a person.
struct PersonInput: RouteInput {
  var name: String

  init(name: String) { self.name = name }

  init?(parameters: [String: String]) {
    guard let name = parameters["name"], !name.isEmpty else { return nil }
    self.name = name
  }

  var parameters: [String: String] { ["name": name] }
}

extension RouteKey where Input == NoInput {
  static let first = RouteKey("first")
  static let second = RouteKey("second")
  static let third = RouteKey("third")
}

extension RouteKey where Input == PersonInput {
  static let person = RouteKey("person")
}

extension Route {
  static let first = RouteKey.first()
  static let second = RouteKey.second()
  static let third = RouteKey.third()
  static func person(_ name: String) -> Route { RouteKey.person(PersonInput(name: name)) }
}

extension RouteURLFormat {
  static let test = RouteURLFormat(scheme: "tessera", host: "momentsapp.com")
}
