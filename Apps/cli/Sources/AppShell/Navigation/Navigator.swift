import Reactive
import TerminalUI

/// Follows segues: makes the screen of a route, puts it on the stack, and lets go of it when it is gone.
@MainActor final class Navigator {
  /// Objects to a segue with a sentence for the user; nil lets it pass.
  typealias Guard = @MainActor (Segue) -> String?

  /// Called with what became of segues that were queued or came from a screen, which nobody waits for.
  var onNavigation: (Segue, Navigation) -> Void = { _, _ in }

  private struct Place {
    let route: Route
    let screen: any Screen
    let bag: DisposeBag
  }

  private let container: Container
  private let stack: ScreenStack
  private unowned let host: any ScreenHost
  private let guards: [Guard]
  private var places: [Place] = []
  private var queue: [Segue] = []

  init(container: Container, stack: ScreenStack, host: any ScreenHost, guards: [Guard] = []) {
    self.container = container
    self.stack = stack
    self.host = host
    self.guards = guards
  }

  /// The places that are shown, from the bottom up.
  var routes: [Route] { places.filter { isShown($0.screen) }.map(\.route) }

  /// Follows a segue, or says why not.
  @discardableResult
  func follow(_ segue: Segue) -> Navigation {
    // Screens also go by a key, without the navigator.
    places.removeAll { !isShown($0.screen) }
    if let reason = guards.lazy.compactMap({ $0(segue) }).first { return .refused(.guarded(reason)) }
    if case .root = segue {
    } else if places.isEmpty {
      queue.append(segue)
      return .queued
    }
    let navigation = change(segue)
    if navigation == .shown { followQueue() }
    return navigation
  }

  private func change(_ segue: Segue) -> Navigation {
    switch segue {
    case .back: return stack.pop() ? shown() : .refused(.nothingBehind)
    case .backToRoot:
      guard stack.screens.count > 1 else { return .refused(.nothingBehind) }
      stack.popToRoot()
      return shown()
    case .root(let route): return show(route) { $0.replaceAll(with: [$1]) }
    case .push(let route): return show(route) { $0.push($1) }
    case .replace(let route): return show(route) { $0.replaceTop(with: $1) }
    case .present(let route): return show(route) { $0.push($1, as: .modal) }
    }
  }

  private func show(_ route: Route, _ put: (ScreenStack, any Screen) -> Void) -> Navigation {
    if let top = places.last, top.route == route, top.screen === stack.top { return .refused(.alreadyShown) }
    do throws(ContainerError) {
      let scene = try container.resolve(SceneMaker.self, route).make(host)
      let bag = DisposeBag()
      places.append(Place(route: route, screen: scene.screen, bag: bag))
      put(stack, scene.screen)
      scene.segues.emit(onNext: { [weak self] segue in
        guard let self else { return }
        onNavigation(segue, follow(segue))
      }).disposed(by: bag)
      return shown()
    } catch {
      return .refused(.unavailable(error.description))
    }
  }

  private func shown() -> Navigation {
    places.removeAll { !isShown($0.screen) }
    return .shown
  }

  private func followQueue() {
    let waiting = queue
    queue = []
    for segue in waiting { onNavigation(segue, follow(segue)) }
  }

  private func isShown(_ screen: any Screen) -> Bool { stack.screens.contains { $0 === screen } }
}
