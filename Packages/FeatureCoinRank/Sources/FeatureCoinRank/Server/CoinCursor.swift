/// The position of a page in a list that wanandroid sends.
struct CoinCursor: Sendable {
  /// The number of the page.
  var page = 1
  /// The IDs of the entries on the page before.
  var previous: Set<Int> = []

  /// Returns the position of the next page, or `nil` if this page contains only entries of the page before. A server
  /// that sends the same page again and again would otherwise never end the list.
  func next(after ids: Set<Int>) -> CoinCursor? {
    ids.isSubset(of: previous) ? nil : CoinCursor(page: page + 1, previous: ids)
  }
}
