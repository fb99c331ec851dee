import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import AppShell

@MainActor @Suite("The navigator") struct NavigatorTests {
  private final class Page: Screen {
    var title: TerminalText = "Page"
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
        return Scene(screen: page, segues: segues) { [weak page] in page?.title = TerminalText($0.rawValue) }
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

  @Test("opens several places at once, in place of what was there")
  func path() {
    let navigator = navigator()
    #expect(navigator.follow(.path([.ranking, .about, .ranking])) == .shown)
    #expect(navigator.routes == [.ranking, .about, .ranking])
    #expect(navigator.follow(.path([.ranking, .about, .ranking])) == .refused(.alreadyShown))
    #expect(navigator.follow(.path([])) == .refused(.noPlace))
    #expect(navigator.follow(.path([.ranking])) == .shown)
    #expect(census.alive == 1)
  }

  @Test("keeps what is above a tab while another place is shown, and goes to the tab's first screen the second time")
  func tabs() {
    let navigator = navigator()
    navigator.follow(.path([.ranking, .about]))
    #expect(navigator.follow(.root(.about)) == .shown)
    #expect(navigator.routes == [.about])
    #expect(census.alive == 3)
    #expect(navigator.follow(.root(.ranking)) == .shown)
    #expect(navigator.routes == [.ranking, .about])
    // What is no tab's is not kept.
    #expect(census.alive == 2)
    #expect(navigator.follow(.root(.ranking)) == .shown)
    #expect(navigator.routes == [.ranking])
    #expect(navigator.follow(.root(.ranking)) == .refused(.alreadyShown))
    navigator.follow(.root(.about))
    navigator.forgetOtherTabs()
    #expect(census.alive == 1)
  }

  @Test("tells every screen of another language, also those of other tabs")
  func language() throws {
    let navigator = navigator()
    navigator.follow(.root(.ranking))
    navigator.follow(.root(.about))
    navigator.language = .zhHans
    #expect(census.pages.map(\.page?.title) == ["zh-Hans", "zh-Hans"])
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
    let navigator = navigator(guards: [{ $0 == .about ? "Log in first." : nil }])
    navigator.follow(.root(.ranking))
    #expect(navigator.follow(.push(.ranking)) == .refused(.alreadyShown))
    #expect(navigator.follow(.back) == .refused(.nothingBehind))
    #expect(navigator.follow(.backToRoot) == .refused(.nothingBehind))
    #expect(navigator.follow(.push(.about)) == .refused(.guarded("Log in first.")))
    #expect(navigator.follow(.path([.ranking, .about])) == .refused(.guarded("Log in first.")))
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
      let routes = (0...3).map { _ in Route.samples.randomElement(using: &generator) ?? .ranking }
      let places = Array(routes.prefix(Int.random(in: 0...4, using: &generator)))
      let segues: [Segue] = [
        .push(routes[0]), .replace(routes[0]), .present(routes[0]), .back, .backToRoot,
        index < 100 ? .back : .root(routes[0]), index < 100 ? .backToRoot : .path(places),
      ]
      let segue = segues.randomElement(using: &generator) ?? .back
      let before = driver.application.screens.screens
      switch navigator.follow(segue) {
      case .queued:
        #expect(before.isEmpty)
        queued += 1
      case .shown:
        shown += 1
      case .refused:
        #expect(driver.application.screens.screens.elementsEqual(before) { $0 === $1 })
        refused += 1
      }
      #expect(navigator.routes.count == driver.application.screens.screens.count)
    }
    #expect(queued + shown + refused == 10_000)
    #expect(late == queued && queued >= 100 && shown > 1000 && refused > 100)
    #expect(census.alive == navigator.keptCount)
    #expect(navigator.keptCount >= driver.application.screens.screens.count)
  }
}
