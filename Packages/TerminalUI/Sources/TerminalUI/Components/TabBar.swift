public import Observation

extension Command {
  /// The command that selects the tab on the left.
  public static let previousTab = Command("tabs.previous")
  /// The command that selects the tab on the right.
  public static let nextTab = Command("tabs.next")
  /// The command that shows a list of all tabs.
  public static let allTabs = Command("tabs.all")
  /// Returns the command that selects a tab by its index. Digits are the keys of the first nine tabs.
  public static func tab(_ index: Int) -> Command { Command("tabs.\(index + 1)") }
}

/// A header with tabs, one of which is selected. The title of a pushed screen follows the tabs.
///
/// If there is no room for all tabs, the bar shows those around the selected one, and `‹` and `›` where tabs are
/// omitted. The digits select the first nine tabs, the braces the neighboring ones, and `0` shows a list of all tabs;
/// see ``TerminalApplication/showTabs(of:)``.
@MainActor @Observable public final class TabBar: Header {
  /// A tab of a tab bar.
  public struct Tab: Sendable, Hashable {
    /// The title of the tab.
    public var title: TerminalText
    /// The number after the title. It is hidden if it is 0, and shown as `99+` if it is greater than 99.
    public var badge: Int

    /// Creates a tab.
    public init(_ title: TerminalText, badge: Int = 0) {
      self.title = title
      self.badge = badge
    }

    fileprivate var badgeText: TerminalText { badge <= 0 ? "" : badge > 99 ? " 99+" : " \(badge)" }
  }

  /// The tabs.
  public var tabs: [Tab] { didSet { selectedIndex = min(selectedIndex, max(0, tabs.count - 1)) } }
  /// The name of the app, before the tabs. A narrow window omits it.
  public var name: TerminalText = ""
  /// The text on the right, such as the account and the server. A narrow window omits it.
  public var right = StyledText.empty
  /// The position of the selected tab.
  public private(set) var selectedIndex = 0
  /// A closure that is called when the user has selected another tab.
  @ObservationIgnored public var onSelect: (@MainActor (Int) -> Void)?

  /// Creates a bar with the first tab selected.
  public init(_ tabs: [Tab]) {
    self.tabs = tabs
  }

  /// Selects a tab without calling ``onSelect``. Does nothing if there is no tab at the index.
  public func select(_ index: Int) {
    if tabs.indices.contains(index) { selectedIndex = index }
  }

  /// The key bindings: digits, `{`, `}` and `0`. Tabs after the ninth have no digit; the user finds them by name in the
  /// list of all tabs.
  public var keys: KeyTable {
    let strings = TerminalStrings.english  // the application replaces them with its own
    let digits = tabs.indices.map { index in
      KeyBinding(Self.digit(of: index).flatMap { Key($0) }.map { [$0] } ?? [], .tab(index), tabs[index].title)
    }
    return KeyTable(
      digits + [
        KeyBinding(["{"], .previousTab, strings.previousTab), KeyBinding(["}"], .nextTab, strings.nextTab),
        KeyBinding(["0"], .allTabs, strings.allTabs),
      ])
  }

  private static func digit(of index: Int) -> String? { index < 9 ? "\(index + 1)" : nil }

  /// Performs a command that selects a tab. Returns `false` for any other command.
  public func perform(_ command: Command) -> Bool {
    let count = max(tabs.count, 1)
    switch command {
    case .previousTab: change(to: (selectedIndex + count - 1) % count)
    case .nextTab: change(to: (selectedIndex + 1) % count)
    default:
      guard let index = tabs.indices.first(where: { command == .tab($0) }) else { return false }
      change(to: index)
    }
    return true
  }

  private func change(to index: Int) {
    if index == selectedIndex || !tabs.indices.contains(index) { return }
    selectedIndex = index
    onSelect?(index)
  }

  /// A Boolean value that indicates whether the header shows the title of the first screen: `false`, to leave the
  /// line to the tabs.
  public var showsFirstTitle: Bool { false }

