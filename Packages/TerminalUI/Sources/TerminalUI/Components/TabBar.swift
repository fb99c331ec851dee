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
/// omitted. The digits select the first nine tabs, the brackets the neighboring ones, and `0` shows a list of all tabs;
/// see ``TerminalApplication/showTabs(of:)``.
@MainActor @Observable public final class TabBar: Header {
  /// A tab of a tab bar.
  public struct Tab: Sendable, Hashable {
    /// The title of the tab.
    public var title: TerminalText
    /// The number in parentheses after the title. It is hidden if it is 0, and shown as `99+` if it is greater than 99.
    public var badge: Int

    /// Creates a tab.
    public init(_ title: TerminalText, badge: Int = 0) {
      self.title = title
      self.badge = badge
    }

    fileprivate var badgeText: TerminalText { badge <= 0 ? "" : badge > 99 ? " (99+)" : " (\(badge))" }
  }

  /// The tabs.
  public var tabs: [Tab] { didSet { selectedIndex = min(selectedIndex, max(0, tabs.count - 1)) } }
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

  /// The key bindings: digits, `[`, `]` and `0`. Tabs after the ninth have no digit; the user finds them by name in the
  /// list of all tabs.
  public var keys: KeyTable {
    let strings = TerminalStrings.english  // the application replaces them with its own
    let digits = tabs.indices.map { index in
      KeyBinding(Self.digit(of: index).flatMap { Key($0) }.map { [$0] } ?? [], .tab(index), tabs[index].title)
    }
    return KeyTable(
      digits + [
        KeyBinding(["["], .previousTab, strings.previousTab), KeyBinding(["]"], .nextTab, strings.nextTab),
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

  /// Draws the tabs and the title of the top screen in one line.
  public func draw(in canvas: inout Canvas, for screens: [any Screen]) {
    canvas.fill(.surface)
    let title = screens.count > 1 ? screens.last.map { "> " + $0.title } ?? "" : ""
    let room = canvas.size.columns - 2
    // A long title leaves half of the line to the tabs.
    let titleRoom = title.isEmpty ? 0 : min(canvas.width.columns(of: title) + Self.gap, room / 2)
    let end = canvas.draw(
      line(in: room - titleRoom, measuring: canvas.width), column: 1, limit: room - titleRoom,
      style: Style(.muted))
    if !title.isEmpty {
      canvas.draw(
        StyledText(title, Style(.text, [.bold])), column: end + Self.gap, limit: room + 1 - end - Self.gap)
    }
  }

  private static let gap = 2
  private static let before: TerminalText = "‹ "
  private static let after: TerminalText = " ›"

  /// Returns the text of the selected tab, and of as many tabs on each side as fit.
  private func line(in room: Int, measuring width: ColumnWidth) -> StyledText {
    guard tabs.indices.contains(selectedIndex) else { return .empty }
    let texts = tabs.indices.map { text(of: $0) }
    let columns = texts.map { $0.columns(measuring: width) + Self.gap }
    func hidden(_ shown: Range<Int>) -> (before: TerminalText, after: TerminalText) {
      (shown.lowerBound > 0 ? Self.before : "", shown.upperBound < tabs.count ? Self.after : "")
    }
    func roomForTabs(_ shown: Range<Int>) -> Int {
      let hidden = hidden(shown)
      return room - width.columns(of: hidden.before) - width.columns(of: hidden.after)
    }
    func fits(_ shown: Range<Int>) -> Bool { columns[shown].reduce(-Self.gap, +) <= roomForTabs(shown) }

    var shown = selectedIndex..<selectedIndex + 1
    while let wider = [
      tabs.indices, shown.lowerBound..<min(shown.upperBound + 1, tabs.count),
      max(shown.lowerBound - 1, 0)..<shown.upperBound,
    ].first(where: { $0.count > shown.count && fits($0) }) {
      shown = wider
    }
    let marks = hidden(shown)
    // A single tab without enough room loses its badge before its title is truncated.
    let line =
      fits(shown)
      ? texts[shown].reduce(.empty) { $0.isEmpty ? $1 : $0 + "  " + $1 }
      : text(of: selectedIndex, hasBadge: false).truncated(to: max(0, roomForTabs(shown)), measuring: width)
    return StyledText(marks.before) + line + StyledText(marks.after)
  }

  /// Returns the text that represents a tab in the bar or in the list of all tabs.
  func text(of index: Int, isNumbered: Bool = true, hasBadge: Bool = true) -> StyledText {
    let tab = tabs[index]
    let style = index == selectedIndex ? Style(.accent, [.bold, .underline]) : Style(.muted)
    let number = isNumbered ? Self.digit(of: index).map { TerminalText($0) + " " } ?? "" : ""
    return StyledText(number + tab.title, style) + (hasBadge ? StyledText(tab.badgeText, .error) : .empty)
  }
}
