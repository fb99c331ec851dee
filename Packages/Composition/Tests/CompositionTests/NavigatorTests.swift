import Composition
import Foundation
import Presentation
import Reactive
import ReactiveTest
import Testing

@MainActor @Suite struct NavigatorTests {
  /// A counter of the screens that were created and still exist.
  final class Census {
    private struct WeakScreen { weak var screen: TestScreen? }
    private var screens: [WeakScreen] = []
    var count: Int { screens.count }
    var living: [TestScreen] { screens.compactMap(\.screen) }

    func add(_ screen: TestScreen) { screens.append(WeakScreen(screen: screen)) }
  }

  private struct Problem: Error, CustomStringConvertible { var description: String { "no room" } }

  private static let refusal = LocalizedText(en: "Log in first", zhHans: "请先登录")
  let census = Census()
  let stack = TestStack()
  let requests = PublishRelay<Segue>()

  func navigator(
    tabs: [Route] = [.first], guards: [Navigator<TestInterface>.Guard] = [],
    stack: (any NavigationStack<TestScreen>)? = nil
  ) throws -> Navigator<TestInterface> {
    let destinations = [RouteKey.first, .second, .third].map { key in
      Destination(key, title: LocalizedText(en: key.name, zhHans: key.name))
    }
    let failing = Destination(
      .person, title: { _ in LocalizedText(en: "Person", zhHans: "人") }, samples: [PersonInput(name: "mira")])
    let modules = try ModuleList([TestModule(destinations: destinations + [failing], tabs: tabs)], format: .test)
    return Navigator(
      modules: modules,
      scene: { [census, segues = requests.asSignal()] route, context in
        if route.name == RouteKey<PersonInput>.person.name { throw Problem() }
        guard modules.destination(of: route) != nil else { throw InvalidRoute(route: route) }
        let screen = TestScreen(route.name, context.language)
        census.add(screen)
        return Scene(screen: screen, segues: route == .first ? segues : .never()) { [weak screen] in
          screen?.language = $0
        }
      }, container: Container(), stack: stack ?? self.stack, host: (),
      guards: guards)
  }

  @Test func `Segues show the first screen of a tab, push, present and replace screens, and go back`() throws {
    let navigator = try navigator()
    #expect(navigator.follow(.root(.first)) == .shown)
    #expect(navigator.follow(.present(.second)) == .shown)
    #expect(navigator.routes == [.first, .second])
    #expect(navigator.follow(.replace(.first)) == .shown)
    #expect(navigator.routes == [.first, .first] && census.living.count == 2)
    #expect(navigator.follow(.back) == .shown)
    #expect(navigator.follow(.push(.second)) == .shown)
    #expect(navigator.follow(.push(.first)) == .shown)
    #expect(navigator.follow(.backToRoot) == .shown)
    #expect(navigator.routes == [.first])
    #expect(census.living.count == 1)
  }

  @Test func `A link shows the destination of its page, and opens in the browser if no destination shows the page`()
    throws
  {
    let (known, unknown) = (
      try #require(URL(string: "https://a.test/1")), try #require(URL(string: "https://a.test/2"))
    )
    let destination = Destination(.first, title: LocalizedText(en: "First", zhHans: "一"))
    let second = Destination(.second, title: LocalizedText(en: "Second", zhHans: "二"))
    let modules = try ModuleList(
      [TestModule(destinations: [destination, second], tabs: [.first], pages: [known: .second])], format: .test)
    let navigator = Navigator<TestInterface>(
      modules: modules, scene: { Scene(screen: TestScreen($0.name, $1.language)) }, container: Container(),
      stack: stack, host: ())
    var opened: [Segue.External] = []
    navigator.openExternal = { external in
      opened.append(external)
      return .shown
    }
    navigator.follow(.root(.first))
    #expect(navigator.follow(.link(known)) == .shown)
    #expect(navigator.routes == [.first, .second] && opened.isEmpty)
    #expect(navigator.follow(.link(unknown)) == .shown)
    #expect(navigator.routes == [.first, .second] && opened == [.web(unknown)])
  }

  @Test func `A path replaces all screens, unless the screens of the path are already shown`() throws {
    let navigator = try navigator()
    #expect(navigator.follow(.path([.first, .second, .first])) == .shown)
    #expect(navigator.routes == [.first, .second, .first])
    #expect(navigator.follow(.path([.first, .second, .first])) == .refused(.alreadyShown))
    #expect(navigator.follow(.path([])) == .refused(.noDestination))
    #expect(navigator.follow(.path([.first])) == .shown)
    #expect(census.living.count == 1)
  }

  @Test func `A tab keeps its screens, and a second segue to the tab returns to its first screen`() throws {
    let navigator = try navigator()
    navigator.follow(.path([.first, .second]))
    #expect(navigator.follow(.root(.second)) == .shown)
    #expect(navigator.routes == [.second])
    #expect(census.living.count == 3)
    #expect(navigator.follow(.root(.first)) == .shown)
    #expect(navigator.routes == [.first, .second])
    #expect(census.living.count == 2, "The screens above a route that is not a tab are released.")
    #expect(navigator.screenCount == 2)
    #expect(navigator.follow(.root(.first)) == .shown)
    #expect(navigator.routes == [.first])
    #expect(navigator.follow(.root(.first)) == .refused(.alreadyShown))
    navigator.follow(.root(.second))
    navigator.releaseOutdatedScreens()
    #expect(census.living.count == 1)
  }

