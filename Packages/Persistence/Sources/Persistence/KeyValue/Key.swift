/// The name and the type of one value in a ``KeyValueStore``, and what it is as long as nobody has set it.
///
///     extension Key where Value == Bool {
///       static let showsImages = Key("showsImages", default: true)
///     }
public struct Key<Value: Codable & Equatable & Sendable>: Sendable {
  /// The name, unique in its scope.
  public let name: String
  /// The value of a key that is not set.
  public let defaultValue: Value

  /// Creates a key.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}
