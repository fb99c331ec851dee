/// The texts of a list, in any user interface. Start from ``standard`` and replace the texts that differ in a feature.
public struct ListText: Sendable {
  /// The name of the command that loads the newest rows.
  public var refresh = LocalizedText(en: "Refresh", zhHans: "刷新")
  /// The name of the command that loads further rows, or `nil` for a list without further rows.
  public var loadMore: LocalizedText? = LocalizedText(en: "Load more", zhHans: "加载更多")
  /// The text shown while the newest rows are loading.
  public var loading = LocalizedText(en: "Loading…", zhHans: "正在刷新数据中…")
  /// The text shown while further rows are loading.
  public var loadingMore = LocalizedText(en: "Loading…", zhHans: "正在加载更多的数据…")
  /// The text shown below the rows when there are no further rows.
  public var endReached = LocalizedText(en: "No more data", zhHans: "已经全部加载完毕")
  /// The text shown when there are no rows.
  public var empty = LocalizedText(en: "No data", zhHans: "暂无数据")
  /// Advice for an empty list, or `nil` for none.
  public var emptyDetail: LocalizedText?
  /// The text shown instead of rows when loading failed.
  public var failed = LocalizedText(en: "Loading failed", zhHans: "加载失败")
  /// The text shown above the rows when refreshing failed.
  public var refreshFailed = LocalizedText(en: "Loading failed", zhHans: "加载失败")
  /// The text shown below the rows when loading further rows failed.
  public var loadMoreFailed = LocalizedText(en: "Loading failed", zhHans: "加载失败")
  /// The label of the key that repeats a failed request.
  public var retry = LocalizedText(en: "Retry", zhHans: "重试")
  /// A closure that returns the label for a number of new rows above the visible ones.
  public var newRows: @Sendable (Int) -> LocalizedText = {
    LocalizedText(en: "\($0) new", zhHans: "\($0) 条新内容")
  }

  /// A closure that returns text with the number of rows, for screen readers.
  public var rowCount: @Sendable (Int) -> LocalizedText = {
    LocalizedText(en: $0 == 1 ? "1 row" : "\($0) rows", zhHans: "共 \($0) 行")
  }

  /// The texts of most lists.
  public static let standard = ListText()

  /// Returns the message for a search that found nothing in the rows that are loaded, while the list has more rows.
  public static func searched(_ count: Int) -> LocalizedText {
    LocalizedText(
      en: "Searched only the \(count) rows that are loaded", zhHans: "仅搜索了已加载的 \(count) 行")
  }

  /// Returns the text for the time of the last update.
  public static func updated(_ time: String) -> LocalizedText {
    LocalizedText(en: "updated \(time)", zhHans: "更新于 \(time)")
  }
}