  @Test func `A restored tab creates its screens when it is first shown, up to the first refused route`() throws {
    let navigator = try navigator(
      tabs: [.first, .second], guards: [{ $0 == .third ? Self.refusal : nil }])
    navigator.restore([[.second, .first, .third], [.third, .first], [.first], []])
    navigator.follow(.root(.first))
    #expect(census.count == 1)
    #expect(navigator.backgroundPaths == [[.second, .first, .third]])
    #expect(navigator.follow(.root(.second)) == .shown)
    #expect(navigator.routes == [.second, .first])
    #expect(navigator.backgroundPaths == [[.first]])
    navigator.follow(.backToRoot)
    navigator.follow(.root(.first))
    #expect(navigator.backgroundPaths == [[.second]], "A tab that was shown keeps its own screens.")
  }

  @Test func `A path takes precedence over the restored screens of its tab`() throws {
    let navigator = try navigator(tabs: [.first, .second])
    navigator.restore([[.first, .second]])
    navigator.follow(.path([.first, .third]))
    #expect(navigator.routes == [.first, .third])
    #expect(navigator.backgroundPaths == [])
  }

  @Test func `A tab without further screens has no path to restore`() throws {
    let navigator = try navigator(tabs: [.first, .second])
    navigator.restore([[.second]])
    navigator.follow(.root(.first))
    #expect(navigator.backgroundPaths == [])
  }

  @Test func `A change of language reaches every screen, including those of background tabs`() throws {
    let navigator = try navigator()
    navigator.follow(.root(.first))
    navigator.follow(.root(.second))
    navigator.language = .zhHans
    #expect(census.living.map(\.language) == [.zhHans, .zhHans])
  }

  @Test
  func `A navigator queues segues that arrive before the first screen is shown, and then follows them in order`() throws
  {
    let navigator = try navigator()
    var followed: [Segue] = []
    navigator.onResult = { segue, result in
      #expect(result == .shown)
      followed.append(segue)
    }
    #expect(navigator.follow(.push(.second)) == .queued)
    #expect(navigator.follow(.push(.first)) == .queued)
    #expect(navigator.follow(.root(.first)) == .shown)
    #expect(followed == [.push(.second), .push(.first)])
    #expect(navigator.routes == [.first, .second, .first])
  }

  @Test func `A navigator refuses a segue to the top screen or to a guarded route, and a return from the first screen`()
    throws
  {
    let navigator = try navigator(guards: [{ $0 == .second ? Self.refusal : nil }])
    navigator.follow(.root(.first))
    #expect(navigator.follow(.push(.first)) == .refused(.alreadyShown))
    #expect(navigator.follow(.back) == .refused(.nothingBelow))
    #expect(navigator.follow(.backToRoot) == .refused(.nothingBelow))
    #expect(navigator.follow(.push(.second)) == .refused(.guarded(Self.refusal)))
    #expect(navigator.follow(.path([.first, .second])) == .refused(.guarded(Self.refusal)))
    #expect(navigator.routes == [.first])
  }

  @Test func `A screen that cannot be created leaves the stack unchanged`() throws {
    let navigator = try navigator()
    navigator.follow(.root(.first))
    #expect(navigator.follow(.push(.person("mira"))) == .refused(.failed("no room")))
    #expect(navigator.follow(.path([.second, .person("mira")])) == .refused(.failed("no room")))
    #expect(navigator.follow(.push(RouteKey<NoInput>("nowhere")())) == .refused(.noDestination))
    #expect(navigator.routes == [.first])
  }

  @Test func `The navigator removes the route of a screen that the app pops`() throws {
    let navigator = try navigator()
    navigator.follow(.root(.first))
    navigator.follow(.push(.second))
    #expect(stack.pop())
    #expect(navigator.routes == [.first])
    #expect(navigator.follow(.push(.second)) == .shown)
  }

  @Test func `A navigator follows the segues of a screen until the screen is removed`() throws {
    let navigator = try navigator()
    navigator.follow(.root(.first))
    requests.accept(.push(.second))
    #expect(navigator.routes == [.first, .second])
    navigator.follow(.path([.third]))
    navigator.releaseOutdatedScreens()
    requests.accept(.push(.second))
    #expect(navigator.routes == [.third])
    navigator.follow(.push(.first))
    requests.accept(.push(.second))
    #expect(navigator.routes == [.third, .first, .second])
  }

  @Test func `10,000 random segues are each followed, queued or refused, and no screen leaks`() throws {
    let navigator = try navigator()
    var generator = SeededGenerator(seed: 7)
    var (queued, late, shown, refused) = (0, 0, 0, 0)
    navigator.onResult = { _, result in
      #expect(result != .queued)
      late += 1
    }
    for index in 0..<10_000 {
      let routes = (0...3).map { _ in [Route.first, .second, .third].randomElement(using: &generator) ?? .first }
      let path = Array(routes.prefix(Int.random(in: 0...4, using: &generator)))
      let segues: [Segue] = [
        .push(routes[0]), .replace(routes[0]), .present(routes[0]), .back, .backToRoot,
        index < 100 ? .back : .root(routes[0]), index < 100 ? .backToRoot : .path(path),
      ]
      let before = stack.screens
      switch navigator.follow(segues.randomElement(using: &generator) ?? .back) {
      case .queued:
        #expect(before.isEmpty)
        queued += 1
      case .shown: shown += 1
      case .refused:
        #expect(stack.screens.elementsEqual(before) { $0 === $1 })
        refused += 1
      }
      #expect(navigator.routes.count == stack.count)
    }
    #expect(queued + shown + refused == 10_000)
    #expect(late == queued && queued >= 100 && shown > 1000 && refused > 100)
    #expect(census.living.count == navigator.screenCount)
    #expect(navigator.screenCount >= stack.count)
  }
}