  /// Draws the name, the tabs, the title of the top screen, and the account in one line.
  public func draw(in canvas: inout Canvas, for screens: [any Screen]) {
    canvas.fill(.surface)
    let width = canvas.width
    let title = screens.count > 1 ? screens.last.map { "> " + $0.title } ?? "" : ""
    var left = 1
    var end = canvas.size.columns - 1
    if canvas.size.columns >= Self.columnsForName {
      if !name.isEmpty { left = canvas.draw(StyledText(name, Style(.accent, [.bold])), column: 1) + Self.gap + 1 }
      let right = right.truncated(to: canvas.size.columns / 3, measuring: width)
      end -= right.columns(measuring: width)
      canvas.draw(right, column: end, style: Style(.muted))
      if !right.isEmpty { end -= Self.gap }
    }
    // A long title leaves half of the line to the tabs.
    let room = max(0, end - left)
    let titleRoom = title.isEmpty ? 0 : min(width.columns(of: title) + Self.gap, room / 2)
    let tabsEnd = drawTabs(in: left..<max(left, end - titleRoom), &canvas)
    if !title.isEmpty {
      canvas.draw(
        StyledText(title, Style(.text, [.bold])), column: tabsEnd + Self.gap, limit: end - tabsEnd - Self.gap)
    }
  }

  private static let gap = 2
  private static let columnsForName = 60
  private static let before: TerminalText = "‹ "
  private static let after: TerminalText = " ›"

  /// Draws the selected tab, and as many tabs on each side as fit. Returns the column after the tabs.
  private func drawTabs(in columns: Range<Int>, _ canvas: inout Canvas) -> Int {
    let (room, width) = (columns.count, canvas.width)
    guard tabs.indices.contains(selectedIndex) else { return columns.lowerBound }
    let shown = visibleTabs(in: room, measuring: width)
    var column = columns.lowerBound
    func draw(_ text: StyledText, _ command: Command) {
      let end = canvas.draw(text, column: column, limit: columns.upperBound - column, style: Style(.muted))
      canvas.onMouse(Rect(column: column, columns: end - column, rows: 1)) { [weak self] in
        $0.action == .press && self?.perform(command) == true
      }
      column = end
    }
    if shown.lowerBound > 0 { draw(StyledText(Self.before), .previousTab) }
    let marks = (shown.upperBound < tabs.count ? width.columns(of: Self.after) : 0)
    // A single tab without enough room loses its badge before its title is truncated.
    let hasBadges =
      text(of: selectedIndex, isNumbered: false).columns(measuring: width) <= columns.upperBound - column - marks
    for index in shown {
      let text = text(of: index, isNumbered: false, hasBadge: hasBadges || shown.count > 1)
      draw(text.truncated(to: max(0, columns.upperBound - column - marks), measuring: width), .tab(index))
      if index < shown.upperBound - 1 { column += Self.gap }
    }
    if shown.upperBound < tabs.count { draw(StyledText(Self.after), .nextTab) }
    return column
  }

  /// Returns the selected tab, and as many tabs on each side as fit.
  private func visibleTabs(in room: Int, measuring width: ColumnWidth) -> Range<Int> {
    let columns = tabs.indices.map { text(of: $0, isNumbered: false).columns(measuring: width) + Self.gap }
    func fits(_ shown: Range<Int>) -> Bool {
      let before = shown.lowerBound > 0 ? width.columns(of: Self.before) : 0
      let after = shown.upperBound < tabs.count ? width.columns(of: Self.after) : 0
      return columns[shown].reduce(-Self.gap, +) <= room - before - after
    }
    var shown = selectedIndex..<selectedIndex + 1
    while let wider = [
      tabs.indices, shown.lowerBound..<min(shown.upperBound + 1, tabs.count),
      max(shown.lowerBound - 1, 0)..<shown.upperBound,
    ].first(where: { $0.count > shown.count && fits($0) }) {
      shown = wider
    }
    return shown
  }

  /// Returns the text that represents a tab in the bar or in the list of all tabs.
  func text(of index: Int, isNumbered: Bool = true, hasBadge: Bool = true) -> StyledText {
    let tab = tabs[index]
    let style = index == selectedIndex ? Style(.accent, [.bold, .underline]) : Style(.muted)
    let number = isNumbered ? Self.digit(of: index).map { TerminalText($0) + " " } ?? "" : ""
    return StyledText(number + tab.title, style) + (hasBadge ? StyledText(tab.badgeText, .error) : .empty)
  }
}
