import Networking

/// One user as the server sends it. Without a number there is nothing to tell it apart by, and the entry is dropped.
struct RankEntry: Decodable, Sendable {
  var userId: Int
  /// A number until 2020, a string since.
  var rank: StringOrNumber?
  var username: String?
  var nickname: String?
  var level: Int?
  var coinCount: Int?

  var row: CoinRankRow {
    let name = [username, nickname].compactMap(\.self).first { !$0.isEmpty }
    return CoinRankRow(id: userId, rank: rank?.text, name: name, level: level, coins: coinCount)
  }
}

extension Endpoint where Response == CoinPage<RankEntry> {
  /// A page of the ranking; the first is 1.
  static func ranking(page: Int) -> Endpoint {
    Endpoint(.get, "/coin/rank/\(page)/json", decoding: .envelope(.wanAndroid))
  }
}

extension Endpoint where Response == RankEntry {
  /// The user's row.
  static var myCoins: Endpoint { Endpoint(.get, "/lg/coin/userinfo/json", decoding: .envelope(.wanAndroid)) }
}
