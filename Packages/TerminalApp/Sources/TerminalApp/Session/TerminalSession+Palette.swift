import Composition
import Networking
import Presentation
import TerminalUI

extension Command {
  static let palette = Command("app.palette")
}

/// The palette: everything that the user can go to, run or switch.
extension TerminalSession {
  func showPalette() {
    let language = navigator.language
    let commands = commands(language)
    application.showPalette(
      destinations(language, without: commands) + commands + accounts(language) + settings(language) + places(language)
    ) {
      [weak self] in self?.addresses($0, language) ?? []
    }
  }

  /// The tabs, then the screens that need no input and that no command of the same name shows, and then the screens of
  /// the other tabs, which the user has visited.
  private func destinations(_ language: Language, without commands: [PaletteEntry]) -> [PaletteEntry] {
    let names = Set(commands.map(\.title))
    let tabs = modules.tabs
    let others = modules.samples.filter { !modules.url($0).contains("?") && !tabs.contains($0) }
    let recent = navigator.backgroundPaths.compactMap(\.last).filter { !tabs.contains($0) && !others.contains($0) }
    func entries(_ routes: [Route], _ kind: LocalizedText, keys: Bool = false) -> [PaletteEntry] {
      routes.enumerated().compactMap { index, route in
        guard let title = modules.title(of: route), modules.destination(of: route)?.isInternal != true,
          keys || !names.contains(TerminalText(title[language]))
        else { return nil }
        let digit = keys && index < 9 ? TerminalText("\(index + 1)") : ""
        let path = modules.path(to: route)
        return PaletteEntry(
          TerminalText(title[language]), kind: TerminalText(kind[language]), keys: digit, words: modules.url(route)
        ) { [weak self] in self?.follow(keys ? .root(route) : .path(path)) }
      }
    }
    return entries(tabs, PaletteText.tab, keys: true) + entries(others, PaletteText.screen)
      + entries(recent, PaletteText.recent)
  }

  /// The commands of the screen and of the app, except movement and those that select tabs.
  private func commands(_ language: Language) -> [PaletteEntry] {
    let hidden: Set<Command> = [
      .listUp, .listDown, .listPageUp, .listPageDown, .listFirst, .listLast, .listOpen, .previousTab, .nextTab,
      .palette,
    ]
    return application.activeKeys.bindings.compactMap { binding in
      let command = binding.command
      if hidden.contains(command) || modules.tabs.indices.contains(where: { command == .tab($0) }) { return nil }
      return PaletteEntry(
        binding.label, kind: TerminalText(PaletteText.command[language]),
        keys: binding.keys.first.map { TerminalText($0.description) } ?? "", words: command.name
      ) { [weak self] in self?.application.execute(command) }
    }
  }

  private func accounts(_ language: Language) -> [PaletteEntry] {
    app.accounts.others.map { account in
      PaletteEntry("@" + TerminalText(account.name), kind: TerminalText(PaletteText.account[language])) { [weak self] in
        self?.use(account)
      }
    }
  }

  private func settings(_ language: Language) -> [PaletteEntry] {
    let builtIn = [
      (Theme.night, PaletteText.night, "dark"), (.day, PaletteText.day, "light"),
      (.highContrastNight, PaletteText.highContrastNight, "dark"),
      (.highContrastDay, PaletteText.highContrastDay, "light"),
    ].map { theme, name, words in
      PaletteEntry(
        TerminalText(name[language]), kind: TerminalText(PaletteText.theme[language]), words: "theme \(words)"
      ) {
        [weak self] in self?.change(to: theme)
      }
    }
    let custom = PaletteEntry(
      TerminalText(PaletteText.custom[language]), kind: TerminalText(PaletteText.theme[language]),
      words: "theme custom own"
    ) { [weak self] in if let self, let theme = customTheme { change(to: theme) } }
    let themes = builtIn + (app.settings.themeFile == nil ? [] : [custom])
    let languages = app.definition.languages.map { other in
      PaletteEntry(other.ownName, kind: TerminalText(PaletteText.language[language]), words: "language") {
        [weak self] in self?.change(to: other)
      }
    }
    let density = otherDensity
    let rows = PaletteEntry(
      TerminalText((density == .compact ? PaletteText.compact : PaletteText.comfortable)[language]),
      kind: TerminalText(PaletteText.setting[language]), words: "density rows"
    ) { [weak self] in self?.change(to: density) }
    return themes + languages + [rows]
  }

