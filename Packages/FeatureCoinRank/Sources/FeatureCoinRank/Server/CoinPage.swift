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
}

extension EnvelopeFormat {
  /// `{"data": …, "errorCode": 0, "errorMsg": ""}`
  static let wanAndroid = EnvelopeFormat(code: "errorCode", message: "errorMsg")
}
