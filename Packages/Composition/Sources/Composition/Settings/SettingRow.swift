public import Presentation

/// A setting as the user sees it.
public struct SettingRow: Identifiable, Equatable, Sendable {
  /// The name of the setting.
  public let name: String
  /// One sentence that describes the setting.
  public let help: LocalizedText
  /// The text of the value, or empty text if there is none. The placeholder is then shown instead.
  public let value: String
  /// The text in place of a value, or `nil` for none.
  public let placeholder: LocalizedText?
  /// The origin of the value.
  public let origin: LocalizedText
  /// The allowed values, or `nil` if the user types the value. Empty for a row that cannot be changed here.
  public let choices: [String]?

  /// The name of the setting.
  public var id: String { name }

  /// Creates a row.
  public init(
    name: String, help: LocalizedText, value: String, placeholder: LocalizedText? = nil,
    origin: LocalizedText, choices: [String]?
  ) {
    self.name = name
    self.help = help
    self.value = value
    self.placeholder = placeholder
    self.origin = origin
    self.choices = choices
  }
}

/// The text of a setting that the user has chosen.
public struct SettingChange: Equatable, Sendable {
  /// The name of the setting.
  public let name: String
  /// The text of the value. Empty text withdraws the value that the user has chosen before.
  public let text: String

  /// Creates a change.
  public init(_ name: String, to text: String) {
    self.name = name
    self.text = text
  }
}

/// The result of a change of a setting.
public struct SettingOutcome: Equatable, Sendable {
  /// The name of the setting.
  public let name: String
  /// The result in a sentence.
  public let text: LocalizedText
  /// A Boolean value that indicates whether the setting has not changed.
  public let isError: Bool
}
