/// The texts of settings that come from one origin.
public struct SettingsLayer: Sendable {
  /// Where the texts come from.
  public let origin: SettingOrigin
  /// The texts by the names of their settings. An empty text counts as not set.
  public var texts: [String: String]

  /// Creates a layer.
  public init(_ origin: SettingOrigin, _ texts: [String: String]) {
    self.origin = origin
    self.texts = texts
  }

  /// Creates the layer of environment variables: `PREFIX_RANKING_SERVER` sets `ranking-server`.
  public init(environment: [String: String], prefix: String, definitions: [SettingDefinition]) {
    let texts = definitions.compactMap { definition in
      environment[definition.variable(prefix: prefix)].map { (definition.name, $0) }
    }
    self.init(.environment, Dictionary(texts, uniquingKeysWith: { first, _ in first }))
  }
}

/// Where the value of a setting comes from, the strongest first.
public enum SettingOrigin: String, Sendable, CaseIterable {
  case commandLine = "command line"
  case environment
  case configurationFile = "configuration file"
  case lastSession = "last session"
  case locale
  case defaultValue = "default"

  /// The position among all origins, the strongest first.
  var strength: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}

extension SettingDefinition {
  /// The name of the environment variable: `TESSERA_RANKING_SERVER`.
  public func variable(prefix: String) -> String {
    "\(prefix)_\(name.uppercased().replacing("-", with: "_"))"
  }
}

/// The values of an app's settings.
///
/// The first layer that sets a value wins. Values are checked when the settings are created, so reading one cannot fail.
public struct Settings: Sendable, Equatable {
  /// The text of a setting and its origin.
  public struct Entry: Sendable, Equatable {
    /// The text.
    public let text: String
    /// Where it comes from.
    public let origin: SettingOrigin
  }

  private let entries: [String: Entry]

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - definitions: All settings of the app.
  ///   - layers: The layers, the strongest first.
  /// - Throws: An ``InvalidSetting`` if a layer sets an unknown name or a value that is not allowed. An invalid value is an error even if a
  ///   stronger layer overrides it.
  public init(_ definitions: [SettingDefinition], layers: [SettingsLayer]) throws(InvalidSetting) {
    let known = Dictionary(definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var entries: [String: Entry] = [:]
    for layer in layers {
      for (name, text) in layer.texts.sorted(by: { $0.key < $1.key }) where !text.isEmpty {
        guard let definition = known[name] else {
          throw InvalidSetting(name: name, origin: layer.origin, problem: .unknown(known.keys.sorted()))
        }
        guard let text = definition.canonicalText(text) else {
          throw InvalidSetting(name: name, origin: layer.origin, problem: .invalid(advice: definition.advice))
        }
        if entries[name] == nil { entries[name] = Entry(text: text, origin: layer.origin) }
      }
    }
    for definition in definitions where entries[definition.name] == nil {
      entries[definition.name] = Entry(text: definition.defaultText, origin: .defaultValue)
    }
    self.entries = entries
  }

  /// The value of a setting.
  public subscript<Value>(setting: Setting<Value>) -> Value {
    entries[setting.name].flatMap { Value(settingText: $0.text) } ?? setting.defaultValue
  }

  /// The text of a setting and its origin, or `nil` if the app has no such setting.
  public subscript(name: String) -> Entry? { entries[name] }

  /// The text of the first of two settings, and its origin, unless a stronger layer sets the second one. `nil` if neither is set.
  public func first(_ name: String, or fallback: String) -> Entry? {
    let set = [entries[name], entries[fallback]].compactMap { $0 }.filter { $0.origin != .defaultValue }
    return set.min { $0.origin.strength < $1.origin.strength }
  }
}

/// The error when a setting has an unknown name or a value that is not allowed.
public struct InvalidSetting: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// There is no setting with that name; these are the ones there are.
    case unknown([String])
    /// The value is not allowed, and what to use instead.
    case invalid(advice: String)
  }

  /// The name of the setting.
  public let name: String
  /// Where it is set.
  public let origin: SettingOrigin
  /// What is wrong.
  public let problem: Problem

  /// The value is left out: it may hold a password.
  public var description: String {
    switch problem {
    case .unknown(let names):
      "There is no setting named \(name) (\(origin.rawValue)). Settings: \(names.joined(separator: ", "))."
    case .invalid(let advice):
      "The value of \(name) is not allowed (\(origin.rawValue)).\(advice.isEmpty ? "" : " ")\(advice)"
    }
  }
}
