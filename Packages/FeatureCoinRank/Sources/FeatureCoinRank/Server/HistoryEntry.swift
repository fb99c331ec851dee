import Foundation
import Networking

/// One change of the coins as the server sends it. An entry without an identifier is dropped.
struct HistoryEntry: Decodable, Sendable {
  @IntegerOrString var id: Int
  @Lenient var coinCount: Int?
  /// The number of milliseconds since 1970.
  @Lenient var date: Int?
  @Lenient var reason: String?
  @Lenient var desc: String?

  var entry: CoinEntry {
    CoinEntry(
      id: id, coins: coinCount, date: date.map { Date(timeIntervalSince1970: Double($0) / 1000) }, reason: reason,
      details: desc)
  }
}

extension Endpoint where Response == CoinPage<HistoryEntry> {
  /// Returns the endpoint of a page of the user's history. The number of the first page is 1.
  static func history(page: Int) -> Endpoint {
    let decoding = Decoding<CoinPage<HistoryEntry>>.envelope(.wanAndroid).map { try $0.readable }
    return Endpoint(.get, "/lg/coin/list/\(page)/json", decoding: decoding)
  }
}
