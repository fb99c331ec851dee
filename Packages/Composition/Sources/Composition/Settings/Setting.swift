public import Presentation

/// A value that users can set, under one name everywhere: `--set theme=dark`, `TESSERA_THEME=dark`, `"theme": "dark"`.
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
  /// The name: lower-case letters and hyphens, unique in the app.
  public let name: String
  /// The value if nothing is set.
  public let defaultValue: Value
  /// One sentence about what it does.
  public let help: LocalizedText

  /// Declares a setting.
  public init(_ name: String, default defaultValue: Value, help: LocalizedText) {
    self.name = name
    self.defaultValue = defaultValue
    self.help = help
  }
}

/// A value that can be written as text in a configuration file.
public protocol SettingValue: Hashable, Sendable {
  /// Creates a value from its text. Returns `nil` if the text is no such value.
  init?(settingText: String)
  /// The text.
  var settingText: String { get }
  /// The allowed texts, for error messages and completions. `nil` if there are too many to list.
  static var settingChoices: [String]? { get }
  /// What to use instead of a text that is no such value, in one sentence: `Use auto, light or dark.`
  static var settingAdvice: String { get }
}

extension SettingValue {
  public static var settingChoices: [String]? { nil }

  public static var settingAdvice: String {
    guard let choices = settingChoices, let last = choices.last else { return "" }
    let others = choices.dropLast().joined(separator: ", ")
    return others.isEmpty ? "Use \(last)." : "Use \(others) or \(last)."
  }
}

extension SettingValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  public init?(settingText: String) { self.init(rawValue: settingText) }
  public var settingText: String { rawValue }
  public static var settingChoices: [String]? { allCases.map(\.rawValue) }
}

extension String: SettingValue {
  public init?(settingText: String) { self = settingText }
  public var settingText: String { self }
}

extension Language: SettingValue {
  public init?(settingText: String) { self.init(settingText) }
  public var settingText: String { rawValue }
  public static var settingChoices: [String]? { allCases.map(\.rawValue) }
}

/// A setting without its type: what a list of settings and a check need.
public struct SettingDefinition: Sendable {
  /// The name.
  public let name: String
  /// The text of the default value; empty if there is none.
  public let defaultText: String
  /// One sentence about what it does.
  public let help: LocalizedText
  /// The allowed texts, or `nil` if there are too many to list.
  public let choices: [String]?
  /// What to use instead of a text that is not allowed, in one sentence. Empty if there is nothing to say.
  public let advice: String
  /// Returns the usual text of the value that a text means, or `nil` if the text is not allowed.
  public let canonicalText: @Sendable (String) -> String?

  /// Creates the definition of a setting.
  public init<Value>(_ setting: Setting<Value>) {
    name = setting.name
    defaultText = setting.defaultValue.settingText
    help = setting.help
    choices = Value.settingChoices
    advice = Value.settingAdvice
    canonicalText = { Value(settingText: $0)?.settingText }
  }
}
