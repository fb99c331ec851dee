/// The words that the application itself shows. Screens bring their own.
public struct TerminalStrings: Sendable, Hashable {
  /// Labels of the application's own commands.
  public var back: TerminalText, close: TerminalText, quit: TerminalText, help: TerminalText
  public var redraw: TerminalText, suspend: TerminalText
  /// Labels of a list's commands.
  public var up: TerminalText, down: TerminalText, pageUp: TerminalText, pageDown: TerminalText
  public var first: TerminalText, last: TerminalText, open: TerminalText
  /// Help.
  public var search: TerminalText, noMatch: TerminalText
  /// What is said of a typed line that means nothing.
  public var notUnderstood: TerminalText

  /// English.
  public static let english = TerminalStrings(
    back: "Back", close: "Close", quit: "Quit", help: "Help", redraw: "Redraw", suspend: "Suspend",
    up: "Up", down: "Down", pageUp: "Page up", pageDown: "Page down", first: "First", last: "Last", open: "Open",
    search: "Search", noMatch: "No key does that",
    notUnderstood: "Not understood; type ? for help:")

  /// Chinese in simplified characters.
  public static let simplifiedChinese = TerminalStrings(
    back: "返回", close: "关闭", quit: "退出", help: "帮助", redraw: "重绘", suspend: "挂起",
    up: "上移", down: "下移", pageUp: "上一页", pageDown: "下一页", first: "首行", last: "末行", open: "打开",
    search: "搜索", noMatch: "没有这样的按键", notUnderstood: "无法识别，输入 ? 查看帮助：")
}
