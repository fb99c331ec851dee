import Networking

/// One page of a list as wanandroid sends it. Every field may be missing.
struct CoinPage<Entry: Decodable & Sendable>: Decodable, Sendable {
  var curPage: Int?
  var datas: LossyArray<Entry>?
  var over: Bool?
  var pageCount: Int?

  /// Whether no page follows. Neither sign suffices: an empty list is page 1 of 0, and page 0 is never over.
  var isLast: Bool {
    let isEmpty = datas.map { $0.elements.isEmpty && $0.dropped == 0 } ?? true
    let isBehindLast = curPage.flatMap { page in pageCount.map { page >= $0 } } ?? false
    return over == true || isBehindLast || isEmpty
  }

  /// Which share of so many pages is in with this one: all with the last, none where the server does not count.
  func share(ofPages wanted: Int) -> Double {
    if isLast { return 1 }
    guard let curPage, let pageCount else { return 0 }
    return min(1, Double(curPage) / Double(max(1, min(wanted, pageCount))))
  }
}

extension EnvelopeFormat {
  /// `{"data": …, "errorCode": 0, "errorMsg": ""}`
  static let wanAndroid = EnvelopeFormat(code: "errorCode", message: "errorMsg")
}
