import Foundation
import Networking
import Presentation
import Reactive
import TerminalUI

extension Command {
  static let about = Command("app.about")
  static let goTo = Command("app.goto")
  static let language = Command("app.language")
  static let theme = Command("app.theme")

  /// The commands of the app itself, to which users may give other keys.
  static let ofApp = [about, goTo, language, theme]
}

/// The app in a terminal, from the first screen to the last key.
@MainActor final class TerminalSession {
  let application: TerminalApplication
  let navigator: Navigator
  private let tabBar = TabBar([])
  private let surroundings: Surroundings
  private let container: Container
  private let bag = DisposeBag()
  private var changed: [SettingKey: String] = [:]
  /// What was said of the keys that the user chose.
  private var warnings: Set<String> = []

  /// - Parameter isOnline: Tells of the network. Only changes are said, and only where somebody else's servers are asked.
  init(
    _ app: App, terminal: any Terminal, scheduler: any FrameScheduler,
    isOnline: Observable<Bool> = Reachability.isOnline
  ) {
    surroundings = app.surroundings
    container = app.container
    let theme = app.settings.theme.value
    application = TerminalApplication(terminal: terminal, scheduler: scheduler, theme: theme.theme)
    navigator = Navigator(
      container: container, stack: application.screens, host: application, language: surroundings.language,
      guards: [Self.guardOfMakers])
    application.rebindings = app.settings.keys
    application.windowName = "tessera"
    // What the environment tells is there at once, and then not asked for.
    application.followsBackground = theme == .auto && TerminalEnvironment.current.hasLightBackground == nil
    application.showsPixels = true
    application.columnsForTwo = 100
    application.perform = { [weak self] in self?.perform($0) ?? false }
    application.header = tabBar
    tabBar.onSelect = { [weak self] in self?.follow(.root(Route.tabs[$0])) }
    navigator.onNavigation = { [weak self] _, navigation in self?.report(navigation) }
    navigator.leave = { [weak self] in self?.leave($0) ?? .refused(.noPlace) }
    app.sessions.changes.asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] _ in self?.sessionsChanged() }).disposed(by: bag)
    if surroundings.servers.values.contains(where: { !$0.isDemo }) {
      isOnline.distinctUntilChanged().skip(1).asDriver(onErrorDriveWith: .empty())
        .drive(onNext: { [weak self] in self?.warn($0 ? AppText.online : AppText.offline) }).disposed(by: bag)
    }
    if let warnings = try? container.resolve(Warnings.self) {
      warnings.texts.asDriver(onErrorDriveWith: .empty()).drive(onNext: { [weak self] in self?.warn($0) })
        .disposed(by: bag)
    }
    for assembly in app.assemblies { assembly.applicationDidLaunch(container).disposed(by: bag) }
    speak()
  }

  /// What is kept for the next session.
  var state: SavedState {
    SavedState(
      places: navigator.routes.map(\.url), otherTabs: navigator.otherPaths.map { $0.map(\.url) },
      settings: Dictionary(changed.map { ($0.key.name, $0.value) }, uniquingKeysWith: { $1 }))
  }

  /// Shows places and all that follows, until the user quits. A way that leads nowhere any more is left for the first tab.
  func run(from places: [Route]) async throws -> TerminalApplication.Exit {
    try open(places)
    return try await application.run()
  }

  /// Shows the first screens.
  func open(_ places: [Route]) throws {
    if case .shown = follow(.path(places)) { return }
    if case .refused(let refusal) = follow(.root(Route.home)) {
      throw Failure(refusal.message(in: navigator.language))
    }
  }

  private static let shortcuts = Dictionary(
    Assemblies.all.flatMap { $0.shortcuts }.map { (Command($0.command), $0) }, uniquingKeysWith: { first, _ in first })

  private static func guardOfMakers(_ route: Route) -> LocalizedText? {
    route.place.isForMakers && !Program.isForMakers ? AppText.forMakers : nil
  }

  /// What was made for who was signed in before is not for the next.
  private func sessionsChanged() {
    container.endSession()
    navigator.forgetOtherTabs()
  }

  private func leave(_ outside: Segue.Outside) -> Navigation {
    let language = navigator.language
    switch outside {
    case .web(let url):
      let address = TerminalText(url.absoluteString)
      if !DesktopBrowser().open(url) {
        application.copy(address)
        application.toasts.show("\(TerminalText(AppText.noBrowser[language])) \(address)")
      }
    case .copy(let text):
      application.copy(TerminalText(text))
      application.toasts.show(TerminalText(AppText.copied[language]), .success)
    case .trap:
      guard Program.isForMakers else { return .refused(.guarded(AppText.forMakers)) }
      preconditionFailure("The internal menu asked for a crash.")
    }
    return .shown
  }

  /// Says something at the bottom.
  func warn(_ text: LocalizedText) {
    application.toasts.show(TerminalText(text[navigator.language]), .warning)
  }

  /// Keeps settings of the last session for the next one.
  func keep(_ texts: [SettingKey: String]) {
    changed = texts
  }

  private func perform(_ command: Command) -> Bool {
    switch command {
    case .about: follow(.present(.about))
    case .goTo:
      application.ask(":") { [weak self] line in
        if let line, !line.isEmpty { self?.open(line) }
      }
    case .language: change(to: navigator.language.next)
    case .theme:
      application.theme = application.theme.isLight ? .dark : .light
      changed[.theme] = application.theme.name
    // By way of the navigator, which lets go of what is left.
    case .back: navigator.follow(.back)
    case .allTabs: application.showTabs(of: tabBar)
    case .close: if navigator.follow(.back) == .refused(.nothingBehind) { application.quit() }
    default:
      guard let shortcut = Self.shortcuts[command] else { return tabBar.perform(command) }
      follow(.push(shortcut.route))
    }
    return true
  }

  /// An address, the key of one, or the name of a command.
  private func open(_ text: String) {
    if let route = Route(url: text.contains("://") ? text : "tessera://\(text)") {
      follow(.path(route.path))
    } else if let command = application.activeKeys.command(named: text) {
      application.execute(command)
    } else {
      let sentence = AppText.notUnderstood[navigator.language]
      application.toasts.show("\(TerminalText(sentence)): \(TerminalText(text))", .warning)
    }
  }

  @discardableResult private func follow(_ segue: Segue) -> Navigation {
    let navigation = navigator.follow(segue)
    report(navigation)
    return navigation
  }

  private func report(_ navigation: Navigation) {
    if let tab = navigator.routes.first.flatMap({ Route.tabs.firstIndex(of: $0) }) { tabBar.select(tab) }
    if case .refused(let refusal) = navigation {
      application.toasts.show(TerminalText(refusal.message(in: navigator.language)), .warning)
    }
    warnOfKeys()
  }

  /// Says what the keys that the user chose make impossible, on the first screen where they do.
  private func warnOfKeys() {
    let chosen = Set(application.rebindings.keys)
    let conflicts = application.activeKeys.conflicts.filter { !chosen.isDisjoint(with: $0.commands) }
    for warning in conflicts.map(\.description) + application.orphans.map(\.description)
    where warnings.insert(warning).inserted {
      application.toasts.show(TerminalText(warning), .warning)
    }
  }

  // MARK: - Language

  private func change(to language: Language) {
    navigator.language = language
    changed[.language] = language.rawValue
    speak()
  }

  private func speak() {
    let language = navigator.language
    func text(_ text: LocalizedText) -> TerminalText { TerminalText(text[language]) }
    application.strings = language.terminalStrings
    tabBar.tabs = Route.tabs.map { TabBar.Tab(text($0.name)) }
    application.keys =
      tabBar.keys
      + KeyTable([
        KeyBinding([":"], .goTo, text(AppText.goTo)), KeyBinding(["i"], .about, text(AppText.about)),
        KeyBinding(["L"], .language, text(AppText.language)), KeyBinding(["T"], .theme, text(AppText.theme)),
      ])
      + KeyTable(
        Self.shortcuts.sorted { $0.value.command < $1.value.command }.compactMap { command, shortcut in
          Key(shortcut.key).map { KeyBinding([$0], command, text(shortcut.route.name)) }
        })
    let servers = Set(surroundings.servers.values.map { $0.name(in: language) })
    let name = servers.count == 1 ? servers.first ?? "" : ""
    application.statusBar.right = StyledText(TerminalText(name), .tertiaryText)
  }
}

extension ThemeChoice {
  fileprivate var theme: Theme {
    switch self {
    case .auto: .detect(.current)
    case .light: .light
    case .dark: .dark
    }
  }
}