  /// The people, hashtags and lists that the features know.
  private func places(_ language: Language) -> [PaletteEntry] {
    var seen: Set<Place> = []
    return modules.modules.flatMap { $0.places(app.container) }.filter { seen.insert($0).inserted }.map { place in
      let (text, kind) =
        switch place {
        case .source(let text): (text, text.hasPrefix("@") ? PaletteText.person : PaletteText.tag)
        case .screen(_, let name): (name[language], PaletteText.screen)
        }
      return PaletteEntry(TerminalText(text), kind: TerminalText(kind[language])) { [weak self] in
        guard let self, let route = route(to: place) else { return }
        follow(.path(modules.path(to: route)))
      }
    }
  }

  private func route(to place: Place) -> Route? {
    switch place {
    case .source(let text): route(toPerson: text)
    case .screen(let route, _): route
    }
  }

  /// The routes to the screens that the features know, keyed by their lowercase names.
  var namedScreens: [String: Route] {
    var routes: [String: Route] = [:]
    for case .screen(let route, let name) in modules.modules.flatMap({ $0.places(app.container) }) {
      routes[name[navigator.language].lowercased()] = route
    }
    return routes
  }

  private func route(toPerson text: String) -> Route? {
    modules.route(to: .person, PersonInput(text)).flatMap { modules.route(url: modules.url($0)) }
  }

  /// Returns the entry for a typed person, hashtag or address.
  private func addresses(_ text: String, _ language: Language) -> [PaletteEntry] {
    let isSource = text.count > 1 && (text.hasPrefix("@") || text.hasPrefix("#"))
    let route =
      isSource
      ? route(toPerson: text)
      : modules.route(url: text.contains("://") ? text : "\(app.definition.name)://\(text)")
    guard let route else { return [] }
    let kind = !isSource ? PaletteText.address : text.hasPrefix("@") ? PaletteText.person : PaletteText.tag
    let path = modules.path(to: route)
    return [
      PaletteEntry(TerminalText(text), kind: TerminalText(kind[language])) { [weak self] in self?.follow(.path(path)) }
    ]
  }
}

/// The texts of the palette.
private enum PaletteText {
  static let tab = LocalizedText(en: "tab", zhHans: "标签页")
  static let screen = LocalizedText(en: "screen", zhHans: "界面")
  static let recent = LocalizedText(en: "recent", zhHans: "最近")
  static let command = LocalizedText(en: "command", zhHans: "命令")
  static let account = LocalizedText(en: "account", zhHans: "账号")
  static let theme = LocalizedText(en: "theme", zhHans: "主题")
  static let language = LocalizedText(en: "language", zhHans: "语言")
  static let setting = LocalizedText(en: "setting", zhHans: "设置")
  static let compact = LocalizedText(en: "Compact rows", zhHans: "紧凑的行")
  static let comfortable = LocalizedText(en: "Comfortable rows", zhHans: "宽松的行")
  static let address = LocalizedText(en: "address", zhHans: "地址")
  static let person = LocalizedText(en: "person", zhHans: "用户")
  static let tag = LocalizedText(en: "hashtag", zhHans: "话题标签")
  static let night = LocalizedText(en: "Night theme", zhHans: "夜间主题")
  static let day = LocalizedText(en: "Day theme", zhHans: "日间主题")
  static let highContrastNight = LocalizedText(en: "High-contrast night theme", zhHans: "高对比度夜间主题")
  static let highContrastDay = LocalizedText(en: "High-contrast day theme", zhHans: "高对比度日间主题")
  static let custom = LocalizedText(en: "Custom theme", zhHans: "自定义主题")
}
