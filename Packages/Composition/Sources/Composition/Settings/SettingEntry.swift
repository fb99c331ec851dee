/// A setting with its value and the origin of the value.
public struct SettingEntry: Encodable, Equatable, Sendable {
  /// The name of the setting.
  public let name: String
  /// The text of the value, or `nil` for a server that the demo server provides.
  public let value: String?
  /// The origin of the value.
  public let origin: SettingOrigin

  /// Creates an entry.
  public init(name: String, value: String?, origin: SettingOrigin) {
    self.name = name
    self.value = value
    self.origin = origin
  }
}
