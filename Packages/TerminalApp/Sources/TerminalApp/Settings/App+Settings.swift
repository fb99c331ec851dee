public import Composition
import Foundation
public import Presentation
import TerminalUI

extension App {
  /// Returns the language that a change of the settings chooses, or `nil` for another change.
  public func language(from change: SettingChange) -> Language? {
    change.name == Setting.language.name ? Language(change.text, among: definition.languages) : nil
  }

  /// Creates the view model of the settings for a session. The session saves its changes and applies them.
  @MainActor public func makeSettingsViewModel() -> SettingsViewModel {
    let keys = settings.keys.sorted { $0.key.name < $1.key.name }.map { command, keys in
      SettingRow(
        name: "keys.\(command.name)", help: SettingsViewModel.keysInFile,
        value: keys.map(\.description).joined(separator: " "), origin: SettingOrigin.configurationFile.title,
        choices: [])
    }
    return SettingsViewModel(
      modules.allSettings(definition.languages), servers: modules.servers.map(\.settingName),
      defaultServerName: definition.defaultServerName, keys: keys
    ) {
      // The accounts may be unreadable, and the settings are shown without them.
      SettingEntry.all(settings.values, (try? accountValues) ?? [:], modules, definition.languages)
    }
  }
}

extension AppDefinition {
  /// What is shown for a server without a URL: the name of the demo server if there is one.
  var defaultServerName: LocalizedText {
    startDemoServer == nil ? AppEnvironment.Server.unsetName : AppEnvironment.Server.demoName
  }
}

extension SettingsOptions {
  /// Returns a closure that saves settings which the user has changed, for later sessions. The other contents of the state
  /// file stay.
  public func makeSave() -> @Sendable ([String: String]) throws -> Void { SavedState.makeSave(to: paths.state) }
}

extension SavedState {
  /// Returns a closure that adds settings to a state file.
  static func makeSave(to file: URL) -> @Sendable ([String: String]) throws -> Void {
    // A request of a browser does not run in the task of the command, which has the definition.
    let definition = AppDefinition.current
    return { settings in
      try AppDefinition.$current.withValue(definition) {
        var state = SavedState()
        if case .state(let saved) = read(file) { state = saved }
        state.settings.merge(settings) { $1 }
        try state.save(to: file)
      }
    }
  }
}
