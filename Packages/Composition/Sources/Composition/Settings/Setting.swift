public import Presentation

/// A value that users can set under the same name everywhere: `--set theme=dark`, `TESSERA_THEME=dark`,
/// `"theme": "dark"`.
///
/// For example:
///
/// ```swift
/// extension Setting where Value == ThemeChoice {
///   static let theme = Setting(
///     "theme", default: .auto, help: LocalizedText(en: "The colors of screens.", zhHans: "界面颜色。"))
/// }
/// let theme = settings[.theme]
/// ```
public struct Setting<Value: SettingValue>: Sendable {
  /// The name: lowercase letters and hyphens, unique in the app.
  public let name: String
  /// The value of the setting if no layer sets it.
  public let defaultValue: Value
  /// One sentence that describes the setting.
  public let help: LocalizedText

  /// Creates a setting.
  public init(_ name: String, default defaultValue: Value, help: LocalizedText) {
    self.name = name
    self.defaultValue = defaultValue
    self.help = help
  }
}

/// A value with a text representation in a configuration file.
public protocol SettingValue: Hashable, Sendable {
  /// Creates a value from its text. Returns `nil` if the text is not allowed.
  init?(settingText: String)
  /// The text of the value.
  var settingText: String { get }
  /// The allowed texts, for error messages and completions. `nil` if there are too many to list.
  static var settingChoices: [String]? { get }
  /// The advice for text that is not allowed, in one sentence, such as `Use auto, light or dark.`
  static var settingAdvice: LocalizedText { get }
}

extension SettingValue {
  /// The default value, `nil`, because most types have too many values to list.
  public static var settingChoices: [String]? { nil }

  /// A sentence that lists the choices, or empty text if there are too many.
  public static var settingAdvice: LocalizedText { LocalizedText(advising: settingChoices ?? []) }
}

extension LocalizedText {
  /// Creates a sentence that lists the allowed values of a setting. It is empty if the list is.
  fileprivate init(advising choices: [String]) {
    let others = choices.dropLast()
    guard let last = choices.last else {
      self.init(en: "", zhHans: "")
      return
    }
    if others.isEmpty {
      self.init(en: "Use \(last).", zhHans: "请使用 \(last)。")
    } else {
      self.init(
        en: "Use \(others.joined(separator: ", ")) or \(last).",
        zhHans: "请使用 \(others.joined(separator: "、")) 或 \(last)。")
    }
  }
}

extension SettingValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Creates the case with the given raw value, or returns `nil` if there is no such case.
  public init?(settingText: String) { self.init(rawValue: settingText) }
  /// The raw value.
  public var settingText: String { rawValue }
  /// The raw values of all cases.
  public static var settingChoices: [String]? { allCases.map(\.rawValue) }
}

extension SettingValue where Self: LosslessStringConvertible {
  /// Creates the value with the given description, or returns `nil` if there is no such value.
  public init?(settingText: String) { self.init(settingText) }
  /// The description of the value.
  public var settingText: String { description }
}

extension String: SettingValue {}

extension Language: SettingValue {
  /// Creates the language with the given tag.
  public init?(settingText: String) { self.init(rawValue: settingText) }
  /// The language tag.
  public var settingText: String { rawValue }
}

/// A type-erased setting, with the information that is necessary to list settings and to validate their values.
public struct SettingDefinition: Sendable {
  /// The name of the setting.
  public let name: String
  /// The text of the default value, which can be empty.
  public let defaultText: String
  /// One sentence that describes the setting.
  public let help: LocalizedText
  /// The allowed texts, or `nil` if there are too many to list.
  public let choices: [String]?
  /// The advice for text that is not allowed, in one sentence. Empty if there is none.
  public let advice: LocalizedText
  /// A closure that returns the canonical text of a value, or `nil` if the text is not allowed.
  public let canonicalText: @Sendable (String) -> String?
  /// A closure that returns the text of the value that the feature uses while the setting has its default value, or
  /// `nil` if the feature then uses the default value.
  public let effectiveText: (@Sendable (Container) throws -> String)?

  /// Creates the definition of a setting.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - names: The texts of well-known values, keyed by the names that users can write instead.
  ///   - effective: A closure that returns the value that the feature uses while the setting has its default value, for
  ///     example because the user is logged in. `nil` if the feature then uses the default value.
  public init<Value>(
    _ setting: Setting<Value>, names: [String: String] = [:],
    effective: (@Sendable (Container) throws -> Value)? = nil
  ) {
    name = setting.name
    defaultText = setting.defaultValue.settingText
    help = setting.help
    choices = Value.settingChoices
    advice = Value.settingAdvice
    canonicalText = { text in
      // A type that reads only a part of the text would accept the rest.
      text.utf8.contains(0) ? nil : Value(settingText: names[text] ?? text)?.settingText
    }
    if let effective {
      effectiveText = { try effective($0).settingText }
    } else {
      effectiveText = nil
    }
  }

  /// Creates the definition of a setting whose value is one of the given languages.
  public init(_ setting: Setting<Language>, among languages: [Language]) {
    name = setting.name
    defaultText = setting.defaultValue.settingText
    help = setting.help
    choices = languages.map(\.rawValue)
    advice = LocalizedText(advising: languages.map(\.rawValue))
    canonicalText = { Language($0, among: languages)?.rawValue }
    effectiveText = nil
  }
}
