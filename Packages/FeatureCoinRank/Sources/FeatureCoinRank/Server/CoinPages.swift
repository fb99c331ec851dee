/// The number of pages that a command loads. A server cannot make the command run forever.
struct CoinPages {
  /// The maximum number of pages.
  let count: Int
  /// The number of entries after which no further page is loaded.
  let entries: Int
  /// Whether all pages were requested.
  let isAll: Bool

  /// Creates a number of pages.
  ///
  /// - Parameter pages: The number that the user chose, or `nil` for all pages up to a limit.
  init(_ pages: Int?) {
    count = max(1, pages ?? 100)
    entries = pages == nil ? 10_000 : .max
    isAll = pages == nil
  }
}
