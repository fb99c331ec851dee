/// The values that the server controls: feature flags, and variants in experiments.
public struct RemoteConfig: Sendable, Hashable {
  /// A key that this version supports. Values with other keys are not stored.
  public enum Key: String, Sendable, Hashable, CaseIterable, CodingKey {
    /// The shape of avatars, and the style of the like button.
    case isRoundedAvatar, likeButtonStyle
  }

  /// The value for a key.
  public enum Value: Sendable, Hashable {
    /// A Boolean value.
    case bool(Bool)
    /// An integer.
    case int(Int)
    /// A string.
    case string(String)
  }

  private var values: [Key: Value] = [:]

  /// Creates a configuration. A key that is not in `values` has no value.
  public init(_ values: [Key: Value] = [:]) {
    self.values = values
  }

  /// Returns the Boolean value for a key, or `nil` if there is no value or it has another type.
  public func bool(for key: Key) -> Bool? { if case .bool(let bool)? = values[key] { bool } else { nil } }

  /// Returns the integer for a key, or `nil` if there is no value or it has another type.
  public func int(for key: Key) -> Int? { if case .int(let int)? = values[key] { int } else { nil } }

  /// Returns the string for a key, or `nil` if there is no value or it has another type.
  public func string(for key: Key) -> String? { if case .string(let text)? = values[key] { text } else { nil } }

  /// Returns these values, completed with those of `defaults` for keys without a value.
  public func falling(backTo defaults: RemoteConfig) -> RemoteConfig {
    RemoteConfig(values.merging(defaults.values) { value, _ in value })
  }
}

extension RemoteConfig: Codable {
  /// Decodes Booleans, integers and strings. Ignores values of other types.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    for key in Key.allCases {
      if let bool = try? object.decode(Bool.self, forKey: key) {
        values[key] = .bool(bool)
      } else if let int = try? object.decode(Int.self, forKey: key) {
        values[key] = .int(int)
      } else if let text = try? object.decode(String.self, forKey: key) {
        values[key] = .string(text)
      }
    }
  }

  /// Encodes the configuration.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    for (key, value) in values {
      switch value {
      case .bool(let bool): try object.encode(bool, forKey: key)
      case .int(let int): try object.encode(int, forKey: key)
      case .string(let text): try object.encode(text, forKey: key)
      }
    }
  }
}
