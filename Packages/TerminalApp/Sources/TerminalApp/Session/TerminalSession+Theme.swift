import Composition
import TerminalUI

extension TerminalSession {
  /// Uses a theme, and saves the choice for the next session.
  func change(to theme: Theme) {
    application.followsBackground = false
    application.theme = theme
    settings.record(SettingChange(Setting.theme.name, to: theme.name))
  }

  /// The colors of the user's theme file as it is now, or `nil` if there was no file at the start. Shows the problem of a file
  /// that is not valid.
  var customTheme: Theme? {
    guard let url = app.settings.themeFile?.url else { return nil }
    let file = ThemeFile(orDefault: url)
    report(themeProblem: file.problem)
    return file.theme
  }

  /// Reads the user's theme file once a second, and uses its colors while the user has not chosen another theme. If the
  /// file becomes invalid, the colors stay the same and the user is notified of the reason.
  func watch(_ file: ThemeFile, _ scheduler: any FrameScheduler) {
    _ = scheduler.schedule(after: .seconds(1)) { [weak self] in
      self?.reload(file)
      self?.watch(file, scheduler)
    }
  }

  private func reload(_ file: ThemeFile) {
    guard application.theme.name == ThemeChoice.custom.rawValue else { return }
    do throws(Failure) {
      let theme = try ThemeFile(file.url).theme
      report(themeProblem: nil)
      if application.theme != theme { application.theme = theme }
    } catch {
      report(themeProblem: "\(error)")
    }
  }

  /// Shows the problem with the user's theme file, if it is another one than before.
  func report(themeProblem problem: String?) {
    if let problem {
      if problem != themeProblem { application.toasts.show(TerminalText(problem), .warning) }
    } else if let themeProblem, application.toasts.current == TerminalText(themeProblem) {
      application.toasts.dismiss()
    }
    themeProblem = problem
  }
}
