/// The ranking as programs read it. A field that the server does not tell is left out.
public struct RankDocument: Encodable, Sendable {
  /// The name and the version of the form.
  public let schema = "tessera.rank/1"
  /// The server's name.
  public let server: String
  /// The users, best first.
  public let rows: [CoinRankRow]

  /// Creates a document.
  public init(server: String, rows: [CoinRankRow]) {
    self.server = server
    self.rows = rows
  }
}

/// One's own coins as programs read them.
public struct CoinsDocument: Encodable, Sendable {
  /// The name and the version of the form.
  public let schema = "tessera.coins/1"
  /// The server's name.
  public let server: String
  /// The coins and their history.
  public let coins: MyCoins

  /// Creates a document.
  public init(server: String, coins: MyCoins) {
    self.server = server
    self.coins = coins
  }
}
