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
      guard let choice = ThemeChoice(rawValue: change.text), choice != .custom else { return false }
      application.followsBackground = choice == .auto
      application.theme = choice.builtIn
    default: return false
    }
    return true
  }
}
