package import Composition
import Foundation
import Networking
import Presentation
package import Reactive
package import TerminalUI

extension Command {
  static let about = Command("app.about")
  static let accounts = Command("app.accounts")
  static let goTo = Command("app.goto")
  static let language = Command("app.language")
  static let theme = Command("app.theme")

  /// The commands of the app itself. Users can bind other keys to them.
  static let ofApp = [about, accounts, goTo, palette, language, settings, theme, nextAccount] + ofOutbox
}

/// A session of the app in a terminal, from the first screen until the app exits.
@MainActor package final class TerminalSession {
  package let application: TerminalApplication
  package let navigator: Navigator<TerminalInterface>
  let tabBar = TabBar([])
  let modules: ModuleList
  let app: App
  let settings: SettingsViewModel
  private let name: String
  let container: Container
  let shortcuts: [Command: Shortcut]
  let bag = DisposeBag()
  /// The message about the account that was last chosen or logged in.
  var arrivalMessage: TerminalText?
  /// The lines that the user entered after a colon, each once, the oldest first.
  private var history: [String] = []
  /// Whether the user has hidden the line about the demo.
  var isDemoNoticeHidden = false { didSet { showNotice() } }
  /// The problem with the user's theme file that was last shown.
  var themeProblem: String?
  private let badges = TabBadges()
  /// The outboxes of the current user.
  var outboxes: [OutboxSource] = []
  /// The actions in the outboxes.
  var outboxRows: [OutboxRow] = []
  var outboxBag = DisposeBag()
  /// Whether the user is asked before the session ends.
  var isAskingToQuit = false
  /// The warnings about key bindings that were already shown.
  var warnings: Set<LocalizedText> = []

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - app: The composed app.
  ///   - terminal: The terminal that shows the screens.
  ///   - scheduler: The scheduler of the frames.
  ///   - isOnline: An observable that emits whether there is a network connection. The session reports only changes of
  ///     this value, and only if it uses a server other than the demo server.
  package init(
    _ app: App, terminal: any Terminal, scheduler: any FrameScheduler,
    isOnline: Observable<Bool> = Reachability.isOnline
  ) {
    modules = app.modules
    self.app = app
    name = app.definition.name
    container = app.container
    shortcuts = Dictionary(modules.shortcuts.map { (Command($0.command), $0) }, uniquingKeysWith: { first, _ in first })
    let theme = app.settings.theme
    let settings = app.makeSettingsViewModel()
    self.settings = settings
    application = TerminalApplication(terminal: terminal, scheduler: scheduler, theme: app.settings.colors)
    navigator = Navigator(
      modules: modules,
      scene: { route, context in
        route == RouteKey.settings()
          ? Scene(SettingsScreen(settings, language: context.language)) : try app.definition.scene(route, context)
      }, container: container,
      stack: TerminalStack(application.screens), host: application, language: app.environment.language,
      guards: [
        { [modules] in
          modules.destination(of: $0)?.isInternal == true && !AppEnvironment.isDebugBuild
            ? AppText.debugBuildsOnly : nil
        }
      ])
    application.rebindings = app.settings.keys
    application.windowName = TerminalText(name)
    // If the environment reveals the background, there is no need to query the terminal.
    application.followsBackground = theme == .auto && TerminalEnvironment.current.hasLightBackground == nil
    application.showsPixels = true
    application.isCompact = app.settings.density == .compact
    application.columnsForTwo = 100
    application.perform = { [weak self] in self?.perform($0) ?? false }
    application.header = tabBar
    tabBar.name = TerminalText(name)
    tabBar.onSelect = { [weak self] in self?.follow(.root(app.modules.tabs[$0])) }
    settings.apply = { [weak self] in self?.apply($0) ?? false }
    navigator.onResult = { [weak self] _, result in self?.report(result) }
    navigator.openExternal = { [weak self] in self?.open($0) ?? .refused(.noDestination) }
    application.openLink = { [weak self] in if let url = URL(string: $0.string) { self?.follow(.link(url)) } }
    app.accounts.accounts.skip(1).asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] _ in self?.sessionsChanged() }).disposed(by: bag)
    app.accounts.arrivals.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.welcome($0) }).disposed(by: bag)
    isOnline.distinctUntilChanged().skip(1).asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in
        guard let self else { return }
        if servers.contains(where: { $0.lastingURL != nil }) { warn($0 ? AppText.online : AppText.offline) }
        if $0 { sendOutboxes() }
      }).disposed(by: bag)
    (try? app.notices)?.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.warn($0) }).disposed(by: bag)
    app.accounts.expirations.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.warn($0) }).disposed(by: bag)
    (try? container.expiringLoggedOutAccounts())?.disposed(by: bag)
    for module in modules.modules { (try? module.appDidLaunch(container))?.disposed(by: bag) }
    speak()
    badges.watch(modules, container) { [weak self] in self?.showTabs() }
    watchOutboxes()
    if let file = app.settings.themeFile {
      if theme == .custom { report(themeProblem: file.problem) }
      watch(file, scheduler)
    }
  }

  /// The state to save for the next session, including the settings that the user changed in this session.
  var state: SavedState {
    SavedState(
      screens: navigator.routes.map(modules.url), otherTabs: navigator.backgroundPaths.map { $0.map(modules.url) },
      settings: settings.changes, isDemoNoticeHidden: isDemoNoticeHidden ? true : nil)
  }

  /// Shows the given screens, or the first tab that can be shown, and runs until the session ends. Returns the
  /// reason why the session ended.
  func run(from path: [Route]) async throws -> TerminalApplication.Exit {
    try open(path)
    return try await application.run()
  }

  /// Shows the first screens, or the first tab that can be shown. Throws the reason for the first tab if none can.
  package func open(_ path: [Route]) throws {
    if case .shown = follow(.path(path)) { return }
    guard case .refused(let refusal) = follow(.root(modules.home)) else { return }
    // Another tab may not need what this one lacks, such as a server.
    guard modules.tabs.contains(where: { $0 != modules.home && follow(.root($0)) == .shown }) else {
      throw Failure(refusal.message(in: navigator.language))
    }
  }

  /// Releases the instances and screens that were created for the previous user.
  private func sessionsChanged() {
    container.endSession()
    navigator.releaseOutdatedScreens()
    showNotice()
    badges.watch(modules, container) { [weak self] in self?.showTabs() }
    watchOutboxes()
    speak()
  }

  /// The servers to which requests go.
  var servers: [AppEnvironment.Server] { app.environment.servers.keys.compactMap { try? app.server($0) } }

  func showTabs() {
    tabBar.tabs = modules.tabs.compactMap { tab in
      modules.title(of: tab).map { TabBar.Tab(TerminalText($0[navigator.language]), badge: badges[tab]) }
    }
  }

  private func open(_ external: Segue.External) -> NavigationResult {
    let language = navigator.language
    switch external {
    case .web(let url):
      let address = TerminalText(url.absoluteString)
      if !DesktopBrowser().open(url) {
        application.copy(address)
        application.toasts.show("\(TerminalText(AppText.noBrowser[language])) \(address)")
      }
    case .clipboard(let text):
      application.copy(TerminalText(text))
      application.toasts.show(TerminalText(AppText.copied[language]), .success)
    case .crash:
      guard AppEnvironment.isDebugBuild else { return .refused(.guarded(AppText.debugBuildsOnly)) }
      preconditionFailure("The crash was requested in the internal menu.")
    }
    return .shown
  }

  private func perform(_ command: Command) -> Bool {
    switch command {
    case .about: follow(.present(RouteKey.about()))
    case .goTo:
      application.ask(":", history: history, completions: completions) { [weak self] line in
        guard let self, let line, !line.isEmpty else { return }
        history = (history.filter { $0 != line } + [line]).suffix(100)
        open(line)
      }
    case .language: change(to: app.definition.language(after: navigator.language))
    case .nextAccount: useNextAccount()
    case .accounts: if let route = accountsRoute { follow(.push(route)) }
    case .theme: change(to: application.theme.opposite)
    case .palette: showPalette()
    case .settings: follow(.present(RouteKey.settings()))
    // Goes back through the navigator, which then releases the screen.
    case .back:
      if navigator.follow(.back) != .refused(.nothingBelow) { return true }
      guard !application.notice.isEmpty else { return false }
      isDemoNoticeHidden = true
    case .allTabs: application.showTabs(of: tabBar)
    case .close: if navigator.follow(.back) == .refused(.nothingBelow) { quit() }
    case .quit: quit()
    default:
      guard let shortcut = shortcuts[command] else { return tabBar.perform(command) }
      follow(.push(shortcut.route))
    }
    return true
  }

  /// Executes a command of the screen by name, opens a URL, whose scheme can be omitted, executes a command of the app, or
  /// shows a screen by its name. A screen's own command takes precedence: `search` searches on the screen that the user sees.
  private func open(_ text: String) {
    let address = text.contains("://") ? text : "\(name)://\(text)"
    if let command = application.screens.top?.keys.command(named: text) {
      application.execute(command)
    } else if let route = modules.route(url: address) {
      follow(.path(modules.path(to: route)))
    } else if let command = application.activeKeys.command(named: text) {
      application.execute(command)
    } else if let route = namedScreens[text.lowercased()] {
      follow(.path(modules.path(to: route)))
    } else if let missing = modules.missingParameters(url: address) {
      warn(AppText.invalidAddress(address, missing: missing, app: name))
    } else {
      application.toasts.show(TerminalText(AppText.notUnderstood(text)[navigator.language]), .warning)
    }
  }

  @discardableResult func follow(_ segue: Segue) -> NavigationResult {
    let result = navigator.follow(segue)
    report(result)
    return result
  }

  private func report(_ result: NavigationResult) {
    if let tab = navigator.routes.first.flatMap({ modules.tabs.firstIndex(of: $0) }) { tabBar.select(tab) }
    if case .refused(let refusal) = result {
      application.toasts.show(TerminalText(refusal.message(in: navigator.language)), .warning)
    }
    warnOfKeys()
  }
}
