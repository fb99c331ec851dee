import Presentation
import Reactive
import TerminalUI

/// Follows segues: makes the screen of a route, puts it on the stack, and lets go of it when it is gone.
@MainActor final class Navigator {
  /// Objects to a place with a sentence for the user; nil lets it pass.
  typealias Guard = @MainActor (Route) -> LocalizedText?

  /// Called with what became of segues that were queued or came from a screen, which nobody waits for.
  var onNavigation: (Segue, Navigation) -> Void = { _, _ in }

  /// Follows a way out of the app. Says what became of it.
  var leave: (Segue.Outside) -> Navigation = { _ in .refused(.noPlace) }

  /// The language of all screens, also of those that are not seen.
  var language: Language {
    didSet { for place in places + parked.values.joined() { place.scene.speak(language) } }
  }

  private struct Place {
    let route: Route
    let scene: Scene
    var presentation = ScreenStack.Presentation.full
    let bag = DisposeBag()
  }

  private let container: Container
  private let stack: ScreenStack
  private unowned let host: any ScreenHost
  private let tabs: [Route]
  private let guards: [Guard]
  private var places: [Place] = []
  /// The screens of the other tabs, by the first of them.
  private var parked: [Route: [Place]] = [:]
  /// What tabs show that were shown in an earlier run and not in this one yet, by the first of them.
  private var remembered: [Route: [Route]] = [:]
  private var queue: [Segue] = []

  init(
    container: Container, stack: ScreenStack, host: any ScreenHost, language: Language = .en,
    tabs: [Route] = Route.tabs,
    guards: [Guard] = []
  ) {
    self.container = container
    self.stack = stack
    self.host = host
    self.language = language
    self.tabs = tabs
    self.guards = guards
  }

  /// The places that are shown, from the bottom up.
  var routes: [Route] { places.filter { isShown($0) }.map(\.route) }

  /// What is kept of the tabs that are not shown, in the order of the tabs.
  var otherPaths: [[Route]] {
    tabs.compactMap { tab in
      isShown(tab) ? nil : parked[tab]?.map(\.route) ?? remembered[tab]
    }
  }

  /// Has tabs begin with what they showed in an earlier run. Their screens are made once a tab is shown.
  func remember(_ paths: [[Route]]) {
    for path in paths {
      if let tab = path.first, tabs.contains(tab), path.count > 1 { remembered[tab] = path }
    }
  }

  /// How many screens are kept, seen or not.
  var keptCount: Int { places.count + parked.values.reduce(0) { $0 + $1.count } }

  /// Follows a segue, or says why not.
  @discardableResult
  func follow(_ segue: Segue) -> Navigation {
    forgetGone()
    for route in segue.routes {
      if let reason = objection(to: route) { return .refused(.guarded(reason)) }
    }
    switch segue {
    case .outside(let outside): return leave(outside)
    case .root, .path: break
    default:
      if places.isEmpty {
        queue.append(segue)
        return .queued
      }
    }
    let navigation = change(segue)
    if navigation == .shown { followQueue() }
    return navigation
  }

  /// Drops the screens of all tabs but the one that is shown: what they show is not for the next user.
  func forgetOtherTabs() {
    parked = [:]
    remembered = [:]
  }

  private func change(_ segue: Segue) -> Navigation {
    switch segue {
    case .back: return stack.pop() ? shown() : .refused(.nothingBehind)
    case .backToRoot:
      guard stack.screens.count > 1 else { return .refused(.nothingBehind) }
      stack.popToRoot()
      return shown()
    case .root(let route): return showRoot(route)
    case .push(let route): return show(route) { $0.push($1) }
    case .replace(let route):
      return show(route, as: places.last?.presentation ?? .full) { $0.replaceTop(with: $1) }
    case .present(let route): return show(route, as: .modal) { $0.push($1, as: .modal) }
    case .path(let routes): return showPath(routes)
    case .outside(let outside): return leave(outside)
    }
  }

  private func showRoot(_ route: Route) -> Navigation {
    if places.first?.route == route, stack.screens.first === places.first?.scene.screen {
      if stack.screens.count == 1 { return .refused(.alreadyShown) }
      stack.popToRoot()
      return shown()
    }
    if let kept = parked[route] {
      park()
      parked[route] = nil
      places = kept
      stack.replaceAll(with: kept.map { ($0.scene.screen, $0.presentation) })
      return shown()
    }
    if let path = remembered.removeValue(forKey: route) {
      let allowed = path.prefix { objection(to: $0) == nil }
      if case .shown = showPath(Array(allowed)) { return .shown }
    }
    return showPath([route])
  }

  private func showPath(_ routes: [Route]) -> Navigation {
    guard let root = routes.first else { return .refused(.noPlace) }
    if routes == self.routes, routes.count == stack.screens.count { return .refused(.alreadyShown) }
    do throws(ContainerError) {
      var made: [Place] = []
      for route in routes { made.append(try make(route)) }
      park()
      parked[root] = nil
      remembered[root] = nil
      places = made
      stack.replaceAll(with: made.map { ($0.scene.screen, $0.presentation) })
      made.forEach(listen)
      return shown()
    } catch {
      return .refused(.unavailable(error.description))
    }
  }

  /// Keeps the screens of the tab that is left. Those above no tab are let go.
  private func park() {
    if let root = places.first?.route, tabs.contains(root) { parked[root] = places }
  }

  private func show(
    _ route: Route, as presentation: ScreenStack.Presentation = .full, _ put: (ScreenStack, any Screen) -> Void
  ) -> Navigation {
    if let top = places.last, top.route == route, top.scene.screen === stack.top { return .refused(.alreadyShown) }
    do throws(ContainerError) {
      var place = try make(route)
      place.presentation = presentation
      places.append(place)
      put(stack, place.scene.screen)
      listen(to: place)
      return shown()
    } catch {
      return .refused(.unavailable(error.description))
    }
  }

  private func make(_ route: Route) throws(ContainerError) -> Place {
    let maker = try container.resolve(SceneMaker.self, route)
    return Place(route: route, scene: maker.make(SceneContext(host: host, language: language)))
  }

  private func listen(to place: Place) {
    place.scene.segues.emit(onNext: { [weak self] segue in
      guard let self else { return }
      onNavigation(segue, follow(segue))
    }).disposed(by: place.bag)
  }

  private func shown() -> Navigation {
    forgetGone()
    return .shown
  }

  private func objection(to route: Route) -> LocalizedText? { guards.lazy.compactMap { $0(route) }.first }

  private func isShown(_ tab: Route) -> Bool { places.first?.route == tab }

  /// Screens also go without the navigator, by a key for one.
  private func forgetGone() { places.removeAll { !isShown($0) } }

  private func followQueue() {
    let waiting = queue
    queue = []
    for segue in waiting { onNavigation(segue, follow(segue)) }
  }

  private func isShown(_ place: Place) -> Bool { stack.screens.contains { $0 === place.scene.screen } }
}
