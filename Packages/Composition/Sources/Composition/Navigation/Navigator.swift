public import Presentation
import Reactive

/// Follows segues: creates the screens of routes, puts them on the screen stack, and releases them when they are gone.
///
/// Each tab keeps the screens above it while another tab is shown. A screen asks for a segue by ``Scene/segues``; the navigator follows
/// it or refuses, and reports the result to ``onResult``. No segue is lost silently.
@MainActor public final class Navigator<Interface: UserInterface> {
  /// Refuses a route with a sentence for the user. Returns `nil` to let it pass.
  public typealias Guard = @MainActor (Route) -> LocalizedText?

  /// Called with the results of segues that screens asked for or that were queued.
  public var onResult: (Segue, NavigationResult) -> Void = { _, _ in }

  /// Follows a segue out of the app.
  public var openExternal: (Segue.External) -> NavigationResult = { _ in .refused(.noDestination) }

  /// The language of all screens, including those that are not shown.
  public var language: Language {
    didSet { for entry in entries + backgroundTabs.values.joined() { entry.scene.setLanguage(language) } }
  }

  private struct Entry {
    let route: Route
    let scene: Scene<Interface>
    var presentation = ScreenPresentation.full
    let bag = DisposeBag()
  }

  private let modules: ModuleList<Interface>
  private let container: Container
  private let stack: any NavigationStack<Interface.Screen>
  private let host: Interface.Host
  private let guards: [Guard]
  private var entries: [Entry] = []
  /// The screens of the tabs that are not shown, by the first route.
  private var backgroundTabs: [Route: [Entry]] = [:]
  /// The routes to restore when a tab is first shown, by the first route.
  private var restorablePaths: [Route: [Route]] = [:]
  private var queue: [Segue] = []

  /// Creates a navigator that shows nothing yet.
  ///
  /// - Parameters:
  ///   - modules: The modules whose destinations routes lead to.
  ///   - container: Resolves the features.
  ///   - stack: The screens that are shown.
  ///   - host: Given to each screen.
  ///   - language: The language of the screens.
  ///   - guards: Asked about each route before it is shown.
  public init(
    modules: ModuleList<Interface>, container: Container, stack: any NavigationStack<Interface.Screen>,
    host: Interface.Host, language: Language = .en, guards: [Guard] = []
  ) {
    self.modules = modules
    self.container = container
    self.stack = stack
    self.host = host
    self.language = language
    self.guards = guards
  }

  /// The routes of the screens that are shown, from the bottom up.
  public var routes: [Route] { entries.filter { isShown($0) }.map(\.route) }

  /// The routes of the screens of the other tabs, each from the bottom up, in the order of the tabs.
  public var backgroundPaths: [[Route]] {
    modules.tabs.compactMap { tab in
      isShown(tab) ? nil : backgroundTabs[tab]?.map(\.route) ?? restorablePaths[tab]
    }
  }

  /// The number of screens that exist, shown or not.
  public var screenCount: Int { entries.count + backgroundTabs.values.reduce(0) { $0 + $1.count } }

  /// Restores what tabs showed in an earlier session. Creates a tab's screens when the tab is first shown.
  public func restore(_ paths: [[Route]]) {
    for path in paths {
      if let tab = path.first, modules.tabs.contains(tab), path.count > 1 { restorablePaths[tab] = path }
    }
  }

  /// Releases the screens of all tabs but the one that is shown, for example because another user logged in.
  public func releaseBackgroundTabs() {
    backgroundTabs = [:]
    restorablePaths = [:]
  }

  /// Follows a segue.
  @discardableResult
  public func follow(_ segue: Segue) -> NavigationResult {
    removeGoneEntries()
    for route in segue.routes {
      if let reason = refusal(of: route) { return .refused(.guarded(reason)) }
    }
    switch segue {
    case .external(let external): return openExternal(external)
    case .root, .path: break
    default:
      if entries.isEmpty {
        queue.append(segue)
        return .queued
      }
    }
    let result = perform(segue)
    if result == .shown { followQueue() }
    return result
  }

