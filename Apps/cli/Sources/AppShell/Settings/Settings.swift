import Foundation
import Networking
import Presentation
import TerminalUI

/// What the user decided: flags before the environment, before the configuration file, before the last session, before defaults.
struct Settings: Sendable, Equatable {
  /// The addresses of the services that have one. The demo server plays the others.
  var servers: [Service: Setting<URL>]
  /// The settings that features have.
  var features: [SettingKey: Setting<String>]
  var language: Setting<Language>
  var theme: Setting<ThemeChoice>
  var color: Setting<ColorChoice>
  var pictures: Setting<PicturesChoice>
  /// Keys that the user chose for commands.
  var keys: [Command: [Key]]

  /// Makes values of texts. One that cannot be used is an error, wherever it stands, and not passed over.
  init(_ layers: SettingLayers, keys: [Command: [Key]] = [:]) throws(Failure) {
    servers = [:]
    for service in Assemblies.services {
      guard let (key, text) = layers.first(.server(of: service), .server) else { continue }
      servers[service] = Setting(value: try Self.address(text, key), origin: text.origin)
    }
    features = [:]
    for setting in Assemblies.settings {
      features[setting.key] = try Self.value(layers, setting.key, setting.standard, setting.advice) {
        setting.isValid($0) ? $0 : nil
      }
    }
    language = try Self.value(layers, .language, .en, "Use en or zh-Hans.") { Language($0) }
    theme = try Self.value(layers, .theme, .auto, "Use auto, light or dark.") { ThemeChoice(rawValue: $0) }
    color = try Self.value(layers, .color, .auto, "Use auto, always or never.") { ColorChoice(rawValue: $0) }
    pictures = try Self.value(layers, .pictures, .auto, "Use auto or never.") { PicturesChoice(rawValue: $0) }
    self.keys = keys
  }

  private static func value<Value>(
    _ layers: SettingLayers, _ key: SettingKey, _ standard: Value, _ advice: String, read: (String) -> Value?
  ) throws(Failure) -> Setting<Value> {
    guard let (_, text) = layers.first(key) else { return Setting(value: standard, origin: .standard) }
    if let value = read(text.value) { return Setting(value: value, origin: text.origin) }
    throw Failure("\(key.name) cannot be \(text.value) (\(text.origin.rawValue)). \(advice)", .usage)
  }

  private static func address(_ text: Setting<String>, _ key: SettingKey) throws(Failure) -> URL {
    guard let url = URL(server: text.value) else {
      // The text is not repeated: it may hold a password.
      throw Failure(
        "\(key.name) is not the address of a server (\(text.origin.rawValue)). Use a host such as example.com, or an address that begins with http:// or https:// and has a host and a path at most.",
        .usage)
    }
    return url
  }
}

/// Which theme is used.
enum ThemeChoice: String, Sendable, CaseIterable {
  /// The one that suits the terminal's background.
  case auto
  case light, dark
}
