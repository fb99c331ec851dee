public import Presentation
import Reactive

/// An object that follows segues: it creates the screens of routes, pushes them onto the screen stack, and releases a
/// screen after it has been removed from the stack.
///
/// Each tab keeps its screens while another tab is shown. A screen requests a segue through ``Scene/segues``. The
/// navigator follows or refuses it and reports the result to ``onResult``.
@MainActor public final class Navigator<Interface: UserInterface> {
  /// A closure that is called with the result of each segue that a screen requested or that was queued.
  public var onResult: (Segue, NavigationResult) -> Void = { _, _ in }

  /// A closure that performs an action outside the app, and returns the result.
  public var openExternal: (Segue.External) -> NavigationResult = { _ in .refused(.noDestination) }

  /// The language of all screens, including those that are not shown.
  public var language: Language {
    didSet { for entry in entries + backgroundTabs.values.joined() { entry.scene.setLanguage(language) } }
  }

  struct Entry {
    let route: Route
    let scene: Scene<Interface>
    var presentation = ScreenPresentation.full
    /// Whether the screen was created for an earlier user.
    var isOutdated = false
    let bag = DisposeBag()
  }

  private let modules: ModuleList
  private let scene: SceneFactory
  private let container: Container
  let stack: any NavigationStack<Interface.Screen>
  private let host: Interface.Host
  private let guards: [Guard]
  var entries: [Entry] = []
  /// The screens of the tabs that are not shown, keyed by the first route of each tab.
  private var backgroundTabs: [Route: [Entry]] = [:]
  /// The routes to restore when a tab is first shown, keyed by the first route of each tab.
  private var restorablePaths: [Route: [Route]] = [:]
  private var queue: [Segue] = []

  /// Creates a navigator that shows nothing yet.
  ///
  /// - Parameters:
  ///   - modules: The modules with the destinations of routes.
  ///   - scene: The factory of the screens of routes.
  ///   - container: The container that resolves the features.
  ///   - stack: The stack of the shown screens.
  ///   - host: The host that each screen receives.
  ///   - language: The language of the screens.
  ///   - guards: The closures that can refuse a route before its screen is shown.
  public init(
    modules: ModuleList, scene: @escaping SceneFactory, container: Container,
    stack: any NavigationStack<Interface.Screen>, host: Interface.Host, language: Language = .en, guards: [Guard] = []
  ) {
    self.modules = modules
    self.scene = scene
    self.container = container
    self.stack = stack
    self.host = host
    self.language = language
    self.guards = guards
  }

  /// The routes of the screens that the user has opened, from the bottom up. A preview is not opened.
  public var routes: [Route] { opened.filter { isShown($0) }.map(\.route) }

  /// The paths of the tabs that are not shown, in the order of the tabs. A path lists routes from the bottom up.
  public var backgroundPaths: [[Route]] {
    modules.tabs.compactMap { tab in
      isShown(tab) ? nil : backgroundTabs[tab]?.map(\.route) ?? restorablePaths[tab]
    }
  }

  /// The number of existing screens, including those that are not shown.
  public var screenCount: Int { entries.count + backgroundTabs.values.reduce(0) { $0 + $1.count } }

  /// Restores the screens of tabs from an earlier session. A tab's screens are created when the tab is first shown.
  public func restore(_ paths: [[Route]]) {
    for path in paths {
      if let tab = path.first, modules.tabs.contains(tab), path.count > 1 { restorablePaths[tab] = path }
    }
  }

  /// Releases the screens that were created for an earlier user. Screens of hidden tabs are released immediately. In
  /// the visible tab, the top screen stays until the user leaves it; the screens below it are then created again.
  public func releaseOutdatedScreens() {
    backgroundTabs = [:]
    restorablePaths = [:]
    for index in entries.indices { entries[index].isOutdated = true }
  }

