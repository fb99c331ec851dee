import Composition
import Presentation
import TerminalUI

/// The keys and the language of the session.
extension TerminalSession {
  /// Warns of problems with the user's key bindings, on the first screen on which they occur.
  func warnOfKeys() {
    let chosen = Set(application.rebindings.keys)
    let conflicts = application.activeKeys.conflicts.filter { !chosen.isDisjoint(with: $0.commands) }
    for warning in conflicts.map(AppText.conflict) + application.orphans.map(AppText.orphan)
    where warnings.insert(warning).inserted {
      application.toasts.show(TerminalText(warning[navigator.language]), .warning)
    }
  }

  func change(to language: Language) {
    navigator.language = language
    settings.record(SettingChange(Setting.language.name, to: language.rawValue))
    speak()
  }

  func speak() {
    let language = navigator.language
    func text(_ text: LocalizedText) -> TerminalText { TerminalText(text[language]) }
    application.strings = app.definition.strings(in: language)
    showTabs()
    application.keys =
      tabBar.keys
      + KeyTable(
        [
          KeyBinding([.control("p")], .palette, application.strings.palette),
          KeyBinding([":"], .goTo, text(AppText.goTo)), KeyBinding(["i"], .about, text(AboutDocument.title)),
          KeyBinding(["L"], .language, app.definition.language(after: language).ownName),
          KeyBinding(["T"], .theme, text(AppText.theme)),
          KeyBinding([","], .settings, text(SettingsViewModel.title)),
        ] + accountKeys)
      + KeyTable(
        shortcuts.sorted { $0.value.command < $1.value.command }.compactMap { command, shortcut in
          guard let key = Key(shortcut.key), let title = modules.title(of: shortcut.route) else { return nil }
          return KeyBinding([key], command, text(title))
        })
    showServer()
    showOutbox()
    showNotice()
  }

  /// The addresses of screens, and the names of the commands that apply to the screen that the user sees.
  var completions: [String] {
    let scheme = "\(app.definition.name)://"
    let addresses = modules.samples.filter { modules.destination(of: $0)?.isInternal != true }
      .map { String(modules.url($0).trimmingPrefix(scheme)) }
    let commands = application.activeKeys.bindings.compactMap { $0.command.name.split(separator: ".").last }
    return Set(addresses + commands.map(String.init) + namedScreens.keys).sorted()
  }
}
