import Composition
import Presentation
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite struct TerminalStackTests {
  private final class Page: Screen {
    var title: TerminalText = "Page"
    private(set) var appearances = 0
    func draw(in canvas: inout Canvas) {}
    func screenDidAppear() { appearances += 1 }
  }

  /// The screens in the order of their creation.
  private final class Pages: Sendable {
    @MainActor var all: [Page] = []
  }

  private struct PageModule: TerminalModule {
    let pages: Pages
    let tabs = [Self.first]

    static let first = RouteKey<NoInput>("first")()
    static let second = RouteKey<NoInput>("second")()
    static let third = RouteKey<NoInput>("third")()

    var destinations: [Destination] {
      [Self.first, Self.second, Self.third].map { route in
        Destination(RouteKey<NoInput>(route.name), title: LocalizedText(en: route.name, zhHans: route.name))
      }
    }

    var scenes: [TerminalScene] {
      [Self.first, Self.second, Self.third].map { route in
        TerminalScene(RouteKey<NoInput>(route.name)) { [pages] _ in
          let page = Page()
          pages.all.append(page)
          return Scene(screen: page)
        }
      }
    }

    func register(in container: inout Container) {}
  }

  private let pages = Pages()

  private func navigator(_ driver: ScreenDriver) throws -> Navigator<TerminalInterface> {
    let definition = AppDefinition(name: "toy", version: "1", features: [PageModule(pages: pages)])
    return Navigator(
      modules: try definition.moduleList(), scene: definition.scene, container: Container(),
      stack: TerminalStack(driver.application.screens), host: driver.application)
  }

  @Test
  func `Opening a path calls screenDidAppear only on the visible screens: the first and the last in a wide window`()
    throws
  {
    let driver = try ScreenDriver(size: Size(columns: 120, rows: 10))
    driver.application.columnsForTwo = 100
    let navigator = try navigator(driver)
    #expect(navigator.follow(.path([PageModule.first, PageModule.second, PageModule.third])) == .shown)
    #expect(pages.all.map(\.appearances) == [1, 0, 1])
    navigator.follow(.back)
    #expect(pages.all[0].appearances == 1)
  }

  @Test func `A preview is no opened route, pushing its route moves the focus to it, and nil removes it`() throws {
    let driver = try ScreenDriver(size: Size(columns: 120, rows: 10))
    driver.application.columnsForTwo = 100
    let navigator = try navigator(driver)
    navigator.follow(.root(PageModule.first))
    navigator.follow(.preview(PageModule.second))
    navigator.follow(.preview(PageModule.third))
    #expect(driver.application.screens.screens.count == 2)
    #expect(navigator.routes == [PageModule.first])
    #expect(navigator.follow(.push(PageModule.third)) == .shown)
    #expect(navigator.routes == [PageModule.first, PageModule.third] && pages.all.count == 3)
    navigator.follow(.back)
    #expect(navigator.routes == [PageModule.first])
    navigator.follow(.preview(nil))
    #expect(driver.application.screens.screens.count == 1)
    driver.resize(columns: 80, rows: 10)
    navigator.follow(.preview(PageModule.second))
    #expect(driver.application.screens.screens.count == 1)
  }

  @Test func `The navigator removes the route of a screen that a key closes`() throws {
    let driver = try ScreenDriver()
    let navigator = try navigator(driver)
    navigator.follow(.root(PageModule.first))
    navigator.follow(.push(PageModule.second))
    driver.press("q")
    #expect(navigator.routes == [PageModule.first])
    #expect(navigator.follow(.push(PageModule.second)) == .shown)
  }

  @Test func `A modal screen returns with its tab, and its route is removed when the screen closes`() throws {
    let driver = try ScreenDriver()
    let navigator = try navigator(driver)
    navigator.follow(.root(PageModule.first))
    navigator.follow(.present(PageModule.second))
    let boxed = driver.lines
    navigator.follow(.root(PageModule.third))
    navigator.follow(.root(PageModule.first))
    driver.settle()
    #expect(navigator.routes == [PageModule.first, PageModule.second])
    driver.application.screens.pop()
    driver.settle()
    #expect(navigator.routes == [PageModule.first] && boxed.count == driver.lines.count)
  }
}