  /// Follows a segue and returns the result.
  @discardableResult
  public func follow(_ segue: Segue) -> NavigationResult {
    if case .link(let page) = segue {
      let route = modules.route(opening: page, in: container)
      return follow(route.map(Segue.push) ?? .external(.web(page)))
    }
    removePoppedEntries()
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
    case .back: return stack.pop() ? returned() : .refused(.nothingBelow)
    case .backToRoot:
      guard stack.count > 1 else { return .refused(.nothingBelow) }
      stack.popToRoot()
      return returned()
    case .root(let route): return showRoot(route)
    case .push(let route): return show(route) { $0.push($1, as: .full) }
    case .preview(let route): return preview(route)
    case .replace(let route):
      return show(route, as: entries.last?.presentation ?? .full) { $0.replaceTop(with: $1) }
    case .present(let route): return show(route, as: .modal) { $0.push($1, as: .modal) }
    case .path(let routes): return showPath(routes)
    case .link: return follow(segue)
    case .external(let external): return openExternal(external)
    }
  }

  private func showRoot(_ route: Route) -> NavigationResult {
    if let first = entries.first, first.route == route, isShown(first) {
      if stack.count == 1 { return .refused(.alreadyShown) }
      stack.popToRoot()
      return returned()
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
    if routes == self.routes, routes.count == stack.count, !hasOutdatedScreens { return .refused(.alreadyShown) }
    do {
      let created = try routes.map { try makeEntry($0) }
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
    if let top = entries.last, top.route == route {
      if stack.isOnTop(top.scene.screen) { return .refused(.alreadyShown) }
      if presentation == .full, stack.focus(on: top.scene.screen) { return .shown }
    }
    do {
      let entry = try makeEntry(route, as: presentation)
      entries.append(entry)
      put(stack, entry.scene.screen)
      subscribe(to: entry)
      return shown()
    } catch {
      return refused(error)
    }
  }

  func makeEntry(_ route: Route, as presentation: ScreenPresentation = .full) throws -> Entry {
    let context = SceneContext<Interface>(container: container, modules: modules, host: host, language: language)
    return Entry(route: route, scene: try scene(route, context), presentation: presentation)
  }

  func subscribe(to entry: Entry) {
    entry.scene.segues.emit(onNext: { [weak self] segue in
      guard let self else { return }
      onResult(segue, follow(segue))
    }).disposed(by: entry.bag)
  }

  /// Moves the screens of the current tab to the background, or only their routes if the screens were created for an
  /// earlier user. Does nothing if the first screen does not belong to a tab.
  private func moveToBackground() {
    guard let root = entries.first?.route, modules.tabs.contains(root) else { return }
    if hasOutdatedScreens { restore([opened.map(\.route)]) } else { backgroundTabs[root] = Array(opened) }
  }

  private var hasOutdatedScreens: Bool { entries.contains(where: \.isOutdated) }

  /// Completes a return to a screen. Creates outdated screens again, unless a box that was not pushed here is on top.
  private func returned() -> NavigationResult {
    removePoppedEntries()
    guard hasOutdatedScreens, let top = opened.last, stack.isOnTop(top.scene.screen) else { return .shown }
    do {
      entries = try opened.map { try makeEntry($0.route, as: $0.presentation) }
    } catch {
      return refused(error)
    }
    stack.replaceAll(with: entries.map { ($0.scene.screen, $0.presentation) })
    entries.forEach(subscribe)
    return .shown
  }

  func shown() -> NavigationResult {
    removePoppedEntries()
    return .shown
  }

  private func followQueue() {
    let segues = queue
    queue = []
    for segue in segues { onResult(segue, follow(segue)) }
  }

  private func refusal(of route: Route) -> LocalizedText? { guards.lazy.compactMap { $0(route) }.first }

  /// Removes the entries of screens that are no longer on the stack.
  private func removePoppedEntries() { entries.removeAll { !isShown($0) } }

  private func isShown(_ tab: Route) -> Bool { entries.first?.route == tab }

  private func isShown(_ entry: Entry) -> Bool { stack.contains(entry.scene.screen) }
}
