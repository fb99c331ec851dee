/// The texts of this package, such as the labels of its commands.
public struct TerminalStrings: Sendable, Hashable {
  /// The labels of the application's own commands.
  public var back: TerminalText, close: TerminalText, quit: TerminalText, help: TerminalText
  /// The labels of the application's own commands.
  public var redraw: TerminalText, suspend: TerminalText
  /// The labels of a list's commands.
  public var up: TerminalText, down: TerminalText, pageUp: TerminalText, pageDown: TerminalText
  /// The labels of a list's commands.
  public var first: TerminalText, last: TerminalText, open: TerminalText
  /// The labels of an editor's commands.
  public var undo: TerminalText, redo: TerminalText
  /// The labels of the commands of a tab bar.
  public var previousTab: TerminalText, nextTab: TerminalText, allTabs: TerminalText
  /// The labels of the commands that move the focus between panes.
  public var nextPane: TerminalText, leftPane: TerminalText, rightPane: TerminalText
  /// The message shown in the list of tabs if no tab matches the typed text.
  public var noTab: TerminalText
  /// The strings of the list of keys: the label of its search, and the message shown if no key matches.
  public var search: TerminalText, noMatch: TerminalText
  /// The title of the palette, and the placeholder of its search field.
  public var palette: TerminalText, paletteHint: TerminalText
  /// The labels of the keys on the lower edge of the palette, and the word between the number of entries that match and
  /// the number of all entries.
  public var paletteRun: TerminalText, paletteClose: TerminalText, paletteOf: TerminalText
  /// The strings of a search on a screen: the labels of the keys for the next and the previous match, and the message
  /// shown if there is no match.
  public var searchNext: TerminalText, searchPrevious: TerminalText, notFound: TerminalText
  /// The messages for an unknown line of input, and for a command that has no effect on the screen.
  public var notUnderstood: TerminalText, notAvailable: TerminalText

  /// The texts in English.
  public static let english = TerminalStrings(
    back: "Back", close: "Close", quit: "Quit", help: "Help", redraw: "Redraw", suspend: "Suspend",
    up: "Move up", down: "Move down", pageUp: "Page up", pageDown: "Page down", first: "First", last: "Last",
    open: "Open", undo: "Undo", redo: "Redo",
    previousTab: "Previous tab", nextTab: "Next tab", allTabs: "All tabs",
    nextPane: "Next pane", leftPane: "Left pane", rightPane: "Right pane", noTab: "No tab has that name",
    search: "Search", noMatch: "No command matches",
    palette: "Go to, run, switch", paletteHint: "Screen, command, @person, #hashtag",
    paletteRun: "run", paletteClose: "close", paletteOf: " of ",
    searchNext: "Find next", searchPrevious: "Find previous", notFound: "Not found:",
    notUnderstood: "Unknown input; type :? for help:", notAvailable: "Not available here:")

  /// The texts in Simplified Chinese.
  public static let simplifiedChinese = TerminalStrings(
    back: "返回", close: "关闭", quit: "退出", help: "帮助", redraw: "重绘", suspend: "挂起",
    up: "上移", down: "下移", pageUp: "上一页", pageDown: "下一页", first: "首行", last: "末行", open: "打开",
    undo: "撤销", redo: "重做",
    previousTab: "上一个标签页", nextTab: "下一个标签页", allTabs: "全部标签页", nextPane: "下一个窗格", leftPane: "左侧窗格",
    rightPane: "右侧窗格", noTab: "没有这个名称的标签页",
    search: "搜索", noMatch: "没有匹配的命令",
    palette: "前往、运行、切换", paletteHint: "界面、命令、@用户、#话题标签",
    paletteRun: "执行", paletteClose: "关闭", paletteOf: " / ",
    searchNext: "查找下一个", searchPrevious: "查找上一个", notFound: "没有找到：", notUnderstood: "无法识别，输入 :? 查看帮助：",
    notAvailable: "此处不可用：")

  /// Returns the label of a command of a list or an editor, or of a command for the previous, next or all tabs, or `nil`
  /// for any other command.
  func label(for command: Command) -> TerminalText? {
    switch command {
    case .listUp: up
    case .listDown: down
    case .listPageUp: pageUp
    case .listPageDown: pageDown
    case .listFirst: first
    case .listLast: last
    case .listOpen: open
    case .editorUndo: undo
    case .editorRedo: redo
    case .previousTab: previousTab
    case .nextTab: nextTab
    case .allTabs: allTabs
    default: nil
    }
  }
}

extension KeyTable {
  /// Returns a copy of the table with the labels of the commands of lists, editors and tab bars in another language. Does not
  /// change labels that a screen has chosen.
  func labeled(by strings: TerminalStrings) -> KeyTable {
    KeyTable(
      bindings.map { binding in
        var binding = binding
        if binding.label == TerminalStrings.english.label(for: binding.command) {
          binding.label = strings.label(for: binding.command) ?? binding.label
        }
        return binding
      })
  }
}