  private func perform(_ segue: Segue) -> NavigationResult {
    switch segue {
    case .back: return stack.pop() ? shown() : .refused(.nothingBelow)
    case .backToRoot:
      guard stack.count > 1 else { return .refused(.nothingBelow) }
      stack.popToRoot()
      return shown()
    case .root(let route): return showRoot(route)
    case .push(let route): return show(route) { $0.push($1, as: .full) }
    case .replace(let route):
      return show(route, as: entries.last?.presentation ?? .full) { $0.replaceTop(with: $1) }
    case .present(let route): return show(route, as: .modal) { $0.push($1, as: .modal) }
    case .path(let routes): return showPath(routes)
    case .external(let external): return openExternal(external)
    }
  }

  private func showRoot(_ route: Route) -> NavigationResult {
    if let first = entries.first, first.route == route, isShown(first) {
      if stack.count == 1 { return .refused(.alreadyShown) }
      stack.popToRoot()
      return shown()
    }
    if let saved = backgroundTabs[route] {
      moveToBackground()
      backgroundTabs[route] = nil
      entries = saved
      stack.replaceAll(with: saved.map { ($0.scene.screen, $0.presentation) })
      return shown()
    }
    if let path = restorablePaths.removeValue(forKey: route) {
      let allowed = path.prefix { refusal(of: $0) == nil }
      if case .shown = showPath(Array(allowed)) { return .shown }
    }
    return showPath([route])
  }

  private func showPath(_ routes: [Route]) -> NavigationResult {
    guard let root = routes.first else { return .refused(.noDestination) }
    if routes == self.routes, routes.count == stack.count { return .refused(.alreadyShown) }
    do {
      let created = try routes.map(makeEntry)
      moveToBackground()
      backgroundTabs[root] = nil
      restorablePaths[root] = nil
      entries = created
      stack.replaceAll(with: created.map { ($0.scene.screen, $0.presentation) })
      created.forEach(subscribe)
      return shown()
    } catch {
      return refused(error)
    }
  }

  private func show(
    _ route: Route, as presentation: ScreenPresentation = .full,
    _ put: (any NavigationStack<Interface.Screen>, Interface.Screen) -> Void
  ) -> NavigationResult {
    if let top = entries.last, top.route == route, stack.isOnTop(top.scene.screen) { return .refused(.alreadyShown) }
    do {
      var entry = try makeEntry(route)
      entry.presentation = presentation
      entries.append(entry)
      put(stack, entry.scene.screen)
      subscribe(to: entry)
      return shown()
    } catch {
      return refused(error)
    }
  }

  private func makeEntry(_ route: Route) throws -> Entry {
    guard let destination = modules.destination(of: route) else { throw InvalidRoute(route: route) }
    let context = SceneContext(container: container, modules: modules, host: host, language: language)
    return Entry(route: route, scene: try destination.scene(route, context))
  }

  private func refused(_ error: any Error) -> NavigationResult {
    error is InvalidRoute ? .refused(.noDestination) : .refused(.failed("\(error)"))
  }

  private func subscribe(to entry: Entry) {
    entry.scene.segues.emit(onNext: { [weak self] segue in
      guard let self else { return }
      onResult(segue, follow(segue))
    }).disposed(by: entry.bag)
  }

  /// Keeps the screens of the tab that is left. Screens above a route that is no tab are released.
  private func moveToBackground() {
    if let root = entries.first?.route, modules.tabs.contains(root) { backgroundTabs[root] = entries }
  }

  private func shown() -> NavigationResult {
    removeGoneEntries()
    return .shown
  }

  private func followQueue() {
    let segues = queue
    queue = []
    for segue in segues { onResult(segue, follow(segue)) }
  }

  private func refusal(of route: Route) -> LocalizedText? { guards.lazy.compactMap { $0(route) }.first }

  /// Removes the entries of screens that the app popped itself.
  private func removeGoneEntries() { entries.removeAll { !isShown($0) } }

  private func isShown(_ tab: Route) -> Bool { entries.first?.route == tab }

  private func isShown(_ entry: Entry) -> Bool { stack.contains(entry.scene.screen) }
}
