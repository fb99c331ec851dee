import Composition
import Foundation
import Networking
import Presentation

extension SettingEntry {
  /// Returns the entries of all settings, those of the servers first.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - accountValues: The values that the user's accounts determine, keyed by the names of the settings.
  ///   - modules: The modules of the app.
  ///   - languages: The languages of the app.
  static func all(
    _ settings: Settings, _ accountValues: [String: String], _ modules: ModuleList,
    _ languages: [Language] = AppDefinition.current.languages
  ) -> [SettingEntry] {
    let servers = modules.servers.map { server in
      let name = server.settingName
      if let set = settings.url(of: server) {
        return SettingEntry(name: name, value: set.url.absoluteString, origin: set.origin)
      }
      let value = accountValues[name]
      return SettingEntry(name: name, value: value, origin: value == nil ? .defaultValue : .account)
    }
    let others = modules.allSettings(languages).map(\.name).filter {
      $0 != Setting<ServerURL>.server.name
    }
    .filter { name in !servers.contains { $0.name == name } }
    return servers
      + others.compactMap { name in
        settings[name].map { set in
          let value = set.origin == .defaultValue ? accountValues[name] : nil
          return SettingEntry(name: name, value: value ?? set.text, origin: value == nil ? set.origin : .account)
        }
      }
  }
}

extension App {
  /// The values that the user's accounts determine: URLs of servers and other settings, as text, keyed by the names of
  /// the settings.
  var accountValues: [String: String] {
    get throws {
      var values: [String: String] = [:]
      for definition in modules.servers where environment.servers[definition.id] != nil {
        let server = try server(definition.id)
        if try server != environment.server(definition.id) {
          values[definition.settingName] = server.url.absoluteString
        }
      }
      for setting in modules.settings {
        if let text = try? setting.effectiveText?(container), text != setting.defaultText {
          values[setting.name] = text
        }
      }
      return values
    }
  }
}
