/// The stored ranking, for commands that show no screens.
public struct CoinRanking: Hashable, Sendable {
  /// The rows, highest rank first.
  public var rows: [RankedUser]
  /// A Boolean value that indicates whether the server has more rows than are loaded unless a number of pages is given.
  public var isTruncated: Bool

  /// Creates a ranking, for example for a preview.
  public init(rows: [RankedUser], isTruncated: Bool = false) {
    self.rows = rows
    self.isTruncated = isTruncated
  }
}
