/// The ranking as a document for other programs. Omits fields that the server does not send.
public struct RankDocument: Encodable, Sendable {
  /// The name and version of the document's schema.
  public let schema = "tessera.rank/1"
  /// The server's name.
  public let server: String
  /// The rows of the ranking, highest rank first.
  public let rows: [RankedUser]
  /// A Boolean value that indicates whether the ranking has more rows.
  public let isTruncated: Bool

  /// Creates a document.
  public init(server: String, ranking: CoinRanking) {
    self.server = server
    rows = ranking.rows
    isTruncated = ranking.isTruncated
  }
}

/// A user's own coins as a document for other programs.
public struct CoinsDocument: Encodable, Sendable {
  /// The name and version of the document's schema.
  public let schema = "tessera.coins/1"
  /// The server's name.
  public let server: String
  /// The coins and their history.
  public let coins: MyCoins
  /// A Boolean value that indicates whether the rest of the history could not be loaded.
  public let isIncomplete: Bool

  /// Creates a document.
  public init(server: String, coins: MyCoins) {
    self.server = server
    self.coins = coins
    isIncomplete = coins.failure != nil
  }
}
