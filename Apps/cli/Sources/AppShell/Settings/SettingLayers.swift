import Foundation
import Presentation

/// What is set where, before anything is made of it.
struct SettingLayers: Sendable {
  /// The first layer that has a value wins. A value that is empty is none.
  private let layers: [(origin: SettingOrigin, texts: [SettingKey: String])]

  init(
    flags: [SettingKey: String], environment: [String: String], file: [SettingKey: String],
    lastSession: [SettingKey: String] = [:]
  ) {
    let variables = SettingKey.all.compactMap { key in environment[key.variable].map { (key, $0) } }
    layers = [
      (.flag, flags), (.environment, Dictionary(variables, uniquingKeysWith: { $1 })), (.file, file),
      (.lastSession, lastSession), (.locale, Self.locale(environment)),
    ]
  }

  /// The text of the first of some keys, in the first layer that has any of them.
  func first(_ keys: SettingKey...) -> (key: SettingKey, text: Setting<String>)? {
    for layer in layers {
      for key in keys {
        if let text = layer.texts[key], !text.isEmpty { return (key, Setting(value: text, origin: layer.origin)) }
      }
    }
    return nil
  }

  private static func locale(_ environment: [String: String]) -> [SettingKey: String] {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let language = name.flatMap({ Language($0) }) else { return [:] }
    return [.language: language.rawValue]
  }
}
