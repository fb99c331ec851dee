/// The limits of JSON text. They are checked in one pass over the bytes, before anything is decoded.
public struct JSONLimits: Sendable, Hashable {
  /// The maximum depth of nested arrays and objects.
  public var depth: Int
  /// The maximum number of values. The number of values affects a parser's memory usage more than the number of bytes
  /// does: decoding `[[],[],…]` takes eleven times as much memory as the text.
  public var values: Int

  /// Creates limits.
  public init(depth: Int = 128, values: Int = 500_000) {
    self.depth = depth
    self.values = values
  }

  /// The default limits: 128 levels and 500,000 values.
  public static let `default` = JSONLimits()
}
