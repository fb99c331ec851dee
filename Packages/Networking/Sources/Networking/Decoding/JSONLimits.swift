/// How much a JSON text may ask of its reader. Checked in one pass over the bytes, before anything is built.
public struct JSONLimits: Sendable, Hashable {
  /// Arrays and objects inside one another.
  public var depth: Int
  /// Values in all. A parser's memory grows by this rather than by bytes: `[[],[],…]` costs it eleven times its size.
  public var values: Int

  public init(depth: Int = 128, values: Int = 500_000) {
    self.depth = depth
    self.values = values
  }

  /// 128 levels, 500,000 values.
  public static let `default` = JSONLimits()
}
