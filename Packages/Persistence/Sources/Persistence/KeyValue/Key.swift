/// The name, type and default of a value in a ``KeyValueStore``.
///
///     extension Key where Value == Bool {
///       static let showsImages = Key("showsImages", default: true)
///     }
public struct Key<Value: Codable & Equatable & Sendable>: Sendable {
  /// The name, unique in its scope.
  public let name: String
  /// The value to use while no value is set for the key.
  public let defaultValue: Value

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - name: The name, unique in its scope.
  ///   - defaultValue: The value to use while no value is set for the key.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}
