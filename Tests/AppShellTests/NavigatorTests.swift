import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import AppShell

@MainActor @Suite("The navigator") struct NavigatorTests {
  private final class Page: Screen {
    var title: TerminalText = "Page"
    private(set) var appearances = 0
    func draw(in canvas: inout Canvas) {}
    func screenDidAppear() { appearances += 1 }
  }

  /// Counts the screens that are alive.
  private final class Census: Sendable {
    @MainActor var pages: [WeakPage] = []
    @MainActor var alive: Int { pages.count { $0.page != nil } }
  }

  private struct WeakPage { weak var page: Page? }

  private static let objection = LocalizedText(en: "Log in first", zhHans: "请先登录")
  private let census = Census()
  private let driver: ScreenDriver

  init() throws {
    driver = try ScreenDriver()
  }

  private func container(_ segues: Signal<Segue> = .never()) -> Container {
    var container = Container()
    container.register(SceneMaker.self, .transient, for: Route.testSamples) { [census] _, _ in
      SceneMaker { _ in
        let page = Page()
        census.pages.append(WeakPage(page: page))
        return Scene(screen: page, segues: segues) { [weak page] in page?.title = TerminalText($0.rawValue) }
      }
    }
    return container
  }

  private func navigator(tabs: [Route] = [.first], guards: [Navigator.Guard] = []) -> Navigator {
    Navigator(
      container: container(), stack: driver.application.screens, host: driver.application, tabs: tabs,
      guards: guards)
  }

  @Test func `a path tells every screen that is in sight that it appeared, two of them in a wide window`() throws {
    let driver = try ScreenDriver(size: Size(columns: 120, rows: 10))
    driver.application.columnsForTwo = 100
    let navigator = Navigator(
      container: container(), stack: driver.application.screens, host: driver.application, tabs: [.first])
    #expect(navigator.follow(.path([.first, .second, .third])) == .shown)
    #expect(census.pages.map { $0.page?.appearances } == [0, 1, 1])
    navigator.follow(.back)
    #expect(census.pages.first?.page?.appearances == 1)
  }

  @Test("shows the root, and pushes, presents, replaces and goes back")
  func transitions() {
    let navigator = navigator()
    #expect(navigator.follow(.root(.first)) == .shown)
    #expect(navigator.follow(.present(.second)) == .shown)
    #expect(navigator.routes == [.first, .second])
    #expect(navigator.follow(.replace(.first)) == .shown)
    #expect(navigator.routes == [.first, .first])
    #expect(navigator.follow(.back) == .shown)
    #expect(navigator.follow(.push(.second)) == .shown)
    #expect(navigator.follow(.push(.first)) == .shown)
    #expect(navigator.follow(.backToRoot) == .shown)
    #expect(navigator.routes == [.first])
    #expect(census.alive == 1)
  }

  @Test("opens several places at once, in place of what was there")
  func path() {
    let navigator = navigator()
    #expect(navigator.follow(.path([.first, .second, .first])) == .shown)
    #expect(navigator.routes == [.first, .second, .first])
    #expect(navigator.follow(.path([.first, .second, .first])) == .refused(.alreadyShown))
    #expect(navigator.follow(.path([])) == .refused(.noPlace))
    #expect(navigator.follow(.path([.first])) == .shown)
    #expect(census.alive == 1)
  }

  @Test("keeps what is above a tab while another place is shown, and goes to the tab's first screen the second time")
  func tabs() {
    let navigator = navigator()
    navigator.follow(.path([.first, .second]))
    #expect(navigator.follow(.root(.second)) == .shown)
    #expect(navigator.routes == [.second])
    #expect(census.alive == 3)
    #expect(navigator.follow(.root(.first)) == .shown)
    #expect(navigator.routes == [.first, .second])
    // What is no tab's is not kept.
    #expect(census.alive == 2)
    #expect(navigator.follow(.root(.first)) == .shown)
    #expect(navigator.routes == [.first])
    #expect(navigator.follow(.root(.first)) == .refused(.alreadyShown))
    navigator.follow(.root(.second))
    navigator.forgetOtherTabs()
    #expect(census.alive == 1)
  }

