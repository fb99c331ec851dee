import Composition
import Presentation
import TerminalUI

extension Command {
  static let settings = Command("app.settings")
}

extension TerminalSession {
  /// Applies a value to this session. Returns `false` for a setting that is read only at the start.
  func apply(_ change: SettingChange) -> Bool {
    switch change.name {
    case Setting.language.name:
      guard let language = app.language(from: change) else { return false }
      self.change(to: language)
    case Setting.theme.name:
      guard let choice = ThemeChoice(rawValue: change.text),
        let theme = choice == .custom ? customTheme : choice.builtIn
      else { return false }
      application.followsBackground = choice == .auto
      application.theme = theme
    case Setting.density.name:
      guard let density = Density(rawValue: change.text) else { return false }
      application.isCompact = density == .compact
    default: return false
    }
    return true
  }

  /// The density that the lists do not have.
  var otherDensity: Density { application.isCompact ? .comfortable : .compact }

  /// Changes the height of rows, and saves the choice for the next session.
  func change(to density: Density) {
    application.isCompact = density == .compact
    settings.record(SettingChange(Setting.density.name, to: density.rawValue))
  }
}
