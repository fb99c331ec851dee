public import Presentation

/// The texts of settings from one origin.
public struct SettingsLayer: Sendable {
  /// The origin of the texts.
  public let origin: SettingOrigin
  /// The texts, keyed by the names of their settings. Empty text counts as not set.
  public var texts: [String: String]
  /// The prefix of the environment variables that contain the texts, or `nil` if the texts have another origin.
  private(set) var prefix: String?

  /// Creates a layer.
  public init(_ origin: SettingOrigin, _ texts: [String: String]) {
    self.origin = origin
    self.texts = texts
  }

  /// Creates a layer from environment variables: `PREFIX_RANKING_SERVER` sets `ranking-server`.
  public init(environment: [String: String], prefix: String, definitions: [SettingDefinition]) {
    let texts = definitions.compactMap { definition in
      environment[definition.variable(prefix: prefix)].map { (definition.name, $0) }
    }
    self.init(.environment, Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    self.prefix = prefix
  }
}

/// The origin of a setting's value. The cases are in descending order of precedence.
public enum SettingOrigin: String, Sendable, CaseIterable, Encodable {
  /// An option of the command.
  case commandLine = "command line"
  /// An environment variable.
  case environment
  /// The configuration file.
  case configurationFile = "configuration file"
  /// The saved state of the last session.
  case lastSession = "last session"
  /// The locale of the environment.
  case locale
  /// The account that the user is logged in to.
  case account
  /// The default value of the setting.
  case defaultValue = "default"

  /// The position among all origins. The smallest value takes precedence.
  var strength: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}

extension SettingOrigin {
  /// The name of the origin for users.
  public var title: LocalizedText {
    switch self {
    case .commandLine: LocalizedText(en: rawValue, zhHans: "命令行")
    case .environment: LocalizedText(en: rawValue, zhHans: "环境变量")
    case .configurationFile: LocalizedText(en: rawValue, zhHans: "配置文件")
    case .lastSession: LocalizedText(en: rawValue, zhHans: "上次会话")
    case .locale: LocalizedText(en: rawValue, zhHans: "系统区域")
    case .account: LocalizedText(en: rawValue, zhHans: "账号")
    case .defaultValue: LocalizedText(en: rawValue, zhHans: "默认值")
    }
  }
}

extension SettingDefinition {
  /// Returns the name of the setting's environment variable, such as `TESSERA_RANKING_SERVER`.
  public func variable(prefix: String) -> String {
    AppEnvironment.variable(name, of: prefix)
  }
}

/// The values of an app's settings.
///
/// The first layer that sets a value takes precedence. Values are validated when the settings are created, so reading a
/// value cannot fail.
public struct Settings: Sendable, Equatable {
  /// The text of a setting and its origin.
  public struct Entry: Sendable, Equatable {
    /// The text of the value.
    public let text: String
    /// The origin of the value.
    public let origin: SettingOrigin
  }

  private let entries: [String: Entry]

  /// Creates settings from layers.
  ///
  /// - Parameters:
  ///   - definitions: The definitions of all settings of the app.
  ///   - layers: The layers, in descending order of precedence.
  /// - Throws: An ``InvalidSetting`` if a layer sets an unknown name or a value that is not allowed, even if a
  ///   layer with higher precedence overrides the value.
  public init(_ definitions: [SettingDefinition], layers: [SettingsLayer]) throws(InvalidSetting) {
    let known = Dictionary(definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var entries: [String: Entry] = [:]
    for layer in layers {
      for (name, text) in layer.texts.sorted(by: { $0.key < $1.key }) where !text.isEmpty {
        guard let definition = known[name] else {
          throw InvalidSetting(
            name: name, origin: layer.origin, problem: .unknown(known.keys.sorted()), text: nil, variable: nil)
        }
        guard let canonical = definition.canonicalText(text) else {
          throw InvalidSetting(
            name: name, origin: layer.origin, problem: .invalid(advice: definition.advice),
            text: definition.choices == nil ? nil : text,
            variable: layer.prefix.map { definition.variable(prefix: $0) })
        }
        if entries[name] == nil { entries[name] = Entry(text: canonical, origin: layer.origin) }
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

  /// Returns the text of the setting `name` and its origin, or the text and origin of `fallback` if only `fallback` is
  /// set or if `fallback` is set in a layer with higher precedence. Returns `nil` if neither is set.
  public func first(_ name: String, or fallback: String) -> Entry? {
    let set = [entries[name], entries[fallback]].compactMap { $0 }.filter { $0.origin != .defaultValue }
    return set.min { $0.origin.strength < $1.origin.strength }
  }
}

/// The error for a setting with an unknown name or a value that is not allowed.
public struct InvalidSetting: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why a setting is invalid.
  public enum Problem: Hashable, Sendable {
    /// No setting has this name. The associated value lists the names of all settings.
    case unknown([String])
    /// The value is not allowed. The associated value is advice for the user.
    case invalid(advice: LocalizedText)
  }

  /// The name of the setting.
  public let name: String
  /// The origin of the setting.
  public let origin: SettingOrigin
  /// The reason why the setting is invalid.
  public let problem: Problem
  /// The value that is not allowed, or `nil` if no setting has the name, or if the setting has no list of choices, because
  /// such a value may be a URL with a password.
  public let text: String?
  /// The environment variable that contains the value, or `nil` if the value has another origin.
  public let variable: String?

  /// Returns a message for the user: what is wrong and what is allowed. The message omits a value that may contain a
  /// password.
  public func message(in language: Language) -> String {
    let origin =
      variable.map { LocalizedText(en: "environment variable \($0)", zhHans: "环境变量 \($0)") } ?? self.origin.title
    let quote = text.map { "“\($0)”" }
    let message =
      switch problem {
      case .unknown(let names):
        LocalizedText(
          en: "There is no setting named \(name) (\(origin[.en])). Settings: \(names.joined(separator: ", ")).",
          zhHans: "没有名为 \(name) 的设置（\(origin[.zhHans])）。可用的设置：\(names.joined(separator: "、"))。")
      case .invalid(let advice):
        LocalizedText(
          en: "The \(quote.map { "value \($0)" } ?? "value") of \(name) is not allowed (\(origin[.en]))."
            + (advice[.en].isEmpty ? "" : " \(advice[.en])"),
          zhHans: "\(name) 的值\(quote ?? "")无效（\(origin[.zhHans])）。\(advice[.zhHans])")
      }
    return message[language]
  }

  /// A description of the error.
  public var description: String { message(in: .en) }
}
