import Composition
import Presentation
import TerminalUI

extension Command {
  static let settings = Command("app.settings")
}

/// The screen of the settings.
extension TerminalSession {
  func showSettings() {
    if application.screens.top is SettingsScreen { return }
    let screen = SettingsScreen(
      language: { [navigator] in navigator.language }, rows: { [weak self] in self?.settingRows ?? [] },
      change: { [weak self] in self?.change($0, to: $1) ?? SettingsScreen.Outcome(text: SettingsText.saved) })
    application.screens.push(screen, as: .modal)
  }

  private var entries: [SettingEntry] {
    SettingEntry.all(app.settings.values, (try? app.accountValues) ?? [:], modules)
  }

  /// The rows of the settings, followed by those of the keys that the user has bound.
  private var settingRows: [SettingsScreen.Row] {
    let language = navigator.language
    let definitions = Dictionary(
      modules.allSettings(app.definition.languages).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let settings = entries.map { entry in
      let definition = definitions[entry.name]
      // An empty text withdraws the value.
      let own = changed[entry.name].flatMap { $0.isEmpty ? nil : $0 }
      let isWithdrawn = changed[entry.name] != nil && own == nil
      let value = own ?? (isWithdrawn ? definition?.defaultText : entry.value)
      let origin =
        own != nil ? SettingsText.thisSession : (isWithdrawn ? SettingOrigin.defaultValue : entry.origin).title
      let isServer = modules.servers.contains { $0.settingName == entry.name }
      return SettingsScreen.Row(
        name: entry.name, origin: origin[language], help: definition?.help[language] ?? "", value: value ?? "",
        placeholder: isServer ? AppEnvironment.Server.demoName[language] : "", choices: definition?.choices)
    }
    let keys = app.settings.keys.sorted { $0.key.name < $1.key.name }.map { command, keys in
      SettingsScreen.Row(
        name: "keys.\(command.name)", origin: SettingOrigin.configurationFile.title[language],
        help: SettingsText.keysInFile[language], value: keys.map(\.description).joined(separator: " "), choices: [])
    }
    return settings + keys
  }

  /// Changes a setting for this session, if possible, and for later ones. Empty text withdraws the value.
  func change(_ name: String, to text: String) -> SettingsScreen.Outcome {
    guard let definition = modules.allSettings(app.definition.languages).first(where: { $0.name == name }) else {
      return SettingsScreen.Outcome(text: SettingsText.keysInFile, isError: true)
    }
    guard let value = text.isEmpty ? "" : definition.canonicalText(text) else {
      let advice = definition.advice[.en].isEmpty ? SettingsText.notAllowed : definition.advice
      return SettingsScreen.Outcome(text: advice, isError: true)
    }
    let origin = entries.first { $0.name == name }?.origin ?? .defaultValue
    let isOverridden = [.commandLine, .environment, .configurationFile].contains(origin)
    let isApplied = apply(value, to: name)
    if isOverridden, !isApplied {
      return SettingsScreen.Outcome(text: SettingsText.takesPrecedence(origin.title), isError: true)
    }
    changed[name] = value
    if isOverridden { return SettingsScreen.Outcome(text: SettingsText.untilEnd(origin.title)) }
    return SettingsScreen.Outcome(text: isApplied ? SettingsText.saved : SettingsText.atNextStart)
  }

  /// Applies a value to this session. Returns `false` for a setting that is read only at the start.
  private func apply(_ value: String, to name: String) -> Bool {
    switch name {
    case Setting.language.name:
      if let language = Language(value, among: app.definition.languages) { change(to: language) } else { return false }
    case Setting.theme.name:
      guard let choice = ThemeChoice(rawValue: value), choice != .custom else { return false }
      application.followsBackground = choice == .auto
      application.theme = choice.builtIn
    default: return false
    }
    return true
  }
}
