/// Words that several features use.
extension LocalizedText {
  /// The separator between a label or a statement and the text after it.
  public static let colon = LocalizedText(en: ": ", zhHans: "：")
  /// The name of a command or button that cancels.
  public static let cancel = LocalizedText(en: "Cancel", zhHans: "取消")
  /// The name of the command that switches between ages and exact dates.
  public static let exactDates = LocalizedText(en: "Exact dates", zhHans: "显示完整时间")
  /// The name of a command or button that logs the user in.
  public static let logIn = LocalizedText(en: "Log in", zhHans: "登录")
  /// The statement that contents come from an earlier response.
  public static let notUpToDate = LocalizedText(en: "Not up to date", zhHans: "内容未更新")
  /// The name of the command that opens a web page.
  public static let openInBrowser = LocalizedText(en: "Open in browser", zhHans: "在浏览器中打开")
  /// The name of the command that returns from a search field to its results.
  public static let results = LocalizedText(en: "Results", zhHans: "结果")
}