  @Test("begins a tab with what it showed in an earlier run, as far as guards let it, and makes its screens only then")
  func remembered() {
    let navigator = navigator(tabs: [.first, .second], guards: [{ $0 == .third ? Self.objection : nil }])
    navigator.remember([[.second, .first, .third], [.third, .first], [.first], []])
    navigator.follow(.root(.first))
    #expect(census.pages.count == 1)
    #expect(navigator.otherPaths == [[.second, .first, .third]])
    #expect(navigator.follow(.root(.second)) == .shown)
    #expect(navigator.routes == [.second, .first])
    #expect(navigator.otherPaths == [[.first]])
    // Once shown, a tab is what became of it.
    navigator.follow(.backToRoot)
    navigator.follow(.root(.first))
    #expect(navigator.otherPaths == [[.second]])
  }

  @Test("opens a place of a tab by its address whatever the tab showed in an earlier run")
  func rememberedOrAsked() {
    let navigator = navigator(tabs: [.first, .second])
    navigator.remember([[.first, .second]])
    navigator.follow(.path([.first, .third]))
    #expect(navigator.routes == [.first, .third])
    #expect(navigator.otherPaths == [])
  }

  @Test("forgets what other tabs showed in an earlier run when somebody else signs in")
  func rememberedForSomebodyElse() {
    let navigator = navigator(tabs: [.first, .second])
    navigator.remember([[.second, .first]])
    navigator.follow(.root(.first))
    navigator.forgetOtherTabs()
    navigator.follow(.root(.second))
    #expect(navigator.routes == [.second])
  }

  @Test("tells every screen of another language, also those of other tabs")
  func language() throws {
    let navigator = navigator()
    navigator.follow(.root(.first))
    navigator.follow(.root(.second))
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
    #expect(navigator.follow(.push(.second)) == .queued)
    #expect(navigator.follow(.push(.first)) == .queued)
    #expect(navigator.follow(.root(.first)) == .shown)
    #expect(followed == [.push(.second), .push(.first)])
    #expect(navigator.routes == [.first, .second, .first])
  }

  @Test("refuses the place that is on top, the way back from the root, and what a guard objects to")
  func refusals() {
    let navigator = navigator(guards: [{ $0 == .second ? Self.objection : nil }])
    navigator.follow(.root(.first))
    #expect(navigator.follow(.push(.first)) == .refused(.alreadyShown))
    #expect(navigator.follow(.back) == .refused(.nothingBehind))
    #expect(navigator.follow(.backToRoot) == .refused(.nothingBehind))
    #expect(navigator.follow(.push(.second)) == .refused(.guarded(Self.objection)))
    #expect(navigator.follow(.path([.first, .second])) == .refused(.guarded(Self.objection)))
    #expect(navigator.routes == [.first])
  }

  @Test("says what is missing when a screen cannot be made, and changes nothing")
  func unavailable() {
    let navigator = Navigator(
      container: Container(), stack: driver.application.screens, host: driver.application)
    #expect(
      navigator.follow(.root(.second)) == .refused(.unavailable("SceneMaker(second) is not registered.")))
    #expect(driver.application.screens.screens.isEmpty)
  }

  @Test("knows when the user left a screen by a key")
  func keys() {
    let navigator = navigator()
    navigator.follow(.root(.first))
    navigator.follow(.push(.second))
    driver.press("q")
    #expect(navigator.routes == [.first])
    #expect(navigator.follow(.push(.second)) == .shown)
  }

  @Test("follows where screens want to go, until they are gone")
  func intents() {
    let relay = PublishRelay<Segue>()
    let navigator = Navigator(
      container: container(relay.asSignal()), stack: driver.application.screens, host: driver.application)
    navigator.follow(.root(.first))
    relay.accept(.push(.second))
    #expect(navigator.routes == [.first, .second])
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
      let routes = (0...3).map { _ in Route.testSamples.randomElement(using: &generator) ?? .first }
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
