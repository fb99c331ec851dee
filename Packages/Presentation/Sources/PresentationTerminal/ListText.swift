public import Presentation

/// The words of a list. Start from ``standard`` and replace what a feature says differently.
public struct ListText: Sendable {
  /// The name of the command that loads the newest rows.
  public var refresh = LocalizedText(en: "Refresh", zhHans: "刷新")
  /// The name of the command that loads further rows, or `nil` for a list without further rows.
  public var loadMore: LocalizedText? = LocalizedText(en: "Load more", zhHans: "加载更多")
  /// Shown while the newest rows are loaded.
  public var loading = LocalizedText(en: "Loading...", zhHans: "正在刷新数据中...")
  /// Shown while further rows are loaded.
  public var loadingMore = LocalizedText(en: "Loading...", zhHans: "正在加载更多的数据...")
  /// Shown below the last row.
  public var endReached = LocalizedText(en: "No more data", zhHans: "已经全部加载完毕")
  /// Shown in place of rows when there are none.
  public var empty = LocalizedText(en: "No data", zhHans: "暂无数据")
  /// What to do about an empty list, or `nil`.
  public var emptyDetail: LocalizedText?
  /// Shown in place of rows when loading failed.
  public var failed = LocalizedText(en: "Loading failed", zhHans: "加载失败")
  /// Shown above rows that could not be refreshed.
  public var refreshFailed = LocalizedText(en: "Loading failed", zhHans: "加载失败")
  /// Shown below the rows when further rows could not be loaded.
  public var loadMoreFailed = LocalizedText(en: "Loading failed", zhHans: "加载失败")
  /// What the key of a failed request does.
  public var retry = LocalizedText(en: "retry", zhHans: "重试")
  /// What the key below an empty list does.
  public var refreshAction = LocalizedText(en: "refresh", zhHans: "刷新")
  /// What the key below the last row does.
  public var moreAction = LocalizedText(en: "load more", zhHans: "加载更多")
  /// The label of rows that arrived above the visible ones.
  public var newRows: @Sendable (Int) -> LocalizedText = {
    LocalizedText(en: "^ \($0) new", zhHans: "^ \($0) 条新内容")
  }

  /// The words that most lists use.
  public static let standard = ListText()

  /// Returns the time of the last update as the status bar shows it.
  static func updated(_ time: String) -> LocalizedText {
    LocalizedText(en: "updated \(time)", zhHans: "更新于 \(time)")
  }
}
