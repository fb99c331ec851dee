import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import AppShell

@MainActor @Suite("The navigator") struct NavigatorTests {
  private final class Page: Screen {
    let title: TerminalText = "Page"
    func draw(in canvas: inout Canvas) {}
  }

  /// Counts the screens that are alive.
  private final class Census: Sendable {
    @MainActor var pages: [WeakPage] = []
    @MainActor var alive: Int { pages.count { $0.page != nil } }
  }

  private struct WeakPage { weak var page: Page? }

  private let census = Census()
  private let driver: ScreenDriver

  init() throws {
    driver = try ScreenDriver()
  }

  private func container(_ segues: Signal<Segue> = .never()) -> Container {
    var container = Container()
    container.register(SceneMaker.self, .transient, for: Route.samples) { [census] _, _ in
      SceneMaker { _ in
        let page = Page()
        census.pages.append(WeakPage(page: page))
        return Scene(screen: page, segues: segues)
      }
    }
    return container
  }

  private func navigator(guards: [Navigator.Guard] = []) -> Navigator {
    Navigator(
      container: container(), stack: driver.application.screens, host: driver.application, guards: guards)
  }

  @Test("shows the root, and pushes, presents, replaces and goes back")
  func transitions() {
    let navigator = navigator()
    #expect(navigator.follow(.root(.ranking)) == .shown)
    #expect(navigator.follow(.present(.about)) == .shown)
    #expect(navigator.routes == [.ranking, .about])
    #expect(navigator.follow(.replace(.ranking)) == .shown)
    #expect(navigator.routes == [.ranking, .ranking])
    #expect(navigator.follow(.back) == .shown)
    #expect(navigator.follow(.push(.about)) == .shown)
    #expect(navigator.follow(.push(.ranking)) == .shown)
    #expect(navigator.follow(.backToRoot) == .shown)
    #expect(navigator.routes == [.ranking])
    #expect(census.alive == 1)
  }

  @Test("queues what comes before the root, and follows it in order once the root is shown")
  func queue() {
    let navigator = navigator()
    var followed: [Segue] = []
    navigator.onNavigation = { segue, navigation in
      #expect(navigation == .shown)
      followed.append(segue)
    }
    #expect(navigator.follow(.push(.about)) == .queued)
    #expect(navigator.follow(.push(.ranking)) == .queued)
    #expect(navigator.follow(.root(.ranking)) == .shown)
    #expect(followed == [.push(.about), .push(.ranking)])
    #expect(navigator.routes == [.ranking, .about, .ranking])
  }

  @Test("refuses the place that is on top, the way back from the root, and what a guard objects to")
  func refusals() {
    let navigator = navigator(guards: [{ $0 == .push(.about) ? "Log in first." : nil }])
    navigator.follow(.root(.ranking))
    #expect(navigator.follow(.push(.ranking)) == .refused(.alreadyShown))
    #expect(navigator.follow(.back) == .refused(.nothingBehind))
    #expect(navigator.follow(.backToRoot) == .refused(.nothingBehind))
    #expect(navigator.follow(.push(.about)) == .refused(.guarded("Log in first.")))
    #expect(navigator.routes == [.ranking])
  }

  @Test("says what is missing when a screen cannot be made, and changes nothing")
  func unavailable() {
    let navigator = Navigator(
      container: Container(), stack: driver.application.screens, host: driver.application)
    #expect(
      navigator.follow(.root(.about)) == .refused(.unavailable("SceneMaker(about) is not registered.")))
    #expect(driver.application.screens.screens.isEmpty)
  }

  @Test("knows when the user left a screen by a key")
  func keys() {
    let navigator = navigator()
    navigator.follow(.root(.ranking))
    navigator.follow(.push(.about))
    driver.press("q")
    #expect(navigator.routes == [.ranking])
    #expect(navigator.follow(.push(.about)) == .shown)
  }

  @Test("follows where screens want to go, until they are gone")
  func intents() {
    let relay = PublishRelay<Segue>()
    let navigator = Navigator(
      container: container(relay.asSignal()), stack: driver.application.screens, host: driver.application)
    navigator.follow(.root(.ranking))
    relay.accept(.push(.about))
    #expect(navigator.routes == [.ranking, .about])
  }

  @Test(
    "accounts for each of 10,000 random segues, also before there is a root, and lets go of every screen that is gone")
  func everySegueIsAccountedFor() {
    let navigator = navigator()
    var generator = SplitMix(state: 7)
    var (queued, late, shown, refused) = (0, 0, 0, 0)
    navigator.onNavigation = { _, navigation in
      #expect(navigation != .queued)
      late += 1
    }
    for index in 0..<10_000 {
      let route = Route.samples.randomElement(using: &generator) ?? .ranking
      let segues: [Segue] = [
        .push(route), .replace(route), .present(route), .back, .backToRoot, index < 100 ? .back : .root(route),
      ]
      let segue = segues.randomElement(using: &generator) ?? .back
      let depth = driver.application.screens.screens.count
      switch navigator.follow(segue) {
      case .queued:
        #expect(depth == 0)
        queued += 1
      case .shown:
        shown += 1
        if let route = segue.route { #expect(navigator.routes.last == route || late == queued) }
      case .refused:
        #expect(driver.application.screens.screens.count == depth)
        refused += 1
      }
      #expect(navigator.routes.count == driver.application.screens.screens.count)
    }
    #expect(queued + shown + refused == 10_000)
    #expect(late == queued && queued >= 100 && shown > 1000 && refused > 100)
    #expect(census.alive == driver.application.screens.screens.count)
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
