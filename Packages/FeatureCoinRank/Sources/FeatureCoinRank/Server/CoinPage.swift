import Networking

/// One page of a list as wanandroid sends it. Every field can be missing.
struct CoinPage<Entry: Decodable & Sendable>: Decodable, Sendable {
  @LenientCount var curPage: Int?
  var datas: LossyArray<Entry>?
  @Lenient var over: Bool?
  @LenientCount var pageCount: Int?

  /// Whether this is the last page. No single field suffices: for an empty list the
  /// server sends page 1 of 0, and for page 0 it never sets `over`.
  var isLast: Bool {
    let isEmpty = datas?.elements.isEmpty ?? true
    let isBehindLast = curPage.flatMap { page in pageCount.map { page >= $0 } } ?? false
    return over == true || isBehindLast || isEmpty
  }

  /// The page.
  ///
  /// - Throws: A `NetworkError` if there are entries and none of them could be decoded. An empty page would instead
  ///   mean that the list has ended.
  var readable: CoinPage {
    get throws {
      _ = try datas?.readable
      return self
    }
  }

  /// Returns the fraction of the requested pages that is loaded after this page, which is not the last one, or 0 if the
  /// server does not send page numbers.
  func share(ofPages wanted: Int) -> Double {
    guard let curPage, let pageCount else { return 0 }
    return min(1, Double(curPage) / Double(max(1, min(wanted, pageCount))))
  }
}

extension EnvelopeFormat {
  /// The format of wanandroid's envelope: `{"data": …, "errorCode": 0, "errorMsg": ""}`.
  static let wanAndroid = EnvelopeFormat(code: "errorCode", message: "errorMsg")
}
