import Networking

/// One page of the ranking as the server sends it. Every field may be missing.
struct RankPage: Decodable, Sendable {
  var curPage: Int?
  var datas: LossyArray<RankEntry>?
  var over: Bool?
  var pageCount: Int?

  /// Whether no page follows. Neither sign suffices: an empty ranking is page 1 of 0, and page 0 is never over.
  var isLast: Bool {
    let isEmpty = datas.map { $0.elements.isEmpty && $0.dropped == 0 } ?? true
    let isBehindLast = curPage.flatMap { page in pageCount.map { page >= $0 } } ?? false
    return over == true || isBehindLast || isEmpty
  }
}

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

extension Endpoint where Response == RankPage {
  /// A page of the ranking; the first is 1.
  static func ranking(page: Int) -> Endpoint {
    Endpoint(
      .get, "/coin/rank/\(page)/json",
      decoding: .envelope(EnvelopeFormat(code: "errorCode", message: "errorMsg")))
  }
}
