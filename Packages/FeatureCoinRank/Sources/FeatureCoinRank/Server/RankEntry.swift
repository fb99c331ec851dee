import Networking

/// One row of the ranking as the server sends it. An entry without an identifier is dropped.
struct RankEntry: Decodable, Sendable {
  @IntegerOrString var userId: Int
  /// The user's rank, which was a number until 2020 and has been a string since then.
  @Lenient var rank: StringOrNumber?
  @Lenient var username: String?
  @Lenient var nickname: String?
  @LenientCount var level: Int?
  @Lenient var coinCount: Int?

  var row: RankedUser {
    let name = [username, nickname].compactMap(\.self).first { !$0.isEmpty }
    return RankedUser(id: userId, rank: rank?.text, name: name, level: level, coins: coinCount)
  }
}

extension Endpoint where Response == CoinPage<RankEntry> {
  /// Returns the endpoint of a page of the ranking. The number of the first page is 1.
  static func ranking(page: Int) -> Endpoint {
    let decoding = Decoding<CoinPage<RankEntry>>.envelope(.wanAndroid).map { try $0.readable }
    return Endpoint(.get, "/coin/rank/\(page)/json", decoding: decoding)
  }
}

extension Endpoint where Response == RankEntry {
  /// The endpoint of the user's own row.
  static var myCoins: Endpoint { Endpoint(.get, "/lg/coin/userinfo/json", decoding: .envelope(.wanAndroid)) }
}
